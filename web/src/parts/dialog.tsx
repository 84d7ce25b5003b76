/** A sheet of paper over the table: a real dialog, so that focus and Esc behave. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { IconButton } from "./button";

interface DialogProps {
  title: string;
  closing: string; // the name of the way out
  close(): void;
  class?: string;
  children: ComponentChildren;
}

export function Dialog({ title, closing, close, class: name = "", children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const back = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    return () => back?.focus?.();
  }, []);
  const outside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; with keys that is Escape
    <dialog
      ref={dialog}
      class={`paper ${name}`}
      aria-labelledby={id}
      onClick={outside}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div class="inner">
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={closing} onClick={close} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

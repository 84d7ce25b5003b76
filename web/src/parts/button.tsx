/** Buttons: the primary one says what will happen; icon buttons always carry a name. */

import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./sprite";

interface ButtonProps {
  children: ComponentChildren;
  onClick(): void;
  primary?: boolean; // barn red, and the key C
  straw?: boolean;
  disabled?: boolean;
  label?: string; // when the text alone would not be clear to a listener
  class?: string;
}

export function Button({ children, onClick, primary, straw, disabled, label, class: more = "" }: ButtonProps) {
  const look = primary ? " p" : straw ? " s" : "";
  return (
    <button
      type="button"
      class={`btn${look} ${more}`}
      aria-disabled={disabled ? true : undefined}
      aria-label={label}
      data-confirm={primary && !disabled ? "" : undefined}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  onClick(): void;
  count?: number;
  class?: string;
  pressed?: boolean;
}

export function IconButton({ icon, label, onClick, count, class: more = "", pressed }: IconButtonProps) {
  return (
    <button
      type="button"
      class={`ib ${more}`}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
      {count ? <span class="n">{count}</span> : null}
    </button>
  );
}

/** Which animal I am: each is one person's. */

import type { Be, TableInfo } from "../../../generated/wire";
import { Dialog } from "../../../parts/dialog";
import { Sprite } from "../../../parts/sprite";
import type { Translate } from "../../messages";
import { keepAnimal } from "../../person";
import { ANIMALS, called } from "../../seats";
import type { Table } from "../../table";

interface AnimalsProps {
  t: Translate;
  info: TableInfo;
  seat: string; // of mine
  store: Table;
  close(): void;
}

export function Animals({ t, info, seat, store, close }: AnimalsProps) {
  const whose = (animal: Be["animal"]) => info.seats.find((one) => one.animal === animal);
  const pick = (animal: Be["animal"]) => {
    keepAnimal(animal);
    store.send({ type: "be", animal });
    close();
  };
  return (
    <Dialog title={t("animal-title")} closing={t("close")} close={close}>
      <div class="animals">
        {ANIMALS.map((animal) => {
          const owner = whose(animal);
          const mine = owner?.seat === seat;
          return (
            <button
              key={animal}
              type="button"
              class={mine ? "chosen" : ""}
              aria-pressed={mine}
              disabled={Boolean(owner) && !mine}
              onClick={() => pick(animal)}
            >
              <Sprite id={`h-${animal}`} />
              <span>{t(`animal-${animal}`)}</span>
              {owner && !mine ? <small>{called(owner)}</small> : null}
            </button>
          );
        })}
      </div>
    </Dialog>
  );
}

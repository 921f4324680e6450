import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { InkGuide, InkGuides, LedStroke } from '@lectern/stage/ink';

/** What instruments lay over the show for pens to be led by. */
export class LaidGuides implements InkGuides {
  readonly #all = new Signal<ReadonlyMap<string, InkGuide>>(new Map());
  readonly #led = new Signal<LedStroke | undefined>(undefined);

  get all(): Readable<ReadonlyMap<string, InkGuide>> {
    return this.#all;
  }

  /** The stroke that was led last, while it is written too. */
  get led(): Readable<LedStroke | undefined> {
    return this.#led;
  }

  /** Lays a guide, in the place of one with the same id, until it is disposed. */
  readonly lay = (id: string, guide: InkGuide): Dispose => {
    this.#all.set(new Map([...this.#all.get(), [id, guide]]));
    return () => {
      if (this.#all.get().get(id) !== guide) return;
      this.#all.set(new Map([...this.#all.get()].filter(([other]) => other !== id)));
    };
  };

  readonly tell = (led: LedStroke): void => this.#led.set(led);
}

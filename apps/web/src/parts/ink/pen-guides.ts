import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { InkGuide, InkGuides, LedStroke } from '@lectern/stage/ink';

/** The guides that instruments add over the show, for strokes to snap to. */
export class PenGuides implements InkGuides {
  readonly #all = new Signal<ReadonlyMap<string, InkGuide>>(new Map());
  readonly #led = new Signal<LedStroke | undefined>(undefined);

  get all(): Readable<ReadonlyMap<string, InkGuide>> {
    return this.#all;
  }

  /** The stroke that snapped last, updated while it is drawn. */
  get led(): Readable<LedStroke | undefined> {
    return this.#led;
  }

  /** Adds a guide, replacing one with the same id, until it is disposed. */
  readonly lay = (id: string, guide: InkGuide): Dispose => {
    this.#all.set(new Map([...this.#all.get(), [id, guide]]));
    return () => {
      if (this.#all.get().get(id) !== guide) return;
      this.#all.set(new Map([...this.#all.get()].filter(([other]) => other !== id)));
    };
  };

  readonly tell = (led: LedStroke): void => this.#led.set(led);
}

import { Signal } from '@lectern/base';

/** The windows of a layer, back to front. */
export class WindowOrder {
  readonly ids = new Signal<readonly string[]>([]);

  /** Moves a window to the front, and adds it when it is new. */
  readonly raise = (id: string): void => {
    const ids = this.ids.get();
    if (ids.at(-1) !== id) this.ids.set([...ids.filter((other) => other !== id), id]);
  };

  readonly remove = (id: string): void => {
    this.ids.set(this.ids.get().filter((other) => other !== id));
  };
}

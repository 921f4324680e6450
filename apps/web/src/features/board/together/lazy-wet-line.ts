import type { WetLine } from '../../../parts/ink/index.ts';

type Surface = Parameters<WetLine['connect']>[1];

interface Shown {
  readonly pageId: string;
  readonly surface: Surface;
  leave?: () => void;
}

/** A wet line whose code is loaded after the board has opened, so that writing does not wait for it. */
export class LazyWetLine implements WetLine {
  #line: WetLine | undefined;
  #shown: Shown | undefined;

  /** When the code fails to load, other users see a stroke only when it is stored. */
  constructor(load: () => Promise<WetLine>) {
    load().then(
      (line) => {
        this.#line = line;
        if (this.#shown) this.#shown.leave = line.connect(this.#shown.pageId, this.#shown.surface);
      },
      () => undefined,
    );
  }

  connect(pageId: string, surface: Surface): () => void {
    const shown: Shown = { pageId, surface };
    if (this.#line) shown.leave = this.#line.connect(pageId, surface);
    this.#shown = shown;
    return () => {
      shown.leave?.();
      if (this.#shown === shown) this.#shown = undefined;
    };
  }

  writes(): void {
    this.#line?.writes();
  }

  wrote(...kept: Parameters<WetLine['wrote']>): void {
    this.#line?.wrote(...kept);
  }
}

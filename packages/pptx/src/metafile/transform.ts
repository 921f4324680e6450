import { IDENTITY, type Matrix, multiply } from '@lectern/base';

/** Logical units of the fixed map modes in millimetres ([MS-EMF] 2.1.21): 0.1 mm, 0.01 mm, 0.01", 0.001", twip. */
const MILLIMETRES: Readonly<Record<number, number>> = {
  2: 0.1,
  3: 0.01,
  4: 0.254,
  5: 0.0254,
  6: 25.4 / 1440,
};

/** Maps logical units to the drawing's: window to viewport, or a fixed unit. */
export class PageMap {
  mode = 1;
  windowX = 0;
  windowY = 0;
  windowW = 1;
  windowH = 1;
  viewportX = 0;
  viewportY = 0;
  viewportW = 1;
  viewportH = 1;
  world: Matrix = IDENTITY;
  readonly #pixelsPerMillimetre: number;

  constructor(pixelsPerMillimetre: number) {
    this.#pixelsPerMillimetre = pixelsPerMillimetre;
  }

  copy(): PageMap {
    return Object.assign(new PageMap(this.#pixelsPerMillimetre), this);
  }

  matrix(): Matrix {
    const unit = MILLIMETRES[this.mode];
    const scaleX = unit
      ? unit * this.#pixelsPerMillimetre
      : this.mode === 1
        ? 1
        : ratio(this.viewportW, this.windowW);
    const scaleY = unit
      ? -unit * this.#pixelsPerMillimetre
      : this.mode === 1
        ? 1
        : ratio(this.viewportH, this.windowH);
    return multiply(
      {
        a: scaleX,
        b: 0,
        c: 0,
        d: scaleY,
        e: this.viewportX - this.windowX * scaleX,
        f: this.viewportY - this.windowY * scaleY,
      },
      this.world,
    );
  }
}

function ratio(above: number, below: number): number {
  return below === 0 ? 1 : above / below;
}

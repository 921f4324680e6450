import { LaserLight, LaserSession } from './laser.ts';
import type { PointerSession, Sample } from './pointer-session.ts';

/** The laser spots on a page, drawn in every frame until the last one has faded. */
export class LaserLights {
  readonly #onChange: () => void;
  #lit: readonly LaserLight[] = [];
  #frame = 0;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get lit(): readonly LaserLight[] {
    return this.#lit;
  }

  begin(first: Sample, color: string): PointerSession {
    const light = new LaserLight(color, first, () => performance.now());
    this.#lit = [...this.#lit, light];
    const shine = (): void => {
      this.#lit = this.#lit.filter(({ isLit }) => isLit);
      this.#onChange();
      this.#frame = this.#lit.length > 0 ? requestAnimationFrame(shine) : 0;
    };
    if (this.#frame === 0) this.#frame = requestAnimationFrame(shine);
    return new LaserSession(light);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
  }
}

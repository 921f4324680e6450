import type { ShowSounds } from './effects/show-sounds.ts';
import { motion } from './motion-loader.ts';

/** The show's sounds, whose code comes with the first of them. */
export class LaterSounds {
  #sounds: ShowSounds | undefined;
  /** Told of them once they are made. */
  onMade: ((sounds: ShowSounds) => void) | undefined;

  /** Those that there are; a show that was silent until now has none. */
  get heard(): ShowSounds | undefined {
    return this.#sounds;
  }

  made(Sounds: new () => ShowSounds): ShowSounds {
    if (!this.#sounds) {
      this.#sounds = new Sounds();
      this.onMade?.(this.#sounds);
    }
    return this.#sounds;
  }

  /** Does something with them once their code is here; without it the show stays silent. */
  ask(action: (sounds: ShowSounds) => void): void {
    motion.bring().then(
      (parts) => action(this.made(parts.ShowSounds)),
      () => undefined,
    );
  }
}

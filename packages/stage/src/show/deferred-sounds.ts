import type { ShowSounds } from './effects/show-sounds.ts';
import { motion } from './motion-loader.ts';

/** The show's sounds, whose code is loaded with the first sound. */
export class DeferredSounds {
  #sounds: ShowSounds | undefined;
  /** Called when the sounds are created. */
  onMade: ((sounds: ShowSounds) => void) | undefined;

  /** The sounds that exist; undefined for a show that was silent until now. */
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

  /** Runs an action when the code of sounds is loaded; if it fails to load, the show stays silent. */
  ask(action: (sounds: ShowSounds) => void): void {
    motion.load().then(
      (parts) => action(this.made(parts.ShowSounds)),
      () => undefined,
    );
  }
}

import type { Dispose } from '@lectern/base';
import { CarriedSounds } from './carried-sounds.ts';

/**
 * Sounds that belong to the show and not to a page: of transitions and clicks, and those that go on across pages. One
 * sound of a transition at a time, as in PowerPoint.
 */
export class ShowSounds {
  /** All of them lie in the document, where whoever silences it finds them. */
  readonly #root = document.createElement('div');
  readonly carried = new CarriedSounds(this.#root);
  #ofTransition: HTMLAudioElement | undefined;
  readonly #others = new Set<HTMLMediaElement>();

  constructor() {
    document.body.append(this.#root);
  }

  /** Plays the sound of a transition in the place of the one before it. */
  playTransition(url: string, loop: boolean): void {
    this.stopTransition();
    this.#ofTransition = this.#sound(url);
    this.#ofTransition.loop = loop;
    begin(this.#ofTransition);
  }

  stopTransition(): void {
    this.#ofTransition?.pause();
    this.#ofTransition?.remove();
    this.#ofTransition = undefined;
  }

  /** Plays a short sound once; what comes back ends it early. */
  play(url: string): Dispose {
    const sound = this.#sound(url);
    this.#others.add(sound);
    const over = () => {
      this.#others.delete(sound);
      sound.pause();
      sound.remove();
    };
    sound.addEventListener('ended', over, { once: true });
    begin(sound);
    return over;
  }

  /** Every sound ends. */
  stopAll(): void {
    this.stopTransition();
    for (const sound of this.#others) {
      sound.pause();
      sound.remove();
    }
    this.#others.clear();
    this.carried.stopAll();
  }

  dispose(): void {
    this.stopAll();
    this.carried.dispose();
    this.#root.remove();
  }

  #sound(url: string): HTMLAudioElement {
    const sound = new Audio(url);
    this.#root.append(sound);
    return sound;
  }
}

/** A browser may refuse sound before the first click: then there is none, and nothing else changes. */
function begin(sound: HTMLMediaElement): void {
  void sound.play().catch(() => undefined);
}

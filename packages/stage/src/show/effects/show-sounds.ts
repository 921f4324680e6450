import type { Dispose } from '@lectern/base';
import { CarriedSounds } from './carried-sounds.ts';

/**
 * Sounds that belong to the show and not to a page: sounds of transitions and clicks, and sounds that play across
 * pages. Only one sound of a transition plays at a time, as in PowerPoint.
 */
export class ShowSounds {
  /** The parent of all players: they are in the document, so that code that mutes the page finds them. */
  readonly #root = document.createElement('div');
  readonly carried = new CarriedSounds(this.#root);
  #ofTransition: HTMLAudioElement | undefined;
  readonly #others = new Set<HTMLMediaElement>();

  constructor() {
    document.body.append(this.#root);
  }

  /** Plays the sound of a transition, and stops the previous sound. */
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

  /** Plays a short sound once; the returned function stops it early. */
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

  /** Stops all sounds. */
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

/** A browser may refuse sound before the first click: then no sound plays, without any other effect. */
function begin(sound: HTMLMediaElement): void {
  void sound.play().catch(() => undefined);
}

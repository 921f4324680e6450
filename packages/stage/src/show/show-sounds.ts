import type { Dispose } from '@lectern/base';

/**
 * Sounds that belong to the show and not to a page: of transitions and clicks, and those that go on across pages. One
 * sound of a transition at a time, as in PowerPoint.
 */
export class ShowSounds {
  #ofTransition: HTMLAudioElement | undefined;
  readonly #others = new Set<HTMLMediaElement>();

  /** Plays the sound of a transition in the place of the one before it. */
  playTransition(url: string, loop: boolean): void {
    this.stopTransition();
    this.#ofTransition = new Audio(url);
    this.#ofTransition.loop = loop;
    begin(this.#ofTransition);
  }

  stopTransition(): void {
    this.#ofTransition?.pause();
    this.#ofTransition = undefined;
  }

  /** Plays a short sound once; what comes back ends it early. */
  play(url: string): Dispose {
    const sound = new Audio(url);
    this.#keep(sound);
    begin(sound);
    return () => sound.pause();
  }

  /** Goes on, where the page's own player stands, with a sound that outlives its page. */
  carryOn(player: HTMLMediaElement): void {
    const sound = new Audio(player.currentSrc || player.src);
    sound.currentTime = player.currentTime;
    sound.volume = player.volume;
    sound.loop = player.loop;
    this.#keep(sound);
    begin(sound);
  }

  dispose(): void {
    this.stopTransition();
    for (const sound of this.#others) sound.pause();
    this.#others.clear();
  }

  #keep(sound: HTMLMediaElement): void {
    this.#others.add(sound);
    sound.addEventListener('ended', () => this.#others.delete(sound), { once: true });
  }
}

/** A browser may refuse sound before the first click: then there is none, and nothing else changes. */
function begin(sound: HTMLMediaElement): void {
  void sound.play().catch(() => undefined);
}

import type { Dispose } from '@lectern/base';

/**
 * Sounds that belong to the show and not to a page: of transitions and clicks, and those that go on across pages. One
 * sound of a transition at a time, as in PowerPoint.
 */
export class ShowSounds {
  #ofTransition: HTMLAudioElement | undefined;
  readonly #others = new Set<HTMLMediaElement>();
  /** How many more pages a sound that goes on across pages is heard on. */
  readonly #pagesLeft = new Map<HTMLMediaElement, number>();

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

  /** Every sound ends. */
  stopAll(): void {
    this.stopTransition();
    for (const sound of this.#others) sound.pause();
    this.#others.clear();
    this.#pagesLeft.clear();
  }

  /** Another page comes: what was to be heard on so many pages ends when they are over (p:cMediaNode/@numSld). */
  turn(): void {
    for (const [sound, left] of this.#pagesLeft) {
      if (left > 1) this.#pagesLeft.set(sound, left - 1);
      else {
        sound.pause();
        this.#others.delete(sound);
        this.#pagesLeft.delete(sound);
      }
    }
  }

  /** Goes on, where the page's own player stands, with a sound that outlives its page by so many pages. */
  carryOn(player: HTMLMediaElement, pages: number): void {
    const sound = new Audio(player.currentSrc || player.src);
    sound.currentTime = player.currentTime;
    sound.volume = player.volume;
    sound.loop = player.loop;
    this.#keep(sound);
    this.#pagesLeft.set(sound, pages);
    begin(sound);
  }

  dispose(): void {
    this.stopAll();
  }

  #keep(sound: HTMLMediaElement): void {
    this.#others.add(sound);
    const over = () => {
      this.#others.delete(sound);
      this.#pagesLeft.delete(sound);
    };
    sound.addEventListener('ended', over, { once: true });
  }
}

/** A browser may refuse sound before the first click: then there is none, and nothing else changes. */
function begin(sound: HTMLMediaElement): void {
  void sound.play().catch(() => undefined);
}

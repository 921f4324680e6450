import { type Dispose, type Readable, Signal } from '@lectern/base';
import { begin } from '../effects/effect-media.ts';

/** Whether a page plays: `nothing` when it has no media and animations. */
export type PlaybackState = 'nothing' | 'playing' | 'paused';

/** A page that is shown, and whether it advances to the next one by itself. */
interface PlayedPage {
  readonly root: HTMLElement;
  readonly advances: boolean;
}

/** Events of videos and sounds, which do not bubble. */
const HEARD = ['loadstart', 'play', 'playing', 'pause', 'ended', 'emptied'] as const;

/**
 * Plays and pauses all media and animations on the page: videos, sounds, running animations, and the wait for the next
 * page.
 */
export class Playback {
  readonly #state = new Signal<PlaybackState>('nothing');
  readonly #waits = new Signal(false);
  #page: PlayedPage | undefined;
  /** Animations and media that were paused here and will resume. */
  #animations: readonly Animation[] = [];
  #media: readonly HTMLMediaElement[] = [];
  #last: HTMLMediaElement | undefined;
  /** Handle of the frame in which the state is read; 0 without one. */
  #frame = 0;

  get state(): Readable<PlaybackState> {
    return this.#state;
  }

  /** Whether the page must not advance by itself now. */
  get waits(): Readable<boolean> {
    return this.#waits;
  }

  /** Sets the page that is shown, until the result is called. */
  show(page: PlayedPage): Dispose {
    this.#page = page;
    this.#forget();
    const heard = (event: Event) => {
      if (event.type === 'play' && event.target instanceof HTMLMediaElement) this.#last = event.target;
      this.read();
    };
    for (const type of HEARD) page.root.addEventListener(type, heard, true);
    this.readSoon();
    return () => {
      for (const type of HEARD) page.root.removeEventListener(type, heard, true);
      if (this.#page !== page) return;
      this.#page = undefined;
      this.#forget();
      this.read();
    };
  }

  /** Reads the state after a medium or animation has started, and again when it has ended. */
  readonly read = (): void => {
    const page = this.#page;
    const [media, moving] = page ? [mediaIn(page.root), movingIn(page.root)] : [[], []];
    const isOn = media.some(isPlaying) || moving.length > 0 || (page?.advances && !this.#waits.get());
    if (isOn) this.#state.set('playing');
    else
      this.#state.set(
        media.length > 0 || this.#animations.length > 0 || page?.advances ? 'paused' : 'nothing',
      );
    if (moving.length > 0)
      void Promise.allSettled(moving.map((each) => each.finished)).then(this.#readOf(page));
  };

  /**
   * Reads the state in the next frame. Asking for animations makes the browser compute all styles: during a change of
   * page that would be done in vain, and again for the frame.
   */
  readonly readSoon = (): void => {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.read();
    });
  };

  toggle(): void {
    const page = this.#page;
    if (!page) return;
    if (this.#state.get() === 'playing') {
      this.#animations = movingIn(page.root);
      this.#media = mediaIn(page.root).filter(isPlaying);
      this.#waits.set(page.advances);
      for (const each of [...this.#animations, ...this.#media]) each.pause();
    } else {
      const media = this.#media.length > 0 ? this.#media : this.#nextMedia(page.root);
      this.release();
      this.#media = [];
      this.#waits.set(false);
      for (const each of media) begin(each);
    }
    this.read();
  }

  /** Resumes paused animations, because a step of the page is requested, which finishes them. */
  release(): void {
    const animations = this.#animations.filter((each) => each.playState === 'paused');
    this.#animations = [];
    for (const each of animations) each.play();
  }

  /** The video or sound to start when none was paused, unless animations or the wait resume. */
  #nextMedia(root: HTMLElement): readonly HTMLMediaElement[] {
    if (this.#animations.length > 0 || this.#waits.get()) return [];
    const media = mediaIn(root);
    const next = media.find((each) => each === this.#last) ?? media[0];
    return next ? [next] : [];
  }

  #readOf(page: PlayedPage | undefined): () => void {
    return () => {
      if (this.#page === page) this.read();
    };
  }

  #forget(): void {
    this.#animations = [];
    this.#media = [];
    this.#last = undefined;
    this.#waits.set(false);
  }
}

function mediaIn(root: HTMLElement): readonly HTMLMediaElement[] {
  return [...root.querySelectorAll<HTMLMediaElement>('video, audio')];
}

function isPlaying(player: HTMLMediaElement): boolean {
  return !player.paused && !player.ended;
}

/** The animations of the page's plan; animations of style sheets do not count. */
function movingIn(root: HTMLElement): readonly Animation[] {
  return root
    .getAnimations({ subtree: true })
    .filter(
      (each) =>
        each.playState === 'running' && !(each instanceof CSSAnimation) && !(each instanceof CSSTransition),
    );
}

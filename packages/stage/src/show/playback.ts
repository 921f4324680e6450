import { type Dispose, type Readable, Signal } from '@lectern/base';
import { begin } from './effects/effect-media.ts';

/** What of a page plays: `nothing` where there is nothing that could. */
export type PlaybackState = 'nothing' | 'playing' | 'paused';

/** A page that is shown, and whether it goes on to the next one by itself. */
interface PlayedPage {
  readonly root: HTMLElement;
  readonly advances: boolean;
}

/** Said by films and sounds, which do not bubble. */
const HEARD = ['loadstart', 'play', 'playing', 'pause', 'ended', 'emptied'] as const;

/**
 * Plays and pauses what the page has, as a whole: films, sounds, animations that run, and the wait for the next page.
 */
export class Playback {
  readonly #state = new Signal<PlaybackState>('nothing');
  readonly #waits = new Signal(false);
  #page: PlayedPage | undefined;
  /** What was paused here and is to go on. */
  #animations: readonly Animation[] = [];
  #media: readonly HTMLMediaElement[] = [];
  #last: HTMLMediaElement | undefined;
  /** The frame in which is looked; 0 for none. */
  #frame = 0;

  get state(): Readable<PlaybackState> {
    return this.#state;
  }

  /** The page is not to go on by itself now. */
  get waits(): Readable<boolean> {
    return this.#waits;
  }

  /** The page that is shown from now on, until it is disposed. */
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

  /** Looks what plays, after something began. It looks again when that is over. */
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
   * Looks in the next frame. To ask for animations the browser works out all styles first: in the moment in which a page
   * is turned that would be done for nothing, and once more for the frame.
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

  /** What was paused moves again: a step of the page is asked for, which ends it. */
  release(): void {
    const animations = this.#animations.filter((each) => each.playState === 'paused');
    this.#animations = [];
    for (const each of animations) each.play();
  }

  /** Where nothing was paused a film or sound begins, unless something else goes on. */
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

/** What the page's plan moves; what styles move is no business of the page. */
function movingIn(root: HTMLElement): readonly Animation[] {
  return root
    .getAnimations({ subtree: true })
    .filter(
      (each) =>
        each.playState === 'running' && !(each instanceof CSSAnimation) && !(each instanceof CSSTransition),
    );
}

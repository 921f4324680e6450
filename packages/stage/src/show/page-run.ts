import { type CoursewareReader, designOf } from '@lectern/courseware';
import { afterPaint } from '@lectern/ui/after-paint';
import { prefersReducedMotion } from '@lectern/ui/reduced-motion';
import type { AssetSource } from '../view/stage-context.ts';
import type { DeferredSounds } from './deferred-sounds.ts';
import type { PagePlayer } from './effects/page-player.ts';
import { hideAtStart, ownAnimations } from './hide-at-start.ts';
import { motion } from './motion-loader.ts';
import type { PageSteps } from './page-steps.ts';

export interface PageRunOptions {
  readonly reader: CoursewareReader;
  readonly pageId: string;
  readonly size: { readonly w: number; readonly h: number };
  /** Source of sound files; without it a page plays silently. */
  readonly assets?: AssetSource;
  readonly sounds?: DeferredSounds;
  /** An effect of the page has started. */
  readonly onPlay?: () => void;
  /** Shows the final state of steps at once; the system's preference when left out. */
  readonly reducedMotion?: boolean;
  /** Called when the progress of the page has changed. */
  readonly onSteps?: ((steps: PageSteps) => void) | undefined;
}

type State =
  | { readonly type: 'still' }
  /** `asked`: actions that were requested while the code is loading. */
  | { readonly type: 'loading'; readonly asked: ((player: PagePlayer) => void)[] }
  | { readonly type: 'ready'; readonly player: PagePlayer }
  | { readonly type: 'over' };

/**
 * A page while it is shown. Elements that enter later are hidden at once; the code that plays is loaded when a page
 * needs it, and actions requested meanwhile are run then.
 */
export class PageRun {
  #state: State;
  readonly #onSteps: PageRunOptions['onSteps'];
  readonly #hidden: readonly Animation[];
  #coming: Promise<void> | undefined;

  /** @param root the drawn page. */
  constructor(root: HTMLElement, options: PageRunOptions) {
    this.#onSteps = options.onSteps;
    const animations = ownAnimations(options.reader, options.pageId);
    const { layout, master } = designOf(options.reader, options.pageId);
    this.#hidden = hideAtStart(root, options.reader, options.pageId);
    const moves =
      animations.length > 0 ||
      layout?.animations !== undefined ||
      master?.animations !== undefined ||
      root.querySelector('video,audio,[data-poster]') !== null;
    const parts = motion.value;
    const make = ({ playerOf, ShowSounds }: NonNullable<typeof parts>) =>
      playerOf(root, options, {
        reducedMotion: options.reducedMotion ?? prefersReducedMotion(),
        assets: options.assets,
        sounds: options.sounds?.made(ShowSounds),
        onPlay: options.onPlay,
        onMedia: () => this.#do(() => undefined),
      });
    if (!moves) this.#state = { type: 'still' };
    else if (parts) this.#state = { type: 'ready', player: make(parts) };
    else {
      this.#state = { type: 'loading', asked: [] };
      // The code is as large as the code that draws the page, so the page is painted first.
      this.#coming = new Promise<void>((painted) => afterPaint(painted)).then(motion.load).then(
        (module) => this.#arrive(make(module)),
        () => this.#giveUp(),
      );
    }
  }

  /** Starts the effects and media that start with the page; at its end when the show returns to it. */
  begin(at: 'start' | 'end'): void {
    this.#do((player) => (at === 'end' ? player.finish() : player.open()));
    if (this.#state.type === 'still') this.#onSteps?.(STILL);
  }

  /** Restores a state at once and silently; also while the page is shown. */
  stand(steps: PageSteps): void {
    this.#do((player) => player.stand(steps));
    if (this.#state.type === 'still') this.#onSteps?.(STILL);
  }

  /** Plays the next step; false when the page has no more. */
  next(): boolean {
    return this.#ask((player) => player.next());
  }

  previous(): boolean {
    return this.#state.type === 'ready' && this.#ask((player) => player.previous());
  }

  trigger(elementId: string): boolean {
    return this.#state.type === 'ready' && this.#ask((player) => player.trigger(elementId));
  }

  /** Resolves when all animations and media with an end have stopped. */
  async settled(): Promise<void> {
    await this.#coming;
    if (this.#state.type === 'ready') await this.#state.player.settled();
  }

  /** The page is left: its media stop, its appearance stays until `dispose`. No progress is reported for this. */
  leave(): void {
    if (this.#state.type === 'ready') this.#state.player.leave();
    else this.#do((player) => player.leave());
  }

  /** Stops the sounds of the page. */
  silence(): void {
    if (this.#state.type === 'ready') this.#state.player.silence();
  }

  /** Restores the page as it was drawn; a second call does nothing. */
  dispose(): void {
    if (this.#state.type === 'ready') this.#state.player.dispose();
    this.#state = { type: 'over' };
    for (const animation of this.#hidden) animation.cancel();
  }

  #do(action: (player: PagePlayer) => void): void {
    if (this.#state.type === 'ready') this.#act(this.#state.player, action);
    else if (this.#state.type === 'loading') this.#state.asked.push(action);
  }

  #ask(action: (player: PagePlayer) => boolean): boolean {
    if (this.#state.type === 'ready') return this.#act(this.#state.player, action);
    if (this.#state.type !== 'loading') return false;
    this.#state.asked.push(action);
    return true;
  }

  #arrive(player: PagePlayer): void {
    if (this.#state.type !== 'loading') {
      player.dispose();
      return;
    }
    const { asked } = this.#state;
    this.#state = { type: 'ready', player };
    for (const action of asked) this.#act(player, action);
  }

  #act<T>(player: PagePlayer, action: (player: PagePlayer) => T): T {
    const done = action(player);
    this.#onSteps?.(player.steps);
    return done;
  }

  /** When the code fails to load, pages show all their elements without animation. */
  #giveUp(): void {
    if (this.#state.type !== 'loading') return;
    this.#state = { type: 'still' };
    for (const animation of this.#hidden) animation.cancel();
  }
}

const STILL: PageSteps = { done: 0, of: 0, triggered: {} };

import type { PagePlan, PlannedEffect, Step } from '@lectern/playback';
import type { AssetSource } from '../view/stage-context.ts';
import { targetsOf } from './effect-targets.ts';
import type { ShowSounds } from './show-sounds.ts';

/** Where a page's playing stands: `step` clicks are done; `playing` is what is still moving. */
type State = { readonly step: number; readonly playing: readonly Animation[] };

export interface PagePlayerOptions {
  /** Shows each step's end at once. */
  readonly reducedMotion: boolean;
  /** Without them a page moves in silence. */
  readonly assets?: AssetSource | undefined;
  readonly sounds?: ShowSounds | undefined;
}

/**
 * Plays a page's plan on its drawn elements through the Web Animations API. Clicks go forward, and back to the state
 * before any step: what a step ended in is kept by animations that hold their end, so going back is taking them away.
 */
export class PagePlayer {
  readonly #root: HTMLElement;
  readonly #plan: PagePlan;
  readonly #reduced: boolean;
  /** What each step left on the page, the opening first; a step's animations hold its end. */
  readonly #held: Animation[][] = [];
  readonly #triggered = new Map<string, number>();
  #state: State = { step: 0, playing: [] };

  constructor(root: HTMLElement, plan: PagePlan, options: PagePlayerOptions) {
    this.#root = root;
    this.#plan = plan;
    this.#reduced = options.reducedMotion;
  }

  get step(): number {
    return this.#state.step;
  }

  get stepCount(): number {
    return this.#plan.steps.length;
  }

  /** Begins what comes by itself with the page. */
  open(): void {
    if (this.#held.length > 0) return;
    this.#play(this.#plan.opening, false);
    for (const media of this.#root.querySelectorAll<HTMLMediaElement>('[data-autoplay]'))
      void media.play().catch(() => undefined);
  }

  /** The next step, or the end of the one that is moving; false when the page has no more. */
  next(): boolean {
    if (this.#finishMoving()) return true;
    const step = this.#plan.steps[this.#state.step];
    if (!step) return false;
    const playing = this.#play(step, false);
    this.#state = { step: this.#state.step + 1, playing };
    return true;
  }

  /** Takes the last step back; false when none was done. */
  previous(): boolean {
    if (this.#state.step === 0) return false;
    for (const animation of this.#held.pop() ?? []) animation.cancel();
    this.#state = { step: this.#state.step - 1, playing: [] };
    return true;
  }

  /** The page as it is after all steps, at once. */
  finish(): void {
    if (this.#held.length === 0) this.#play(this.#plan.opening, true);
    for (const step of this.#plan.steps.slice(this.#state.step)) this.#play(step, true);
    this.#state = { step: this.#plan.steps.length, playing: [] };
  }

  /** Plays the sequence that a click on this element begins; false when it begins none. */
  trigger(elementId: string): boolean {
    const steps = this.#plan.triggered.get(elementId);
    if (!steps || steps.length === 0) return false;
    const turn = this.#triggered.get(elementId) ?? 0;
    const step = steps[turn % steps.length];
    this.#triggered.set(elementId, turn + 1);
    if (step) this.#animate(step, false);
    return true;
  }

  /** Resolves when nothing moves that ends by itself. */
  async settled(): Promise<void> {
    const moving = this.#held
      .flat()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map((each) => each.finished));
  }

  /** The page goes: its media stop. */
  leave(): void {
    for (const media of this.#root.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
  }

  dispose(): void {
    for (const animation of this.#held.flat()) animation.cancel();
    this.#held.length = 0;
  }

  /** A click while something moves brings it to its end, as PowerPoint does. */
  #finishMoving(): boolean {
    const moving = this.#state.playing.filter(
      (each) =>
        each.playState === 'running' && each.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
    );
    for (const animation of moving) animation.finish();
    return moving.length > 0;
  }

  #play(step: Step, atOnce: boolean): Animation[] {
    const animations = this.#animate(step, atOnce);
    this.#held.push(animations);
    return animations;
  }

  #animate(step: Step, atOnce: boolean): Animation[] {
    const animations = step.effects.flatMap((effect) =>
      targetsOf(this.#root, effect.target).flatMap((element) => start(element, effect)),
    );
    if (atOnce || this.#reduced) {
      for (const each of animations)
        if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
    }
    return animations;
  }
}

/** Begins one effect; a second animation shows or hides the element at the right moment. */
function start(element: HTMLElement, effect: PlannedEffect): Animation[] {
  const timing: KeyframeAnimationOptions = {
    delay: effect.begin,
    duration: effect.duration,
    iterations: effect.iterations,
    direction: effect.autoReverse ? 'alternate' : 'normal',
    easing: effect.easing,
    // An emphasis holds its end; an entrance ends on the element as it is.
    fill: effect.kind === 'entrance' ? 'none' : 'forwards',
    composite: effect.kind === 'emphasis' || effect.kind === 'path' ? 'add' : 'replace',
  };
  if (effect.autoReverse && Number.isFinite(effect.iterations)) timing.iterations = effect.iterations * 2;
  const animations =
    effect.keyframes.length > 0
      ? [
          element.animate(
            effect.keyframes.map((each) => ({ ...each })),
            timing,
          ),
        ]
      : [];
  if (effect.kind === 'entrance') {
    animations.push(
      element.animate([{ visibility: 'visible' }, { visibility: 'visible' }], {
        delay: effect.begin,
        duration: 1,
        fill: 'forwards',
      }),
    );
  } else if (effect.kind === 'exit') {
    const end = effect.begin + effect.duration;
    animations.push(
      element.animate([{ visibility: 'hidden' }, { visibility: 'hidden' }], {
        delay: end,
        duration: 1,
        fill: 'forwards',
      }),
    );
  }
  return animations;
}

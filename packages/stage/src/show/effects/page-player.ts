import type { Dispose } from '@lectern/base';
import type { PagePlan, PlannedEffect, Step } from '@lectern/playback';
import type { PageSteps } from '../page-steps.ts';
import { begin, mediaOf } from './effect-media.ts';
import { type EffectPorts, EffectRun } from './effect-run.ts';
import { hide, targetsOf } from './effect-targets.ts';
import { PageMedia } from './page-media.ts';

/** The progress of a page: `step` clicks are done; `playing` is the animation that the last of them started. */
type State = { readonly step: number; readonly playing: readonly EffectRun[] };

export interface PagePlayerOptions extends EffectPorts {
  /** Shows the final state of each step at once. */
  readonly reducedMotion: boolean;
  /** An effect has started. */
  readonly onPlay?: (() => void) | undefined;
  /** A video or sound of the page has changed its state. */
  readonly onMedia: () => void;
  /** Removes the player's additions to the page. */
  readonly undo: Dispose;
}

/**
 * Plays the plan of a page on its drawn elements with the Web Animations API. Steps can be undone one by one: the final
 * state of a step is kept by fill modes, so undoing it only cancels animations.
 */
export class PagePlayer {
  readonly #root: HTMLElement;
  readonly #plan: PagePlan;
  readonly #options: PagePlayerOptions;
  /** The effects that each step has left on the page, the opening first. */
  readonly #held: (readonly EffectRun[])[] = [];
  readonly #started: EffectRun[] = [];
  readonly #triggered = new Map<string, number>();
  /** The latest run of each animation, by animation id. */
  readonly #latest = new Map<string, EffectRun>();
  readonly #forgetMedia: () => void;
  readonly #media: PageMedia;
  readonly #hidden: readonly Animation[];
  #state: State = { step: 0, playing: [] };
  /** Whether effects and media that start with the page may start. */
  #isOpen = false;

  constructor(root: HTMLElement, plan: PagePlan, options: PagePlayerOptions) {
    this.#root = root;
    this.#plan = plan;
    this.#options = options;
    this.#hidden = plan.hiddenAtStart.flatMap((target) => targetsOf(root, target).map(hide));
    this.#forgetMedia = hideStopped(root);
    this.#media = new PageMedia(root, options.onMedia, (player) => {
      if (this.#isOpen && this.#byThemselves().includes(player)) begin(player);
    });
  }

  get steps(): PageSteps {
    return {
      done: this.#state.step,
      of: this.#plan.steps.length,
      triggered: Object.fromEntries(this.#triggered),
      media: this.#media.stands,
    };
  }

  /** Starts the effects and media that start with the page. */
  open(): void {
    if (this.#held.length > 0) return;
    this.#options.sounds?.carried.comeHome(this.#root);
    this.#play(this.#plan.opening, false);
    this.#isOpen = true;
    for (const player of this.#byThemselves()) begin(player);
  }

  /** Plays the next step, or finishes the running step; false when the page has no more. */
  next(): boolean {
    if (this.#finishMoving()) return true;
    const step = this.#plan.steps[this.#state.step];
    this.#end(({ until }) => until?.type === 'nextClick');
    if (!step) return false;
    const playing = this.#play(step, false);
    this.#state = { step: this.#state.step + 1, playing };
    return true;
  }

  /** Undoes the last step; false without a step. */
  previous(): boolean {
    if (this.#state.step === 0) return false;
    for (const run of this.#held.pop() ?? []) this.#forget(run);
    for (const run of this.#held.at(-1) ?? []) run.resume();
    this.#state = { step: this.#state.step - 1, playing: [] };
    return true;
  }

  /** Shows the page after all steps, at once. */
  finish(): void {
    this.#options.sounds?.carried.comeHome(this.#root);
    this.#stepTo(this.#plan.steps.length);
  }

  /**
   * Restores a state at once; sounds that play on are not stopped. Sequences that clicks on elements started are never
   * undone.
   */
  stand({ done, triggered, media }: PageSteps): void {
    while (this.#state.step > done) this.previous();
    this.#stepTo(done);
    for (const [elementId, times] of Object.entries(triggered))
      for (let turn = this.#triggered.get(elementId) ?? 0; turn < times; turn++)
        this.#trigger(elementId, true);
    if (media) this.#media.restore(media);
  }

  /** Plays the sequence that a click on this element triggers; false without a sequence. */
  trigger(elementId: string): boolean {
    return this.#trigger(elementId, false);
  }

  #trigger(elementId: string, atOnce: boolean): boolean {
    const ended = this.#end(({ until }) => until?.type === 'element' && until.elementId === elementId);
    const steps = this.#plan.triggered.get(elementId);
    if (!steps || steps.length === 0) return ended;
    const turn = this.#triggered.get(elementId) ?? 0;
    if (turn >= steps.length && this.#plan.triggeredOnce.has(elementId)) return true;
    const step = steps[turn % steps.length];
    this.#triggered.set(elementId, turn + 1);
    if (step) this.#started.push(...this.#run(step, atOnce));
    return true;
  }

  /** Resolves when all animations and media with an end have stopped. */
  async settled(): Promise<void> {
    const moving = [...this.#held.flat(), ...this.#started].flatMap((run) => run.moving);
    await Promise.allSettled(moving.map((each) => each.finished));
  }

  /** The page is left: its media stop, except for media that play across pages. */
  leave(): void {
    this.#isOpen = false;
    for (const player of this.#root.querySelectorAll<HTMLMediaElement>('video, audio')) {
      if (player.paused) continue;
      const pages = Number(player.dataset.acrossPages);
      const id = player.closest<HTMLElement>('[data-element-id]')?.dataset.elementId;
      if (pages > 1 && id !== undefined) this.#options.sounds?.carried.carry(id, player, pages - 1);
      player.pause();
    }
  }

  /** Stops the sounds of the page; videos play on. */
  silence(): void {
    for (const player of this.#root.querySelectorAll('audio')) player.pause();
  }

  dispose(): void {
    for (const run of [...this.#held.flat(), ...this.#started]) run.cancel();
    for (const animation of this.#hidden) animation.cancel();
    this.#held.length = 0;
    this.#started.length = 0;
    this.#forgetMedia();
    this.#media.dispose();
    this.#options.undo();
  }

  /** Videos and sounds that start with the page although no animation starts them. */
  #byThemselves(): HTMLMediaElement[] {
    const { opening, steps, triggered } = this.#plan;
    const told = new Set(
      [opening, ...steps, ...[...triggered.values()].flat()]
        .flatMap((step) => step.effects)
        .filter((effect) => effect.media?.type === 'play')
        .flatMap((effect) => mediaOf(this.#root, effect.target)),
    );
    return [...this.#root.querySelectorAll<HTMLMediaElement>('[data-autoplay]')].filter(
      (each) => !told.has(each),
    );
  }

  /** A click during an animation finishes it, as in PowerPoint. */
  #finishMoving(): boolean {
    const moving = this.#state.playing.filter((run) => run.moving.length > 0);
    for (const run of moving) run.finish();
    return moving.length > 0;
  }

  /** Plays the missing steps up to this number, at once. */
  #stepTo(done: number): void {
    if (this.#held.length === 0) this.#play(this.#plan.opening, true);
    for (const step of this.#plan.steps.slice(this.#state.step, done)) {
      this.#end(({ until }) => until?.type === 'nextClick');
      this.#play(step, true);
      this.#state = { step: this.#state.step + 1, playing: [] };
    }
    this.#state = { step: this.#state.step, playing: [] };
  }

  #play(step: Step, atOnce: boolean): readonly EffectRun[] {
    const runs = this.#run(step, atOnce);
    this.#held.push(runs);
    return runs;
  }

  /** Ends effects that match; false without any. */
  #end(ends: (effect: EffectRun['effect']) => boolean): boolean {
    const ending = [...this.#held.flat(), ...this.#started].filter(({ effect }) => ends(effect));
    for (const run of ending) run.end();
    return ending.length > 0;
  }

  #forget(run: EffectRun): void {
    run.cancel();
    if (run.effect.id !== undefined && this.#latest.get(run.effect.id) === run)
      this.#latest.delete(run.effect.id);
  }

  /** Whether an animation starts now: an animation that ran before may not restart (p:cTn/@restart). */
  #begins({ id, restart }: PlannedEffect): boolean {
    const before = id === undefined ? undefined : this.#latest.get(id);
    if (!before) return true;
    if (restart === 'never') return false;
    if (restart === 'whenNotActive') return before.moving.length === 0;
    before.cancel();
    return true;
  }

  #run(step: Step, atOnce: boolean): EffectRun[] {
    const runs = step.effects
      .filter((effect) => this.#begins(effect))
      .map((effect) => {
        const run = new EffectRun(this.#root, effect, this.#options, atOnce);
        if (effect.id !== undefined) this.#latest.set(effect.id, run);
        return run;
      });
    if (atOnce || this.#options.reducedMotion) for (const run of runs) run.finish();
    this.#options.onPlay?.();
    return runs;
  }
}

/** Hides the icons of sounds that are only shown while they play; the returned function undoes it. */
function hideStopped(root: HTMLElement): () => void {
  const forget = [...root.querySelectorAll<HTMLMediaElement>('[data-hide-when-stopped]')].map((player) => {
    const element = player.closest<HTMLElement>('[data-element-id]');
    const show = () => {
      if (element) element.style.opacity = player.paused ? '0' : '';
    };
    show();
    for (const event of ['play', 'pause', 'ended']) player.addEventListener(event, show);
    return () => {
      for (const event of ['play', 'pause', 'ended']) player.removeEventListener(event, show);
      if (element) element.style.opacity = '';
    };
  });
  return () => {
    for (const each of forget) each();
  };
}

import type { Keyframe as EffectKeyframe, PlannedEffect, Track, TrackPart } from '@lectern/playback';
import type { AssetSource } from '../../view/stage-context.ts';
import { mediaOf, obey } from './effect-media.ts';
import { targetsOf } from './effect-targets.ts';
import { piecesOf } from './letters.ts';
import type { ShowSounds } from './show-sounds.ts';

export interface EffectPorts {
  readonly assets?: AssetSource | undefined;
  readonly sounds?: ShowSounds | undefined;
}

/**
 * An effect that ends within a frame has no movement that a second press could finish: that press triggers the next
 * step.
 */
const AT_ONCE_MS = 16;

/** One effect that plays on a drawn page: its browser animations and its sounds. */
export class EffectRun {
  readonly #animations: Animation[] = [];
  readonly #undo: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #endless: boolean;
  /** Parts of the planned effect: its id, when it ends, and whether it restarts. */
  readonly effect: Pick<PlannedEffect, 'id' | 'until' | 'restart' | 'rewind'>;

  /** @param silent shows only the final state: no sound, no video. */
  constructor(root: HTMLElement, effect: PlannedEffect, ports: EffectPorts, silent: boolean) {
    this.effect = effect;
    this.#endless = !Number.isFinite(effect.iterations);
    for (const target of targetsOf(root, effect.target)) {
      const pieces =
        effect.pieces && !silent && !this.#endless ? piecesOf(target, effect.pieces.by) : undefined;
      if (pieces) this.#playPieces(target, effect, pieces);
      else this.#animations.push(...animate(target, effect, effect.begin));
    }
    // Keeps the animation when a later animation replaces it, so that undoing the later step shows it again.
    for (const each of this.#animations) each.persist();
    if (!silent) this.#playSounds(root, effect, ports);
  }

  /**
   * Animations that are moving and will end. An effect without duration is pending until the next frame and does not
   * count.
   */
  get moving(): readonly Animation[] {
    if (this.#endless) return [];
    return this.#animations.filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) > AT_ONCE_MS,
    );
  }

  finish(): void {
    if (this.#endless) return;
    for (const each of this.#animations)
      if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
  }

  /** Ends the effect early: it freezes, or is undone when it is set to rewind. */
  end(): void {
    for (const each of this.#animations) {
      if (each.playState !== 'running') continue;
      if (this.effect.rewind) each.cancel();
      else each.pause();
    }
  }

  /** Continues an effect that was ended. */
  resume(): void {
    for (const each of this.#animations) if (each.playState === 'paused') each.play();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    for (const each of this.#animations) each.cancel();
    for (const undo of this.#undo) undo();
  }

  /** Plays letter by letter: a copy replaces the element while its letters are animated one by one. */
  #playPieces(
    target: HTMLElement,
    effect: PlannedEffect,
    { copy, parts }: { readonly copy: HTMLElement; readonly parts: readonly HTMLElement[] },
  ): void {
    const gap = effect.pieces?.gap ?? 0;
    const own = effect.duration * (effect.autoReverse ? 2 : 1) * effect.iterations;
    const whole = effect.begin + gap * Math.max(parts.length - 1, 0) + own;
    const order = effect.pieces?.reverse ? parts.toReversed() : parts;
    const playing = order.flatMap((part, i) => {
      if (effect.kind === 'entrance') part.style.visibility = 'hidden';
      return animate(part, effect, effect.begin + i * gap);
    });
    copy.style.visibility = 'hidden';
    const stand = hold(copy, SHOWN, effect.begin, whole - effect.begin);
    const away = () => copy.remove();
    stand.finished.then(away, away);
    this.#undo.push(away);
    this.#animations.push(...playing, stand, ...rest(target, effect, whole));
  }

  #playSounds(root: HTMLElement, effect: PlannedEffect, { assets, sounds }: EffectPorts): void {
    const { media, sound } = effect;
    if (!media && !sound) return;
    this.#timer = setTimeout(() => {
      for (const player of media ? mediaOf(root, effect.target) : []) {
        const before = player.paused;
        if (media) obey(player, media);
        this.#undo.push(() => {
          if (before) player.pause();
        });
      }
      const url = sound === undefined ? undefined : assets?.url(sound);
      if (url !== undefined && sounds) this.#undo.push(sounds.play(url));
    }, effect.begin);
  }
}

/**
 * Starts the tracks of an effect on one element, and an animation that shows or hides the element at the right moment.
 */
function animate(element: HTMLElement, effect: PlannedEffect, begin: number): Animation[] {
  const runs = effect.iterations * (effect.autoReverse ? 2 : 1);
  const repeated = runs !== 1;
  const animations = effect.tracks.flatMap((each) => {
    const track = repeated ? stretched(each, effect.duration) : each;
    const timing: KeyframeAnimationOptions = {
      delay: begin + track.begin,
      duration: track.duration,
      iterations: repeated ? runs : track.iterations * (track.autoReverse ? 2 : 1),
      direction: (repeated ? effect.autoReverse : track.autoReverse) ? 'alternate' : 'normal',
      easing: track.easing,
      fill: fillOf(effect, track),
    };
    return partsOf(element, track.part).flatMap((part) =>
      groups(sized(track.keyframes, part), effect.kind).map(([keyframes, composite]) =>
        part.animate(keyframes, { ...timing, composite }),
      ),
    );
  });
  const end = begin + effect.duration * (Number.isFinite(runs) ? runs : 1);
  if (effect.kind === 'entrance')
    animations.push(hold(element, SHOWN, begin, effect.rewind ? end - begin : undefined));
  else if (effect.kind === 'exit' && !effect.rewind) animations.push(hold(element, 'hidden', end, undefined));
  return animations;
}

/** The original under its copy: hidden meanwhile, and then in the final state of the effect. */
function rest(target: HTMLElement, effect: PlannedEffect, whole: number): Animation[] {
  if (effect.kind === 'exit' && !effect.rewind) return [hold(target, 'hidden', effect.begin, undefined)];
  const held = effect.autoReverse ? [] : effect.tracks.filter((track) => track.hold);
  const tracks = held.map((track) => ({
    ...track,
    begin: 0,
    duration: 1,
    iterations: 1,
    autoReverse: false,
  }));
  const end = { ...effect, tracks, duration: 1, iterations: 1, autoReverse: false };
  return [hold(target, 'hidden', effect.begin, whole - effect.begin), ...animate(target, end, whole)];
}

/**
 * The fill mode of a track. An entrance ends in the element's own state; other effects keep their final state unless
 * they rewind. Parts that begin later start in their first state.
 */
function fillOf(effect: PlannedEffect, track: Track): FillMode {
  const held = track.hold && !effect.rewind && !track.autoReverse;
  const waits = effect.kind === 'entrance' && track.begin > 0;
  if (held) return waits ? 'both' : 'forwards';
  return waits ? 'backwards' : 'none';
}

/** Visible if the parent is, so that an exit of the parent hides parts that entered one by one. */
const SHOWN = 'inherit';

/** Shows or hides an element from a moment on, for a duration or for good. */
function hold(
  element: HTMLElement,
  visibility: string,
  begin: number,
  duration: number | undefined,
): Animation {
  return element.animate([{ visibility }, { visibility }], {
    delay: begin,
    duration: Math.max(duration ?? 1, 1),
    fill: duration === undefined ? 'forwards' : 'none',
  });
}

/**
 * Groups keyframes by how they combine with the current state: moves and rotations are added, except that a path starts
 * from the element's own position; other properties replace it.
 */
function groups(
  keyframes: readonly EffectKeyframe[],
  kind: PlannedEffect['kind'],
): (readonly [Keyframe[], CompositeOperation])[] {
  const moves: Keyframe[] = [];
  const shapes: Keyframe[] = [];
  const looks: Keyframe[] = [];
  for (const { offset, easing, translate, rotate, transform, ...look } of keyframes) {
    const at = { ...(offset === undefined ? {} : { offset }), ...(easing === undefined ? {} : { easing }) };
    if (translate !== undefined || rotate !== undefined)
      moves.push({
        ...at,
        ...(translate === undefined ? {} : { translate }),
        ...(rotate === undefined ? {} : { rotate }),
      });
    if (transform !== undefined) shapes.push({ ...at, transform });
    if (Object.keys(look).length > 0) looks.push({ ...at, ...look });
  }
  const all: (readonly [Keyframe[], CompositeOperation])[] = [
    [moves, kind === 'path' ? 'replace' : 'add'],
    [shapes, 'add'],
    [looks, 'replace'],
  ];
  return all.filter(([list]) => list.length > 0);
}

/** Replaces `fontScale` by font sizes in pixels. */
function sized(
  keyframes: readonly EffectKeyframe[],
  part: Element,
): readonly (EffectKeyframe & { fontSize?: string })[] {
  if (!keyframes.some(({ fontScale }) => fontScale !== undefined)) return keyframes;
  const size = Number.parseFloat(getComputedStyle(part).fontSize) || 0;
  return keyframes.map(({ fontScale, ...rest }) =>
    fontScale === undefined ? rest : { ...rest, fontSize: `${size * fontScale}px` },
  );
}

/** Stretches a track to the duration of the whole effect, so that both repeat together. */
function stretched(track: Track, whole: number): Track {
  if (track.begin === 0 && track.duration === whole && track.iterations === 1 && !track.autoReverse)
    return track;
  const count = Math.max(track.keyframes.length - 1, 1);
  const runs = Math.max(Math.min(track.iterations * (track.autoReverse ? 2 : 1), 64), 1);
  const keyframes: EffectKeyframe[] = [];
  for (let run = 0; run < runs; run++) {
    const back = track.autoReverse && run % 2 === 1;
    const order = back ? track.keyframes.toReversed() : track.keyframes;
    for (const each of order) {
      const own = each.offset ?? track.keyframes.indexOf(each) / count;
      const at = (track.begin + (run + (back ? 1 - own : own)) * track.duration) / whole;
      if (at <= 1) keyframes.push({ ...each, offset: at });
    }
  }
  const [first, last] = [keyframes[0], keyframes.at(-1)];
  return {
    ...track,
    begin: 0,
    duration: whole,
    iterations: 1,
    autoReverse: false,
    keyframes: [
      ...(first && (first.offset ?? 0) > 0 ? [{ ...first, offset: 0 }] : []),
      ...keyframes,
      ...(last && (last.offset ?? 1) < 1 ? [{ ...last, offset: 1 }] : []),
    ],
  };
}

/** The most nodes of an element whose colours are animated. */
const MOST_PARTS = 2000;

/** The nodes of an element that a track animates: the element, its text runs, or its painted shapes. */
function partsOf(element: HTMLElement, part: TrackPart): readonly Element[] {
  switch (part) {
    case 'element':
      return [element];
    case 'text': {
      const runs = element.querySelectorAll('[data-paragraph] span, [data-paragraph] a');
      const own = element.matches('[data-paragraph]') ? element.querySelectorAll('span, a') : runs;
      return [...own].slice(0, MOST_PARTS);
    }
    case 'fill':
    case 'line':
      return [...element.querySelectorAll('svg path, svg rect, svg ellipse, svg polygon')]
        .filter((each) => {
          const painted = part === 'fill' ? each.getAttribute('fill') : each.getAttribute('stroke');
          return painted !== 'none' && painted !== null && !each.closest('defs, clipPath, mask, marker');
        })
        .slice(0, MOST_PARTS);
  }
}

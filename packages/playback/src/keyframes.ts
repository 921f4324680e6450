/** A keyframe of an effect: CSS properties as in the Web Animations API. `offset` from 0 to 1. */
export interface Keyframe {
  readonly offset?: number;
  readonly easing?: string;
  readonly opacity?: number;
  /** In the element's own axes, after its own rotation. */
  readonly transform?: string;
  /** In the page's axes: `x y`, pixels or percent of the element's box. */
  readonly translate?: string;
  /** About the centre, in addition to the element's own rotation. */
  readonly rotate?: string;
  readonly clipPath?: string;
  readonly filter?: string;
  readonly visibility?: 'visible' | 'hidden';
  readonly color?: string;
  readonly fill?: string;
  readonly fillOpacity?: number;
  readonly stroke?: string;
  readonly strokeOpacity?: number;
  readonly strokeWidth?: string;
  /** Factor for the drawn size of each letter; the player computes the size. */
  readonly fontScale?: number;
  readonly fontWeight?: string;
  readonly fontStyle?: string;
  readonly textDecorationLine?: string;
  readonly textShadow?: string;
}

/** The part of an element that a track animates: all of it, or the style of its text, its fill or its line. */
export type TrackPart = 'element' | 'text' | 'fill' | 'line';

/** One browser animation within an effect. Times in milliseconds from the effect's start. */
export interface Track {
  readonly part: TrackPart;
  readonly begin: number;
  readonly duration: number;
  readonly iterations: number;
  readonly autoReverse: boolean;
  readonly easing: string;
  readonly keyframes: readonly Keyframe[];
  /** Whether the final state stays. */
  readonly hold: boolean;
}

/**
 * Converts an animation's colour, six hexadecimal digits or a slot of the theme, to CSS; undefined for an unknown
 * colour.
 */
export type ColorPort = (color: string) => string | undefined;

/** The target of an effect: a whole element, or some of its paragraphs (first and last, counted from 0). */
export interface EffectTarget {
  readonly elementId: string;
  readonly paragraphs: readonly [number, number] | undefined;
  /** Whether only the outline and fill are animated, without the text. */
  readonly shapeOnly?: boolean | undefined;
  /** The key of a part of a chart (see `chartPartKey`), if only that part is animated. */
  readonly chartPart?: string | undefined;
}

/** The position of an effect's element: its box on the page and the page's size, logical pixels. */
export interface EffectPlace {
  readonly frame: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    readonly rotation?: number;
  };
  readonly page: { readonly w: number; readonly h: number };
}

/** The same effect in reverse: an exit is created from its entrance. */
export function reversed(keyframes: readonly Keyframe[]): Keyframe[] {
  return keyframes
    .map(({ offset, ...rest }) => (offset === undefined ? rest : { ...rest, offset: 1 - offset }))
    .reverse();
}

/**
 * A slow beginning and end: fractions of the duration spent accelerating and decelerating (accel and decel of 19.5.33).
 */
export function easingOf(accelerate = 0, decelerate = 0): string {
  if (accelerate + decelerate <= 0) return 'linear';
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return `cubic-bezier(${round(accelerate)}, 0, ${round(1 - decelerate)}, 1)`;
}

/**
 * Separates movements in the page's axes from changes in the element's own: a leading `translate(x, y)` of transforms
 * becomes `translate`, so that a rotated element still comes from the intended side.
 */
export function parted(keyframes: readonly Keyframe[]): Keyframe[] {
  const moves = keyframes.some(({ transform }) => transform?.startsWith('translate('));
  if (!moves) return [...keyframes];
  return keyframes.map(({ transform, ...rest }) => {
    if (transform === undefined) return rest;
    const [, x = '0px', y = '0px', after = ''] = /^translate\(([^,)]+),\s*([^)]+)\)\s*(.*)$/.exec(
      transform,
    ) ?? [undefined, undefined, undefined, transform];
    return { ...rest, translate: `${length(x)} ${length(y)}`, transform: after === '' ? 'none' : after };
  });
}

function length(text: string): string {
  return text.trim() === '0' ? '0px' : text.trim();
}

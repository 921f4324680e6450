/** One moment of an effect: CSS properties as the Web Animations API takes them. `offset` from 0 to 1. */
export interface Keyframe {
  readonly offset?: number;
  readonly easing?: string;
  readonly opacity?: number;
  /** In the element's own axes, after its own turn. */
  readonly transform?: string;
  /** In the page's axes: `x y`, pixels or percent of the element's box. */
  readonly translate?: string;
  /** About the middle, on top of the element's own turn. */
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
  /** Times the size of each letter as it is drawn: what plays it works out the size. */
  readonly fontScale?: number;
  readonly fontWeight?: string;
  readonly fontStyle?: string;
  readonly textDecorationLine?: string;
  readonly textShadow?: string;
}

/** What of an element a track moves: all of it, or the look of its text, its fill or its line. */
export type TrackPart = 'element' | 'text' | 'fill' | 'line';

/** One animation of the browser within an effect. Milliseconds after the effect began. */
export interface Track {
  readonly part: TrackPart;
  readonly begin: number;
  readonly duration: number;
  readonly iterations: number;
  readonly autoReverse: boolean;
  readonly easing: string;
  readonly keyframes: readonly Keyframe[];
  /** Its last look stays. */
  readonly hold: boolean;
}

/** CSS of an animation's colour, which is six hexadecimal digits or a slot of the theme; undefined for an unknown one. */
export type ColorPort = (color: string) => string | undefined;

/** What an effect acts on: a whole element, or some of its paragraphs (first and last, counted from 0). */
export interface EffectTarget {
  readonly elementId: string;
  readonly paragraphs: readonly [number, number] | undefined;
  /** Its outline and fill alone, without its text. */
  readonly shapeOnly?: boolean | undefined;
  /** A part of a chart alone, by its key (see `chartPartKey`). */
  readonly chartPart?: string | undefined;
}

/** What an effect needs to know of its element: its box on the page and the page's size, logical pixels. */
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

/** The same effect backwards: how an exit is made from its entrance. */
export function reversed(keyframes: readonly Keyframe[]): Keyframe[] {
  return keyframes
    .map(({ offset, ...rest }) => (offset === undefined ? rest : { ...rest, offset: 1 - offset }))
    .reverse();
}

/** A slow beginning and end: fractions of the time spent gaining and losing speed (accel and decel of 19.5.33). */
export function easingOf(accelerate = 0, decelerate = 0): string {
  if (accelerate + decelerate <= 0) return 'linear';
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return `cubic-bezier(${round(accelerate)}, 0, ${round(1 - decelerate)}, 1)`;
}

/**
 * Moves in the page's axes parted from what happens in the element's own: a leading `translate(x, y)` of transforms
 * becomes `translate`, so that a turned element still comes from the side that is meant.
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

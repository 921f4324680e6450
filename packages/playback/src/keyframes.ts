/** One moment of an effect: CSS properties as the Web Animations API takes them. `offset` from 0 to 1. */
export interface Keyframe {
  readonly offset?: number;
  readonly easing?: string;
  readonly opacity?: number;
  readonly transform?: string;
  readonly clipPath?: string;
  readonly filter?: string;
  readonly visibility?: 'visible' | 'hidden';
  readonly color?: string;
}

/** What an effect acts on: a whole element, or some of its paragraphs (first and last, counted from 0). */
export interface EffectTarget {
  readonly elementId: string;
  readonly paragraphs: readonly [number, number] | undefined;
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

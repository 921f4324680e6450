/** The command of a key for a player. */
export type MediaWish =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'mute' }
  | { readonly kind: 'fullScreen' }
  | { readonly kind: 'fromStart' }
  | { readonly kind: 'seek'; readonly by: number }
  | { readonly kind: 'volume'; readonly by: number }
  | { readonly kind: 'speed'; readonly by: 1 | -1 };

/** The offered speeds; 1 is normal. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Step of J and L, seconds. */
const FAR = 10;
const NEAR = 5;
const LOUDER = 0.1;

/**
 * The keys of common video players: space, J K L, arrows, M, F, < and >. `leafs`: left and right page through files
 * instead.
 */
export function mediaWish(key: string, leafs: boolean): MediaWish | undefined {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
    case 'k':
      return { kind: 'toggle' };
    case 'j':
      return { kind: 'seek', by: -FAR };
    case 'l':
      return { kind: 'seek', by: FAR };
    case 'ArrowLeft':
      return leafs ? undefined : { kind: 'seek', by: -NEAR };
    case 'ArrowRight':
      return leafs ? undefined : { kind: 'seek', by: NEAR };
    case 'ArrowUp':
      return { kind: 'volume', by: LOUDER };
    case 'ArrowDown':
      return { kind: 'volume', by: -LOUDER };
    case 'm':
      return { kind: 'mute' };
    case 'f':
      return { kind: 'fullScreen' };
    case '<':
      return { kind: 'speed', by: -1 };
    case '>':
      return { kind: 'speed', by: 1 };
    case 'Home':
      return { kind: 'fromStart' };
    default:
      return undefined;
  }
}

/** The next lower or higher offered speed. */
export function nextSpeed(now: number, by: 1 | -1): number {
  const found = by === 1 ? SPEEDS.find((each) => each > now) : SPEEDS.findLast((each) => each < now);
  return found ?? now;
}

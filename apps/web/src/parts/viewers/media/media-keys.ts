/** What a key asks of what plays. */
export type MediaWish =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'mute' }
  | { readonly kind: 'fullScreen' }
  | { readonly kind: 'fromStart' }
  | { readonly kind: 'seek'; readonly by: number }
  | { readonly kind: 'volume'; readonly by: number }
  | { readonly kind: 'speed'; readonly by: 1 | -1 };

/** Speeds that are offered, of which 1 is as recorded. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Seconds. */
const FAR = 10;
const NEAR = 5;
const LOUDER = 0.1;

/** As players of films have it: space, J K L, arrows, M, F, < and >. `leafs`: left and right lead to another file. */
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

/** The next speed that is offered, slower or faster. */
export function nextSpeed(now: number, by: 1 | -1): number {
  const found = by === 1 ? SPEEDS.find((each) => each > now) : SPEEDS.findLast((each) => each < now);
  return found ?? now;
}

import { type Animation, type AnimationPlace, animationSequences } from '@lectern/courseware';

/** Drop position: the row's id, and the side of it. */
export interface RowSide {
  readonly at: string;
  readonly side: 'above' | 'below';
}

/** Returns the new position of an animation dropped beside another; undefined where it would not move. */
export function placeOfDrop(
  animations: readonly Animation[],
  dragged: string,
  { at, side }: RowSide,
): AnimationPlace | undefined {
  const found = animationSequences(animations).find((sequence) =>
    sequence.animations.some(({ id }) => id === at),
  );
  if (!found || at === dragged) return undefined;
  const others = found.animations.filter(({ id }) => id !== dragged);
  const index = others.findIndex(({ id }) => id === at) + (side === 'below' ? 1 : 0);
  if (found.animations[index]?.id === dragged) return undefined;
  return { startedBy: found.startedBy, index };
}

/** Returns the row nearest to a height, and the side of its middle that the height is on. */
export function sideAt(
  rows: readonly { readonly id: string; readonly top: number; readonly bottom: number }[],
  y: number,
): RowSide | undefined {
  const away = ({ top, bottom }: { readonly top: number; readonly bottom: number }) =>
    Math.max(top - y, y - bottom, 0);
  const nearest = rows.toSorted((one, other) => away(one) - away(other))[0];
  return nearest && { at: nearest.id, side: y < (nearest.top + nearest.bottom) / 2 ? 'above' : 'below' };
}

import type { Frame } from '@lectern/courseware';
import type { CSSProperties } from 'react';

/** The mirroring that a flipped group applies to its children, except for their texts. */
export interface Mirror {
  readonly w: number;
  readonly h: number;
  readonly flipH: boolean;
  readonly flipV: boolean;
}

/** The frame of an element in a mirrored group; the same frame without a mirror. */
export function mirrored(frame: Frame, mirror: Mirror | undefined): Frame {
  if (!mirror) return frame;
  const { flipH, flipV } = mirror;
  const turned = flipH !== flipV;
  return {
    ...frame,
    x: flipH ? mirror.w - frame.x - frame.w : frame.x,
    y: flipV ? mirror.h - frame.y - frame.h : frame.y,
    rotation: frame.rotation && turned ? -frame.rotation : frame.rotation,
    flipH: flipH !== (frame.flipH ?? false),
    flipV: flipV !== (frame.flipV ?? false),
  };
}

/** The box of an element, rotated about its centre. Flips are applied inside the box. */
export function frameStyle(frame: Frame): CSSProperties {
  return {
    position: 'absolute',
    left: frame.x,
    top: frame.y,
    width: frame.w,
    height: frame.h,
    transform: frame.rotation ? `rotate(${frame.rotation}deg)` : undefined,
  };
}

/** A transform that flips a drawing inside its box; undefined when it is not flipped. */
export function flipTransform(frame: Frame): string | undefined {
  return frame.flipH || frame.flipV ? `scale(${frame.flipH ? -1 : 1},${frame.flipV ? -1 : 1})` : undefined;
}

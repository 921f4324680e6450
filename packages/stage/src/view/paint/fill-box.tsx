import type { Fill } from '@lectern/courseware';
import { type ReactNode, useId } from 'react';
import { usePageScope } from '../stage-context.ts';
import { paintOf } from './paint-server.tsx';

/** A rectangle of that size with a fill. */
export function FillBox({
  fill,
  width,
  height,
}: {
  readonly fill: Fill;
  readonly width: number;
  readonly height: number;
}): ReactNode {
  const { design } = usePageScope();
  const paint = paintOf(fill, design.colors, { w: width, h: height }, useId());
  return (
    <svg aria-hidden="true" width={width} height={height} style={{ position: 'absolute', left: 0, top: 0 }}>
      {paint.server}
      <rect width={width} height={height} fill={paint.value} />
    </svg>
  );
}

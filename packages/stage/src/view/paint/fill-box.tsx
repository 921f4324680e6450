import type { Fill } from '@lectern/courseware';
import { type ReactNode, useId } from 'react';
import { usePageScope } from '../stage-context.ts';
import { paintOf } from './paint-server.tsx';
import { StretchedPicture } from './picture-server.tsx';

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
  const id = useId();
  const box = { w: width, h: height };
  const paint = paintOf(fill, design.colors, box, id);
  return (
    <svg aria-hidden="true" width={width} height={height} style={{ position: 'absolute', left: 0, top: 0 }}>
      {fill.type === 'picture' && fill.mode.type === 'stretch' ? (
        <StretchedPicture id={id} fill={fill} colors={design.colors} box={box} />
      ) : (
        <>
          {paint.server}
          <rect width={width} height={height} fill={paint.value} />
        </>
      )}
    </svg>
  );
}

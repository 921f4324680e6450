import type { Fill } from '@lectern/courseware';
import { type ReactNode, useId } from 'react';
import { usePageScope } from '../stage-context.ts';
import { paintOf } from './paint-server.tsx';
import { StretchedPicture } from './picture-server.tsx';

/** A rectangle of this size with a fill; without a size, it is stretched behind the surrounding content. */
export function FillBox({
  fill,
  width = 0,
  height = width,
}: {
  readonly fill: Fill;
  readonly width?: number;
  readonly height?: number;
}): ReactNode {
  const { design } = usePageScope();
  const id = useId();
  const box = { w: width || 100, h: height || 100 };
  const paint = paintOf(fill, design.colors, box, id);
  return (
    <svg
      aria-hidden="true"
      width={width || '100%'}
      height={height || '100%'}
      viewBox={`0 0 ${box.w} ${box.h}`}
      preserveAspectRatio="none"
      style={{ position: 'absolute', left: 0, top: 0, zIndex: width ? undefined : -1 }}
    >
      {fill.type === 'picture' && fill.mode.type === 'stretch' ? (
        <StretchedPicture id={id} fill={fill} colors={design.colors} box={box} />
      ) : (
        <>
          {paint.server}
          <rect width={box.w} height={box.h} fill={paint.value} />
        </>
      )}
    </svg>
  );
}

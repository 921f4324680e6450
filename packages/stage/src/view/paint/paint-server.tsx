import { type ColorContext, cssColor, type Fill, resolveColor } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { GradientServer } from './gradient-server.tsx';
import type { PaintBox } from './paint-box.ts';
import { PictureServer } from './picture-server.tsx';
import { PatternServer } from './rare-paint.tsx';

export interface Paint {
  /** The value of `fill` or `stroke`. */
  readonly value: string;
  /** The paint server that must be in the same SVG, if any. */
  readonly server: ReactNode;
}

const NOTHING: Paint = { value: 'none', server: null };

/** A fill as SVG paint. `id` must be unique on the page; `group` is the fill of the surrounding group. */
export function paintOf(
  fill: Fill | undefined,
  colors: ColorContext,
  box: PaintBox,
  id: string,
  group?: Fill | undefined,
): Paint {
  switch (fill?.type) {
    case 'solid':
      return { value: cssColor(resolveColor(fill.color, colors)), server: null };
    case 'gradient':
      return {
        value: `url(#${id})`,
        server: <GradientServer id={id} fill={fill} colors={colors} box={box} />,
      };
    case 'pattern':
      return { value: `url(#${id})`, server: <PatternServer id={id} fill={fill} colors={colors} /> };
    case 'picture':
      return {
        value: `url(#${id})`,
        server: <PictureServer id={id} fill={fill} colors={colors} box={box} />,
      };
    case 'group':
      return group && group.type !== 'group' ? paintOf(group, colors, box, id) : NOTHING;
    default:
      return NOTHING;
  }
}

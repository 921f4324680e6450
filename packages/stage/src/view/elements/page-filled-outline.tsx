import type { Frame } from '@lectern/courseware';
import { type ReactNode, useId } from 'react';
import { type Paint, paintOf } from '../paint/paint-server.tsx';
import { usePageScope, useStage } from '../stage-context.ts';
import { PAPER, usePageBackground } from '../use-page.ts';
import { OutlineSvg, type OutlineSvgProps } from './outline-svg.tsx';

export interface PageFilledOutlineProps extends Omit<OutlineSvgProps, 'inside' | 'fill'> {
  readonly frame: Frame;
}

/**
 * An outline that is filled with the page's background, also with elements between them (p:sp/@useBgFill, 19.3.1.43).
 */
export function PageFilledOutline({ frame, ...outline }: PageFilledOutlineProps): ReactNode {
  const { reader } = useStage();
  const { design, pageId } = usePageScope();
  const fill = usePageBackground(reader, pageId) ?? PAPER;
  const id = useId();
  if (fill.type === 'solid') return <OutlineSvg {...outline} fill={fill} />;
  const page = design.deck?.size ?? { w: 1280, h: 720 };
  const paint = paintOf(fill, design.colors, page, `${id}b`);
  const turn = frame.rotation ? ` rotate(${-frame.rotation} ${frame.w / 2} ${frame.h / 2})` : '';
  const inside: Paint = {
    value: `url(#${id}p)`,
    server: (
      <>
        {paint.server}
        <pattern
          id={`${id}p`}
          patternUnits="userSpaceOnUse"
          x={-frame.x}
          y={-frame.y}
          width={page.w}
          height={page.h}
          patternTransform={turn || undefined}
        >
          <rect width={page.w} height={page.h} fill={paint.value} />
        </pattern>
      </>
    ),
  };
  return <OutlineSvg {...outline} fill={undefined} inside={inside} />;
}

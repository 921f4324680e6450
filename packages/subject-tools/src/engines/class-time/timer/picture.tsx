import { clockOf } from '@lectern/ui/media-clock';
import type { ReactNode } from 'react';
import { paint } from '../../../common/paint.ts';
import { Picture, unitOf } from '../../../common/picture.tsx';
import type { Described } from '../../../engine.tsx';
import type { ToolPictureProps } from '../../../tool.ts';
import { type TimerDescription, timerOf } from './model.ts';
import { Ring } from './ring.tsx';
import { timerTexts } from './texts.ts';

/** The kind of the timer and its preset as text. */
export function timerWords({
  tool,
  data,
  language,
}: Omit<ToolPictureProps, 'size'> & Described<TimerDescription>): string {
  const { kind, total } = timerOf(data, tool);
  return `${timerTexts[language].kindOf(kind)} ${clockOf(kind === 'down' ? total : 0)}`;
}

/** The timer at its beginning, because a picture does not depend on the current time. */
export function TimerPicture({
  tool,
  data,
  size,
  language,
}: ToolPictureProps & Described<TimerDescription>): ReactNode {
  const { kind, total } = timerOf(data, tool);
  const unit = unitOf(size);
  const line = unit * 4;
  const side = Math.max(0, Math.min(size.w - unit * 2.4, size.h - line - unit * 2.4));
  return (
    <Picture size={size}>
      <svg
        aria-hidden="true"
        x={(size.w - side) / 2}
        y={(size.h - line - side) / 2}
        width={side}
        height={side}
        viewBox="-100 -100 200 200"
      >
        <Ring
          share={kind === 'down' ? 1 : 0}
          color={paint.jade}
          face={clockOf(kind === 'down' ? total : 0)}
        />
      </svg>
      <text
        x={size.w / 2}
        y={size.h - unit * 1.8}
        fontSize={unit * 2.4}
        fontWeight={500}
        textAnchor="middle"
        fill={paint.ink}
      >
        {timerTexts[language].kindOf(kind)}
      </text>
    </Picture>
  );
}

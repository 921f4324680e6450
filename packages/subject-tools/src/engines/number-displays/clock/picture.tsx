import type { ReactNode } from 'react';
import { paint } from '../../../common/paint.ts';
import { Picture, unitOf } from '../../../common/picture.tsx';
import type { Described } from '../../../engine.tsx';
import type { ToolPictureProps } from '../../../tool.ts';
import { ClockFace, ClockHand, ClockPin } from './face.tsx';
import { type Clock, type ClockDescription, clockOf, elapsed } from './model.ts';
import { clockTexts } from './texts.ts';

/** The text below the face: the time, or the question. */
export function clockLine(clock: Clock, language: ToolPictureProps['language']): string {
  const t = clockTexts[language];
  const { time, format, task, from, wanted, shown, seconds } = clock;
  switch (task) {
    case 'set':
      return t.time(time, format, seconds);
    case 'read':
      return shown ? t.time(time, format, seconds) : t.which;
    case 'make':
      return t.make(t.time(wanted, format, false));
    case 'elapsed':
      return t.took(elapsed(from, time));
  }
}

export function clockWords({
  tool,
  data,
  language,
}: Omit<ToolPictureProps, 'size'> & Described<ClockDescription>): string {
  return `${tool.name[language]} ${clockLine(clockOf(data, tool), language)}`;
}

/** The clock in its current state, with its time or its question below. */
export function ClockPicture({
  tool,
  data,
  size,
  language,
}: ToolPictureProps & Described<ClockDescription>): ReactNode {
  const clock = clockOf(data, tool);
  const unit = unitOf(size);
  const line = unit * 4.4;
  const radius = Math.max(Math.min(size.w, size.h - line) / 2 - unit * 1.2, 1);
  return (
    <Picture size={size}>
      <g transform={`translate(${size.w / 2} ${unit * 1.2 + radius}) scale(${radius / 100})`}>
        <ClockFace outer={clock.format === '24'} />
        <ClockHand hand="hour" time={clock.time} />
        <ClockHand hand="minute" time={clock.time} />
        {clock.seconds ? <ClockHand hand="second" time={clock.time} /> : null}
        <ClockPin />
      </g>
      <text
        x={size.w / 2}
        y={size.h - unit * 1.6}
        fontSize={unit * 2.6}
        fontWeight={500}
        textAnchor="middle"
        fill={paint.ink}
      >
        {clockLine(clock, language)}
      </text>
    </Picture>
  );
}

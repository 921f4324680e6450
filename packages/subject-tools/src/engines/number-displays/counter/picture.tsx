import type { ReactNode } from 'react';
import { readNumber } from '../../../common/number-reading.ts';
import { paint } from '../../../common/paint.ts';
import { Picture, unitOf } from '../../../common/picture.tsx';
import type { Described } from '../../../engine.tsx';
import type { ToolPictureProps } from '../../../tool.ts';
import { Board, boardSize, Tally } from './board.tsx';
import { type Counter, type CounterDescription, counterOf, numberOf } from './model.ts';
import { counterTexts } from './texts.ts';

/** The number, with its reading if that is shown. */
export function counterLine(counter: Counter, language: ToolPictureProps['language']): string {
  const value = numberOf(counter);
  return counter.reads ? `${value}　${readNumber(value, language)}` : String(value);
}

export function counterWords({
  tool,
  data,
  language,
}: Omit<ToolPictureProps, 'size'> & Described<CounterDescription>): string {
  const counter = counterOf(data, tool);
  return `${counterTexts[language].kind(counter.kind)} ${counterLine(counter, language).replace('　', ' ')}`;
}

/** The counter with its number below. */
export function CounterPicture({
  tool,
  data,
  size,
  language,
}: ToolPictureProps & Described<CounterDescription>): ReactNode {
  const counter = counterOf(data, tool);
  const unit = unitOf(size);
  const line = unit * 4.4;
  const edge = unit * 1.2;
  return (
    <Picture size={size}>
      <svg
        aria-hidden="true"
        x={edge}
        y={edge}
        width={Math.max(size.w - edge * 2, 1)}
        height={Math.max(size.h - edge - line, 1)}
        viewBox={counter.kind === 'tally' ? '0 0 500 100' : boardSize(counter)}
      >
        {counter.kind === 'tally' ? (
          <Tally strokes={counter.strokes} language={language} />
        ) : (
          <Board counter={counter} places={counterTexts[language].places} />
        )}
      </svg>
      <text
        x={size.w / 2}
        y={size.h - unit * 1.6}
        fontSize={unit * 2.4}
        fontWeight={500}
        textAnchor="middle"
        fill={paint.ink}
      >
        {counterLine(counter, language)}
      </text>
    </Picture>
  );
}

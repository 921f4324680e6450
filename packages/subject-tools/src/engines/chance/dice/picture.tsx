import type { ReactNode } from 'react';
import { paint } from '../../../common/paint.ts';
import { Picture, unitOf } from '../../../common/picture.tsx';
import type { Described } from '../../../engine.tsx';
import type { ToolPictureProps } from '../../../tool.ts';
import { Face } from './face.tsx';
import { columnsOf, type DiceDescription, diceOf, lying, type Throw, total } from './model.ts';
import { type DiceTexts, diceTexts } from './texts.ts';

/** The dice and their values as text. */
export function diceWords({
  tool,
  data,
  language,
}: Omit<ToolPictureProps, 'size'> & Described<DiceDescription>): string {
  const t = diceTexts[language];
  const dice = diceOf(data, tool);
  const lies = lying(dice);
  return `${t.kindOf(dice.sides)} ${lies ? throwWords(t, lies) : t.press}`;
}

/** The dice with their values; their last throws below if these are listed. */
export function DicePicture({
  tool,
  data,
  size,
  language,
}: ToolPictureProps & Described<DiceDescription>): ReactNode {
  const t = diceTexts[language];
  const dice = diceOf(data, tool);
  const lies = lying(dice);
  const unit = unitOf(size);
  const columns = columnsOf(dice.count);
  const rows = Math.ceil(dice.count / columns);
  const listed = dice.history ? dice.throws.toReversed().slice(0, 3) : [];
  const top = unit * 1.2;
  const lines = unit * 4 + listed.length * unit * 2.6;
  const cell = Math.min((size.w - unit * 4) / columns, (size.h - top * 2 - lines) / rows);
  const left = (size.w - cell * columns) / 2;
  const below = size.h - lines;
  return (
    <Picture size={size}>
      <rect
        x={unit * 1.2}
        y={top}
        width={size.w - unit * 2.4}
        height={below - top}
        rx={unit * 1.2}
        fill={paint.jadeSoft}
      />
      {Array.from({ length: dice.count }, (_, place) => {
        const value = lies?.values[place];
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their place alone
            key={place}
            aria-hidden="true"
            x={left + (place % columns) * cell + cell * 0.06}
            y={top + Math.floor(place / columns) * cell + cell * 0.06 + (below - top - cell * rows) / 2}
            width={cell * 0.88}
            height={cell * 0.88}
            viewBox="-50 -50 100 100"
          >
            <Face
              sides={dice.sides}
              value={value}
              word={value === undefined ? '' : faceWord(t, dice.sides, value)}
            />
          </svg>
        );
      })}
      <text
        x={size.w / 2}
        y={below + unit * 3}
        fontSize={unit * 2.6}
        fontWeight={500}
        textAnchor="middle"
        fill={paint.ink}
      >
        {lies ? throwWords(t, lies) : t.press}
      </text>
      {listed.map((each, line) => (
        <text
          key={each.id}
          x={size.w / 2}
          y={below + unit * (5.8 + line * 2.6)}
          fontSize={unit * 2}
          textAnchor="middle"
          fill={paint.ink2}
        >
          {throwWords(t, each)}
        </text>
      ))}
    </Picture>
  );
}

/** The value of one die or coin as text. */
export function faceWord(t: DiceTexts, sides: number, value: number): string {
  if (sides !== 2) return String(value);
  return value === 1 ? t.heads : t.tails;
}

/** The values of a throw in one line. */
export function throwWords(t: DiceTexts, { sides, values }: Throw): string {
  const words = values.map((value) => faceWord(t, sides, value));
  if (values.length === 1) return t.result(words);
  return sides === 2 ? t.headsOf(words, total({ sides, values })) : t.sum(words, total({ sides, values }));
}

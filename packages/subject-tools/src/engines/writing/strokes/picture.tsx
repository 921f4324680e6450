import type { ReactNode } from 'react';
import { paint } from '../../../common/paint.ts';
import { Picture, unitOf } from '../../../common/picture.tsx';
import type { Described } from '../../../engine.tsx';
import type { ToolPictureProps } from '../../../tool.ts';
import { SQUARE } from './glyph.ts';
import { type WritingDescription, writingOf } from './model.ts';
import { WritingGrid } from './strokes.tsx';

/** Regular script; the page's fonts have one. */
const KAI = '"KaiTi", "Kaiti SC", "STKaiti", "LXGW WenKai", serif';

export function writingWords({
  tool,
  data,
  language,
}: Omit<ToolPictureProps, 'size'> & Described<WritingDescription>): string {
  return `${tool.name[language]} ${writingOf(data, tool).characters.join('')}`;
}

/** The characters of the tool in their grids, in as many rows as leave the grids largest. */
export function WritingPicture({
  tool,
  data,
  size,
}: ToolPictureProps & Described<WritingDescription>): ReactNode {
  const { characters, grid } = writingOf(data, tool);
  const unit = unitOf(size);
  const room = { w: size.w - unit * 2.4, h: size.h - unit * 2.4 };
  const columns = columnsFor(characters.length, room);
  const rows = Math.ceil(characters.length / columns);
  const side = Math.max(1, Math.min(room.w / columns, room.h / rows));
  const left = (size.w - side * Math.min(columns, characters.length)) / 2;
  const top = (size.h - side * rows) / 2;
  return (
    <Picture size={size}>
      {characters.map((character, index) => (
        <g
          key={character}
          transform={`translate(${left + side * (index % columns) + side * 0.03} ${
            top + side * Math.floor(index / columns) + side * 0.03
          }) scale(${(side * 0.94) / SQUARE})`}
        >
          <WritingGrid kind={grid} />
          <text
            x={SQUARE / 2}
            y={SQUARE * 0.85}
            fontSize={SQUARE * 0.92}
            fontFamily={KAI}
            textAnchor="middle"
            fill={paint.ink}
          >
            {character}
          </text>
        </g>
      ))}
    </Picture>
  );
}

/** The number of columns in which `count` squares are largest. */
export function columnsFor(count: number, { w, h }: { readonly w: number; readonly h: number }): number {
  const sideOf = (columns: number) => Math.min(w / columns, h / Math.ceil(count / columns));
  const all = Array.from({ length: Math.max(count, 1) }, (_, index) => index + 1);
  return all.reduce((best, columns) => (sideOf(columns) > sideOf(best) ? columns : best), 1);
}

import {
  cssColor,
  designOf,
  type Line,
  type PlacedCell,
  placedCells,
  resolveColor,
  type Table,
  type TableStyle,
} from '@lectern/courseware';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useMemo } from 'react';
import { useEditing } from '../../editing/editor-context.ts';

const ROWS = 5;
const COLUMNS = 4;
const W = 13;
const H = 7;

/** A small table in a style, with the emphasised rows and columns of `table`; rendered by the renderer of tables. */
export function StylePicture({
  style,
  table,
}: {
  readonly style: TableStyle;
  readonly table: Table;
}): ReactNode {
  const { session } = useEditing();
  const design = designOf(session.store, useSignal(session.pageId) ?? '');
  const { firstRow, lastRow, firstColumn, lastColumn, bandRows, bandColumns } = table;
  const cells = useMemo(
    () =>
      placedCells(
        sampleTable({ style, firstRow, lastRow, firstColumn, lastColumn, bandRows, bandColumns }),
        design,
      ),
    [style, firstRow, lastRow, firstColumn, lastColumn, bandRows, bandColumns, design],
  );
  const solid = (fill: PlacedCell['look']['fill']) =>
    fill?.type === 'solid' ? cssColor(resolveColor(fill.color, design.colors)) : undefined;
  return (
    <svg viewBox={`-1 -1 ${COLUMNS * W + 2} ${ROWS * H + 2}`} aria-hidden="true">
      <rect width={COLUMNS * W} height={ROWS * H} fill={solid(style.background) ?? 'none'} />
      {cells.map(({ key, row, column, look }) => (
        <rect key={key} x={column * W} y={row * H} width={W} height={H} fill={solid(look.fill) ?? 'none'} />
      ))}
      {cells.map(({ key, row, column, look }) => {
        const [x, y] = [column * W, row * H];
        const words = look.levels[0]?.[0]?.run?.fill;
        return (
          <g key={key}>
            <Stroke line={look.borders.l} paint={solid} at={[x, y, x, y + H]} />
            <Stroke line={look.borders.r} paint={solid} at={[x + W, y, x + W, y + H]} />
            <Stroke line={look.borders.t} paint={solid} at={[x, y, x + W, y]} />
            <Stroke line={look.borders.b} paint={solid} at={[x, y + H, x + W, y + H]} />
            <path
              d={`M${x + 3} ${y + H / 2}h${W - 6}`}
              stroke={solid(words) ?? 'currentColor'}
              strokeWidth="1"
            />
          </g>
        );
      })}
    </svg>
  );
}

interface StrokeProps {
  readonly line: Line | undefined;
  readonly paint: (fill: PlacedCell['look']['fill']) => string | undefined;
  readonly at: readonly [number, number, number, number];
}

function Stroke({ line, paint, at: [x1, y1, x2, y2] }: StrokeProps): ReactNode {
  const color = line && paint(line.fill);
  return color ? (
    <line {...{ x1, y1, x2, y2 }} stroke={color} strokeWidth={Math.min(1.5, (line.width ?? 1) * 0.6)} />
  ) : null;
}

function sampleTable(looks: Partial<Table>): Table {
  const rows = Array.from({ length: ROWS }, (_, at) => ({ id: `r${at}`, height: H }));
  const columns = Array.from({ length: COLUMNS }, (_, at) => ({ id: `c${at}`, width: W }));
  const cells = rows.flatMap((row) =>
    columns.map((column) => [`${row.id}:${column.id}`, { text: { paragraphs: [{ runs: [] }] } }]),
  );
  return { rows, columns, cells: Object.fromEntries(cells), ...looks };
}

import {
  boxOf,
  type Fill,
  type Line,
  type PlacedCell,
  placedCells,
  type ResolvedTextBox,
} from '@lectern/courseware';
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { FillBox } from '../paint/fill-box.tsx';
import { lineColor, lineWidth } from '../paint/line-style.ts';
import { paintOf } from '../paint/paint-server.tsx';
import { usePicture } from '../paint/picture-server.tsx';
import { CellStrokes } from '../paint/rare-paint.tsx';
import { usePageScope } from '../stage-context.ts';
import { textWriting } from '../text/frame-layout.ts';
import { TextFlow } from '../text/text-view.tsx';

/** A table: rows grow with their text, as in PowerPoint, and are never smaller than in their record. */
export function TableView({ element, text, cell }: DrawingProps<'table'>): ReactNode {
  const { design } = usePageScope();
  const { table } = element;
  const cells = placedCells(table, design);
  const backdrop = table.fill ?? table.style?.background;
  return (
    <div
      role="table"
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        display: 'grid',
        isolation: 'isolate',
        direction: table.rtl ? 'rtl' : undefined,
        gridTemplateColumns: table.columns.map((column) => `${column.width}px`).join(' '),
        gridTemplateRows: table.rows.map((row) => `minmax(${row.height}px, auto)`).join(' '),
      }}
    >
      {backdrop ? <FillBox fill={backdrop} /> : null}
      {table.rows.map(({ id }, row) => {
        const own = cells.filter((placed) => placed.row === row);
        // Rows exist for screen readers only: the cells are placed in the table's grid.
        return own.length === 0 ? null : (
          // biome-ignore lint/a11y/useFocusableInteractive: it is read, and nothing is done with it
          <div key={id} role="row" style={IN_THE_GRID}>
            {own.map((placed) => (
              <CellView key={placed.key} placed={placed} text={placed.key === cell ? text : undefined} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

const IN_THE_GRID = { display: 'contents' } as const;
const ANCHORS = { t: 'flex-start', ctr: 'center', b: 'flex-end' } as const;

function CellView({ placed, text }: { readonly placed: PlacedCell; readonly text: ReactNode }): ReactNode {
  const { design } = usePageScope();
  const { cell, look, row, column, rowSpan, colSpan } = placed;
  const fill = paintOf(look.fill, design.colors, { w: 100, h: 100 }, '');
  const box = { ...boxOf(cell.text), vertical: cell.vertical ?? 'horz' };
  const { l, t, r, b } = look.insets;
  const flow: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: ANCHORS[look.anchor],
    padding: `${t}px ${r}px ${b}px ${l}px`,
  };
  const upright = box.vertical !== 'horz';
  const words = (
    <TextFlow body={cell.text} box={box} levels={look.levels}>
      {text}
    </TextFlow>
  );
  return (
    <div
      role="cell"
      data-cell={placed.key}
      style={{
        position: 'relative',
        // The cell is a separate stacking context: a picture behind the text stays above the background of the table.
        isolation: 'isolate',
        gridRow: `${row + 1} / span ${rowSpan}`,
        gridColumn: `${column + 1} / span ${colSpan}`,
        boxSizing: 'border-box',
        minWidth: 0,
        direction: 'ltr',
        background: fill.server ? undefined : fill.value,
        ...(upright ? undefined : flow),
      }}
    >
      {cell.pictureFit && cell.fill?.type === 'picture' ? (
        <FittedPicture fill={cell.fill} fit={cell.pictureFit} />
      ) : fill.server && look.fill ? (
        <FillBox fill={look.fill} />
      ) : null}
      {upright ? (
        // The lines of vertical text are as long as the row is high, so the text does not make the row higher.
        <div
          style={{ position: 'absolute', inset: 0, ...flow, ...uprightWriting(box.vertical, [t, r, b, l]) }}
        >
          {words}
        </div>
      ) : (
        words
      )}
      <CellBorders placed={placed} />
    </div>
  );
}

/** A picture behind a cell's text that keeps its proportions at any size of the cell. */
function FittedPicture({
  fill,
  fit,
}: {
  readonly fill: Extract<Fill, { type: 'picture' }>;
  readonly fit: 'cover' | 'contain';
}): ReactNode {
  const { design } = usePageScope();
  const { shared, recoloring } = usePicture(useId(), fill, design.colors);
  return (
    <svg aria-hidden="true" width="100%" height="100%" style={{ position: 'absolute', inset: 0, zIndex: -1 }}>
      {recoloring}
      <image
        {...shared}
        width="100%"
        height="100%"
        preserveAspectRatio={`xMidYMid ${fit === 'cover' ? 'slice' : 'meet'}`}
      />
    </svg>
  );
}

/** Text that reads upwards is rotated by 180°, together with its box. */
function uprightWriting(
  vertical: ResolvedTextBox['vertical'],
  [t, r, b, l]: readonly [number, number, number, number],
): CSSProperties {
  const turned = { transform: 'rotate(180deg)', padding: `${b}px ${l}px ${t}px ${r}px` };
  return { ...textWriting(vertical), ...(vertical === 'vert270' ? turned : undefined) };
}

/** The lines at a cell's edges, centred on them, and its diagonals. */
function CellBorders({ placed }: { readonly placed: PlacedCell }): ReactNode {
  const { design } = usePageScope();
  const { l, t, r, b } = placed.look.borders;
  const css = (line: Line | undefined) => {
    const color = lineColor(line, design.colors);
    const double = line?.compound !== undefined && line.compound !== 'sng' && lineWidth(line) >= 2;
    return line && color && !isDashed(line)
      ? `${lineWidth(line)}px ${double ? 'double' : 'solid'} ${color}`
      : undefined;
  };
  const half = (line: Line | undefined) => (line && css(line) ? -lineWidth(line) / 2 : 0);
  const solid = { borderLeft: css(l), borderTop: css(t), borderRight: css(r), borderBottom: css(b) };
  const style: CSSProperties = {
    position: 'absolute',
    left: half(l),
    top: half(t),
    right: half(r),
    bottom: half(b),
    pointerEvents: 'none',
    ...solid,
  };
  const drawn = Object.values(solid).some((side) => side !== undefined);
  // A name of several letters belongs to a diagonal (`tlbr`, `bltr`); sides have one letter.
  const strokes = Object.entries(placed.look.borders).filter(
    ([side, line]) => side.length > 1 || isDashed(line),
  );
  return (
    <>
      {drawn ? <div style={style} /> : null}
      {strokes.length > 0 ? <CellStrokes lines={strokes} colors={design.colors} /> : null}
    </>
  );
}

function isDashed({ dash }: Line): boolean {
  return dash !== undefined && dash !== 'solid';
}

import {
  boxOf,
  cssColor,
  type Fill,
  type Line,
  type PlacedCell,
  placedCells,
  resolveColor,
} from '@lectern/courseware';
import type { CSSProperties, ReactNode } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { lineWidth } from '../paint/line-style.ts';
import { paintOf } from '../paint/paint-server.tsx';
import { usePageScope } from '../stage-context.ts';
import { textWriting } from '../text/frame-layout.ts';
import { TextFlow } from '../text/text-view.tsx';

/** A table: rows grow with their text, as in PowerPoint, and are never smaller than their record says. */
export function TableView({ element, text, cell }: DrawingProps<'table'>): ReactNode {
  const { design } = usePageScope();
  const { table } = element;
  return (
    <div
      role="table"
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        display: 'grid',
        gridTemplateColumns: table.columns.map((column) => `${column.width}px`).join(' '),
        gridTemplateRows: table.rows.map((row) => `minmax(${row.height}px, auto)`).join(' '),
      }}
    >
      {placedCells(table, design).map((placed) => (
        <CellView key={placed.key} placed={placed} text={placed.key === cell ? text : undefined} />
      ))}
    </div>
  );
}

const ANCHORS = { t: 'flex-start', ctr: 'center', b: 'flex-end' } as const;

function CellView({ placed, text }: { readonly placed: PlacedCell; readonly text: ReactNode }): ReactNode {
  const { design } = usePageScope();
  const { cell, look, row, column, rowSpan, colSpan } = placed;
  const fill = paintOf(look.fill, design.colors, { w: 100, h: 100 }, '');
  const behind = look.backdrop && paintOf(look.backdrop, design.colors, { w: 100, h: 100 }, '');
  const box = { ...boxOf(cell.text), vertical: cell.vertical ?? 'horz' };
  return (
    <div
      role="cell"
      data-cell={placed.key}
      style={{
        position: 'relative',
        // Its own layer order: a picture behind the text stays above what is behind the table.
        isolation: 'isolate',
        gridRow: `${row + 1} / span ${rowSpan}`,
        gridColumn: `${column + 1} / span ${colSpan}`,
        boxSizing: 'border-box',
        minWidth: 0,
        padding: `${look.insets.t}px ${look.insets.r}px ${look.insets.b}px ${look.insets.l}px`,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: ANCHORS[look.anchor],
        ...layers(behind, fill),
        ...textWriting(box.vertical),
      }}
    >
      {behind?.server && look.backdrop ? (
        <CellFill placed={placed} fill={look.backdrop} layer="table" />
      ) : null}
      {fill.server && look.fill ? <CellFill placed={placed} fill={look.fill} layer="cell" /> : null}
      <TextFlow body={cell.text} box={box} levels={look.levels}>
        {text}
      </TextFlow>
      <CellBorders placed={placed} />
    </div>
  );
}

/** What is behind the whole table shows where a cell's own fill is not opaque. */
function layers(behind: Painted | undefined, fill: Painted): CSSProperties {
  const own = fill.server ? undefined : fill.value;
  const back = behind?.server ? undefined : behind?.value;
  if (!back || back === 'none') return { background: own };
  const front = own && own !== 'none' ? `linear-gradient(${own}, ${own})` : undefined;
  return { backgroundColor: back, backgroundImage: front };
}

type Painted = Pick<ReturnType<typeof paintOf>, 'server' | 'value'>;

/** A gradient, pattern or picture behind a cell, stretched over whatever size the cell takes. */
function CellFill({
  placed,
  fill,
  layer,
}: {
  readonly placed: PlacedCell;
  readonly fill: Fill;
  readonly layer: 'table' | 'cell';
}): ReactNode {
  const { design } = usePageScope();
  const id = `${layer}-${placed.key.replace(/[^\w-]/g, '_')}`;
  const paint = paintOf(fill, design.colors, { w: 100, h: 100 }, id);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', zIndex: -1 }}
    >
      {paint.server}
      <rect width={100} height={100} fill={paint.value} />
    </svg>
  );
}

/** The lines at a cell's sides, centred on them, and its diagonals. */
function CellBorders({ placed }: { readonly placed: PlacedCell }): ReactNode {
  const { design } = usePageScope();
  const { l, t, r, b, tlbr, bltr } = placed.look.borders;
  const css = (line: Line | undefined): string | undefined => {
    if (!line || (line.fill !== undefined && line.fill.type !== 'solid') || line.fill === undefined)
      return undefined;
    const dashed = line.dash === undefined || line.dash === 'solid' ? 'solid' : dashStyle(line);
    return `${lineWidth(line)}px ${dashed} ${cssColor(resolveColor(line.fill.color, design.colors))}`;
  };
  const half = (line: Line | undefined) => (css(line) && line ? -lineWidth(line) / 2 : 0);
  const sides = { borderLeft: css(l), borderTop: css(t), borderRight: css(r), borderBottom: css(b) };
  const style: CSSProperties = {
    position: 'absolute',
    left: half(l),
    top: half(t),
    right: half(r),
    bottom: half(b),
    pointerEvents: 'none',
    ...sides,
  };
  const drawn = Object.values(sides).some((side) => side !== undefined);
  return (
    <>
      {drawn ? <div style={style} /> : null}
      {tlbr || bltr ? (
        <svg aria-hidden="true" style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}>
          {tlbr ? <line x1="0" y1="0" x2="100%" y2="100%" {...diagonal(tlbr, css(tlbr))} /> : null}
          {bltr ? <line x1="0" y1="100%" x2="100%" y2="0" {...diagonal(bltr, css(bltr))} /> : null}
        </svg>
      ) : null}
    </>
  );
}

function dashStyle(line: Line): 'dotted' | 'dashed' {
  return line.dash === 'dot' || line.dash === 'sysDot' ? 'dotted' : 'dashed';
}

function diagonal(line: Line, css: string | undefined) {
  return { stroke: css?.split(' ')[2] ?? 'none', strokeWidth: lineWidth(line) };
}

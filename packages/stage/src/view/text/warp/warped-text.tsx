import { type ResolvedTextBox, resolveText, runOutline } from '@lectern/courseware';
import { type CSSProperties, Fragment, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { effectStyle } from '../../paint/effect-style.ts';
import { lineWidth } from '../../paint/line-style.ts';
import type { PaintBox } from '../../paint/paint-box.ts';
import { paintOf } from '../../paint/paint-server.tsx';
import { usePageScope } from '../../stage-context.ts';
import { textFrameStyle } from '../frame-layout.ts';
import { runStyle } from '../run-style.ts';
import type { TextScope } from '../text-scope.ts';
import { type TextViewProps, useTextScope } from '../text-view-props.ts';
import { type FollowPath, followPath } from './follow-path.ts';
import { cased, type StraightLine, straightLines } from './straight-lines.ts';
import { warpCells } from './warp-cells.ts';
import { type WarpBand, type WarpShape, warpShape } from './warp-shapes.ts';

/** WordArt: text stretched between the guides of its warp, or set along them (20.1.9.19). */
export function WarpedText({ body, box, levels, rect, turn = 0 }: TextViewProps): ReactNode {
  const scope = useTextScope(box);
  const fonts = useFontLoads();
  const paragraphs = resolveText(body, levels);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fonts that came late measure otherwise
  const lines = useMemo(() => straightLines(paragraphs, scope), [paragraphs, scope, fonts]);
  const w = Math.max(1, rect.r - rect.l - box.insetLeft - box.insetRight);
  const h = Math.max(1, rect.b - rect.t - box.insetTop - box.insetBottom);
  const shape = warpShape(box.warp ?? '', { w, h }, box.warpAdjust);
  const effects = paragraphs.flatMap(({ runs }) => runs)[0]?.look.effects;
  const style: CSSProperties = {
    position: 'absolute',
    left: box.insetLeft,
    top: box.insetTop,
    overflow: 'visible',
    ...(effects ? effectStyle(effects, scope.colors) : undefined),
  };
  return (
    <div data-text-frame="" style={frameStyle(box, rect, turn)}>
      <svg width={w} height={h} style={style} role="img" aria-label={wordsOf(lines)}>
        {shape ? <Warped shape={shape} lines={lines} scope={scope} w={w} h={h} /> : null}
      </svg>
    </div>
  );
}

function frameStyle(box: ResolvedTextBox, rect: TextViewProps['rect'], turn: number): CSSProperties {
  return { ...textFrameStyle(box, rect, turn), display: 'block' };
}

function wordsOf(lines: readonly StraightLine[]): string {
  return lines.map((line) => line.runs.map(({ text }) => text).join('')).join('\n');
}

/** The number of times that fonts have loaded. */
function useFontLoads(): number {
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const count = () => setLoads((before) => before + 1);
    document.fonts.addEventListener('loadingdone', count);
    return () => document.fonts.removeEventListener('loadingdone', count);
  }, []);
  return loads;
}

interface WarpedProps {
  readonly shape: WarpShape;
  readonly lines: readonly StraightLine[];
  readonly scope: TextScope;
  readonly w: number;
  readonly h: number;
}

/** Lines are distributed over bands or paths, the first lines to the first band. */
function Warped({ shape, lines, scope, w, h }: WarpedProps): ReactNode {
  const rooms = shape.type === 'fill' ? shape.bands.length : shape.paths.length;
  const each = Math.ceil(lines.length / rooms);
  const shareOf = (index: number) => lines.slice(index * each, (index + 1) * each);
  return shape.type === 'fill'
    ? shape.bands.map((band, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bands have no names
        <Filled key={index} band={band} lines={shareOf(index)} scope={scope} w={w} h={h} />
      ))
    : shape.paths.map((path, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paths have no names
        <Following key={index} path={followPath(path)} lines={shareOf(index)} scope={scope} />
      ));
}

interface FilledProps extends Omit<WarpedProps, 'shape'> {
  readonly band: WarpBand;
}

function Filled({ band, lines, scope, w, h }: FilledProps): ReactNode {
  const id = useId();
  const width = Math.max(...lines.map((line) => line.width), 0);
  const first = lines[0];
  if (!first || width === 0) return null;
  const baselines: number[] = [];
  let baseline = 0;
  lines.forEach((line, index) => {
    baseline = index === 0 ? line.top : baseline + line.advance;
    baselines.push(baseline);
  });
  const block = { x: 0, y: 0, w: width, h: Math.max(baseline + (lines.at(-1)?.bottom ?? 0), 1) };
  const cells = warpCells(block, band);
  // Strokes keep their width, however the text is stretched.
  const scale = Math.sqrt((w / block.w) * (h / block.h)) || 1;
  const seam = cells.length > 1 ? 0.4 / scale : 0;
  const beyond = block.h;
  return (
    <>
      <defs>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
          <RunPaints key={index} id={`${id}${index}`} line={line} block={block} />
        ))}
        <g id={`${id}t`}>
          {lines.map((line, index) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
              key={index}
              x={offsetOf(line, width)}
              y={baselines[index]}
              style={{ whiteSpace: 'pre' }}
            >
              <Runs id={`${id}${index}`} line={line} scope={scope} block={block} stroke={1 / scale} />
            </text>
          ))}
        </g>
      </defs>
      {cells.map((cell, index) => {
        const [left, right] = [cell.x <= 0, cell.x + cell.w >= block.w - 0.01];
        const [top, bottom] = [cell.y <= 0, cell.y + cell.h >= block.h - 0.01];
        const x = cell.x - (left ? beyond : seam);
        const y = cell.y - (top ? beyond : seam);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no names
          <g key={index} transform={`matrix(${cell.matrix.map(short).join(' ')})`}>
            {cells.length > 1 ? (
              <clipPath id={`${id}c${index}`}>
                <rect
                  x={x}
                  y={y}
                  width={cell.x + cell.w + (right ? beyond : seam) - x}
                  height={cell.y + cell.h + (bottom ? beyond : seam) - y}
                />
              </clipPath>
            ) : null}
            <use href={`#${id}t`} clipPath={cells.length > 1 ? `url(#${id}c${index})` : undefined} />
          </g>
        );
      })}
    </>
  );
}

function short(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

function offsetOf({ align, width }: StraightLine, room: number): number {
  return align === 'r' ? room - width : align === 'l' ? 0 : (room - width) / 2;
}

interface FollowingProps {
  readonly path: FollowPath;
  readonly lines: readonly StraightLine[];
  readonly scope: TextScope;
}

const ANCHORS = { l: 'start', r: 'end' } as const;
const OFFSETS = { start: 0, middle: '50%', end: '100%' } as const;

/** Text along a path in its original size, or smaller when it is longer than the path. */
function Following({ path, lines, scope }: FollowingProps): ReactNode {
  const id = useId();
  const longest = Math.max(...lines.map((line) => line.width), 1);
  const scale = Math.min(1, (path.length * 0.995) / longest);
  let fall = 0;
  return (
    <g transform={scale < 1 ? `scale(${short(scale)})` : undefined}>
      <defs>
        <path id={`${id}p`} d={path.d(scale)} />
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
          <RunPaints key={index} id={`${id}${index}`} line={line} block={blockOf(line)} />
        ))}
      </defs>
      {lines.map((line, index) => {
        fall += index === 0 ? 0 : line.advance;
        const anchor = line.align === 'l' || line.align === 'r' ? ANCHORS[line.align] : 'middle';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
          <text key={index} textAnchor={anchor} style={{ whiteSpace: 'pre' }} dy={fall}>
            <textPath href={`#${id}p`} startOffset={OFFSETS[anchor]}>
              <Runs id={`${id}${index}`} line={line} scope={scope} block={blockOf(line)} stroke={1} />
            </textPath>
          </text>
        );
      })}
    </g>
  );
}

function blockOf(line: StraightLine): PaintBox {
  return { w: line.width, h: line.advance };
}

interface PaintsProps {
  /** The id of the line, which prefixes the ids of its runs' paints. */
  readonly id: string;
  readonly line: StraightLine;
  readonly block: PaintBox;
}

/** Gradients and pictures of a line's runs: SVG does not allow them inside a text. */
function RunPaints({ id, line, block }: PaintsProps): ReactNode {
  const { design } = usePageScope();
  return line.runs.map(({ look }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no names
    <Fragment key={index}>
      {paintOf(look.fill, design.colors, block, `${id}f${index}`).server}
      {paintOf(runOutline(look)?.fill, design.colors, block, `${id}o${index}`).server}
    </Fragment>
  ));
}

interface RunsProps extends PaintsProps {
  readonly scope: TextScope;
  /** The factor for stroke widths. */
  readonly stroke: number;
}

function Runs({ id, line, scope, block, stroke }: RunsProps): ReactNode {
  const { design } = usePageScope();
  return line.runs.map(({ text, look }, index) => {
    const { fontFamily, fontSize, fontWeight, fontStyle, letterSpacing, color, textDecorationLine } =
      runStyle({ ...look, fill: look.fill?.type === 'solid' ? look.fill : undefined }, text, {
        ...scope,
        fits: false,
      });
    const inside = paintOf(look.fill, design.colors, block, `${id}f${index}`);
    const outline = runOutline(look);
    const edge = paintOf(outline?.fill, design.colors, block, `${id}o${index}`);
    return (
      <tspan
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no names
        key={index}
        fill={look.fill ? inside.value : color}
        stroke={outline ? edge.value : undefined}
        strokeWidth={outline ? lineWidth(outline) * stroke : undefined}
        strokeLinejoin="round"
        style={{ fontFamily, fontSize, fontWeight, fontStyle, letterSpacing, textDecorationLine }}
      >
        {cased(text, look)}
      </tspan>
    );
  });
}

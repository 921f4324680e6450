import {
  applyRun,
  cssColor,
  type Fill,
  type Line,
  type PageDesign,
  type Rgba,
  type RunProps,
  resolveColor,
} from '@lectern/courseware';
import { lineWidth } from '../paint/line-style.ts';
import { patternPath } from '../paint/pattern-rows.ts';
import { fontStacks } from '../text/fonts/font-stack.ts';
import { POINT } from '../text/run-style.ts';

export interface ChartGradient {
  readonly type: 'linear';
  readonly x: number;
  readonly y: number;
  readonly x2: number;
  readonly y2: number;
  readonly colorStops: { offset: number; color: string }[];
}

/** A fill for ECharts; undefined when it is not set, `transparent` for no fill. */
export function chartFill(fill: Fill | undefined, design: PageDesign): string | ChartGradient | undefined {
  const css = (color: Parameters<typeof resolveColor>[0]) => cssColor(resolveColor(color, design.colors));
  switch (fill?.type) {
    case 'solid':
      return css(fill.color);
    case 'none':
      return 'transparent';
    case 'pattern':
      return css(fill.foreground);
    case 'gradient': {
      const angle = ((fill.shade.type === 'linear' ? fill.shade.angle : 0) * Math.PI) / 180;
      const [x, y] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
      const colorStops = [...fill.stops]
        .sort((a, b) => a.pos - b.pos)
        .map((stop) => ({ offset: Math.min(1, Math.max(0, stop.pos)), color: css(stop.color) }));
      return { type: 'linear', x: 0.5 - x, y: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y, colorStops };
    }
    default:
      return undefined;
  }
}

/** A preset pattern in the form that ECharts' SVG repeats: an 8 × 8 raster, one dot per pixel. */
interface ChartPattern {
  readonly svgElement: object;
  readonly svgWidth: number;
  readonly svgHeight: number;
}

/** Like `chartFill`, for a surface that may have a pattern: a bar, a slice, an area. */
export function surfaceFill(
  fill: Fill | undefined,
  design: PageDesign,
): string | ChartGradient | ChartPattern | undefined {
  if (fill?.type !== 'pattern') return chartFill(fill, design);
  const css = (color: Parameters<typeof resolveColor>[0]) => cssColor(resolveColor(color, design.colors));
  const part = (tag: string, attrs: object, children: object[] = []) => ({ tag, attrs, children, key: tag });
  const dots = { d: patternPath(fill.preset), fill: css(fill.foreground), 'shape-rendering': 'crispEdges' };
  const ground = { width: 8, height: 8, fill: css(fill.background) };
  return { svgElement: part('g', {}, [part('rect', ground), part('path', dots)]), svgWidth: 8, svgHeight: 8 };
}

/** The thinnest line, pixels. */
const HAIR = 0.5;

export interface ChartStroke {
  readonly color: string;
  readonly width: number;
  readonly type: 'solid' | 'dashed' | 'dotted';
}

/** A line for ECharts; undefined when no line is drawn. */
export function chartStroke(line: Line | undefined, design: PageDesign): ChartStroke | undefined {
  if (line?.fill?.type !== 'solid') return undefined;
  const dash = line.dash;
  const dotted = dash === 'dot' || dash === 'sysDot';
  return {
    color: cssColor(resolveColor(line.fill.color, design.colors)),
    // ECharts leaves out lines without width, which PowerPoint draws as hairlines.
    width: Math.max(lineWidth(line), HAIR),
    type: dash === undefined || dash === 'solid' ? 'solid' : dotted ? 'dotted' : 'dashed',
  };
}

/**
 * Like `chartStroke`, for lines that are drawn unless the file removes them: a line without a fill has the given
 * colour.
 */
export function drawnStroke(
  line: Line | undefined,
  design: PageDesign,
  color: string,
  width: number,
): ChartStroke | undefined {
  const { fill } = line ?? {};
  if (fill?.type === 'none') return undefined;
  const solid =
    fill?.type === 'gradient' ? fill.stops[0]?.color : fill?.type === 'solid' ? fill.color : undefined;
  const said = chartStroke({ ...line, fill: { type: 'solid', color: solid ?? BLACK } }, design);
  return {
    color: solid && said ? said.color : color,
    width: line?.width === undefined ? width : Math.max(lineWidth(line), HAIR),
    type: said?.type ?? 'solid',
  };
}

const BLACK = { type: 'rgb', value: '000000' } as const;

export interface ChartText {
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fontWeight: 'normal' | 'bold';
  readonly fontStyle: 'normal' | 'italic';
  readonly color: string;
}

/** The style of a text in a chart; the properties of inner texts override the properties of `outer` texts. */
export function chartText(
  design: PageDesign,
  size: number,
  ...props: readonly (RunProps | undefined)[]
): ChartText {
  let look = applyRun({ size, latin: '+mn-lt', eastAsian: '+mn-ea' }, undefined);
  for (const layer of props) look = applyRun(look, layer);
  const color: Rgba =
    look.fill?.type === 'solid'
      ? resolveColor(look.fill.color, design.colors)
      : resolveColor({ type: 'scheme', slot: 'tx1' }, design.colors);
  return {
    fontFamily: fontStacks(look, design.theme, design.deck?.embeddedFonts).latin,
    fontSize: look.size * POINT,
    fontWeight: look.bold ? 'bold' : 'normal',
    fontStyle: look.italic ? 'italic' : 'normal',
    color: cssColor(color),
  };
}

/** The style of a title: bold, and a fifth larger than the chart's text, unless the title sets otherwise. */
export function titleText(
  design: PageDesign,
  usual: number,
  chart: RunProps | undefined,
  own: RunProps | undefined,
): ChartText {
  const size = chart?.size === undefined ? usual : usual > 10 ? chart.size * 1.2 : chart.size;
  return chartText(design, usual, { bold: true }, { ...chart, size }, own);
}

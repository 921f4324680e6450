import {
  applyRun,
  cssColor,
  type Fill,
  type Line,
  type PageDesign,
  type Rgba,
  type RunProps,
  resolveColor,
  type ThemeSlot,
} from '@lectern/courseware';
import { lineWidth } from '../paint/line-style.ts';
import { fontStacks } from '../text/font-stack.ts';
import { POINT } from '../text/run-style.ts';

const ACCENTS: readonly ThemeSlot[] = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];

/** The colour of the nth series or point that has none of its own. */
export function accentColor(index: number, design: PageDesign): string {
  const slot = ACCENTS[index % ACCENTS.length] ?? 'accent1';
  // Past six, each round is lighter, so that neighbours of different rounds differ.
  const round = Math.floor(index / ACCENTS.length);
  const mods = round === 0 ? undefined : [{ op: 'lumMod' as const, value: Math.max(0.4, 1 - round * 0.2) }];
  return cssColor(resolveColor({ type: 'scheme', slot, mods }, design.colors));
}

export interface ChartGradient {
  readonly type: 'linear';
  readonly x: number;
  readonly y: number;
  readonly x2: number;
  readonly y2: number;
  readonly colorStops: { offset: number; color: string }[];
}

/** A fill as ECharts takes it; undefined when there is none to say, `transparent` for none. */
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

export interface ChartStroke {
  readonly color: string;
  readonly width: number;
  readonly type: 'solid' | 'dashed' | 'dotted';
}

/** A line as ECharts takes it; undefined when none is drawn. */
export function chartStroke(line: Line | undefined, design: PageDesign): ChartStroke | undefined {
  if (line?.fill?.type !== 'solid') return undefined;
  const dash = line.dash;
  const dotted = dash === 'dot' || dash === 'sysDot';
  return {
    color: cssColor(resolveColor(line.fill.color, design.colors)),
    width: lineWidth(line),
    type: dash === undefined || dash === 'solid' ? 'solid' : dotted ? 'dotted' : 'dashed',
  };
}

export interface ChartText {
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fontWeight: 'normal' | 'bold';
  readonly fontStyle: 'normal' | 'italic';
  readonly color: string;
}

/** Text of a chart; `outer` looks are overruled by inner ones. */
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
    fontFamily: fontStacks(look, design.theme).latin,
    fontSize: look.size * POINT,
    fontWeight: look.bold ? 'bold' : 'normal',
    fontStyle: look.italic ? 'italic' : 'normal',
    color: cssColor(color),
  };
}

import type { ChartSeries } from '@lectern/courseware';
import type { ChartText } from '../chart-paint.ts';

/**
 * Categories of several levels under an axis: the innermost names of every point, and each outer level on a line below,
 * centred under the points that it covers. `slot` is the width of a point.
 */
export function levelLabels(
  levels: NonNullable<ChartSeries['levels']>,
  slot: number,
  text: ChartText,
): { readonly label: object; readonly ticks: object } {
  const count = Math.max(0, ...levels.map((level) => level.length));
  const lines = levels.slice(1).map((level) => groupsOf(level, count));
  const starts = new Set(lines[0]?.map((group) => group.from));
  const formatter = (_: string, index: number) => {
    const own = String(levels[0]?.[index] ?? '');
    const outer = lines.map((groups) => {
      const group = groups.find(({ from, to }) => index === Math.floor((from + to) / 2));
      if (!group) return '';
      return `{${(group.to - group.from) % 2 === 0 ? 'middle' : 'between'}|${group.name}}`;
    });
    return [own, ...outer].join('\n');
  };
  const rich = {
    middle: { ...text, align: 'center', lineHeight: text.fontSize * 1.4 },
    // The centre of a group of an even number is between two points.
    between: { ...text, align: 'center', lineHeight: text.fontSize * 1.4, padding: [0, 0, 0, slot] },
  };
  return {
    label: { interval: 0, formatter, rich, lineHeight: text.fontSize * 1.4, width: undefined, rotate: 0 },
    ticks: {
      show: true,
      interval: (index: number) => starts.has(index),
      length: text.fontSize * 1.4 * levels.length,
    },
  };
}

interface Group {
  readonly name: string;
  readonly from: number;
  /** The last point of the group. */
  readonly to: number;
}

function groupsOf(level: readonly (string | number | null)[], count: number): Group[] {
  const starts = level.flatMap((name, index) => (name === null || name === '' ? [] : [index]));
  return starts.map((from, at) => ({
    name: String(level[from] ?? '').replace(/[{}|]/g, ' '),
    from,
    to: (starts[at + 1] ?? count) - 1,
  }));
}

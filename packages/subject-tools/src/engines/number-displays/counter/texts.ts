import type { ToolViewProps } from '@lectern/stage/view';
import { placeNames } from '../../../common/number-reading.ts';
import { type CounterKind, MOST_RODS, MOST_STROKES } from './model.ts';

export interface CounterTexts {
  readonly carry: string;
  readonly borrow: string;
  readonly undo: string;
  readonly clear: string;
  readonly stroke: string;
  readonly kindLabel: string;
  readonly rods: string;
  readonly number: string;
  readonly reads: string;
  readonly least: string;
  readonly most: string;
  readonly strokesFull: string;
  readonly upper: string;
  /** The names of the decimal places, ones first. */
  readonly places: readonly string[];
  kind(kind: CounterKind): string;
  rod(place: string): string;
  beads(count: number): string;
  lower(bead: number): string;
  /** The rod has ten beads. */
  full(place: string, next: string): string;
  /** The rod is empty, and rod `from` has beads. */
  empty(place: string, from: string, below: string): string;
  borrowed(from: string, below: string): string;
}

const zh: CounterTexts = {
  carry: '进位',
  borrow: '借位',
  undo: '撤销',
  clear: '清零',
  stroke: '记一笔',
  kindLabel: '样式',
  rods: '数位',
  number: '数',
  reads: '显示读法',
  least: '没有珠可以拿了',
  most: '最高位满了，可以在设置里增加数位',
  strokesFull: `一共记 ${MOST_STROKES} 笔，已经满了`,
  upper: '上珠，一颗表示 5',
  places: placeNames('zh', MOST_RODS),
  kind: (kind) => ({ beads: '计数器', abacus: '算盘', tally: '画正字' })[kind],
  rod: (place) => `${place}位`,
  beads: (count) => `${count} 颗`,
  lower: (bead) => `第 ${bead} 颗下珠`,
  full: (place, next) => `${place}位满十，向${next}位进一`,
  empty: (place, from, below) => `${place}位没有珠，从${from}位借一，在${below}位当十`,
  borrowed: (from, below) => `从${from}位借了一，${below}位多了十`,
};

const en: CounterTexts = {
  carry: 'Carry',
  borrow: 'Borrow',
  undo: 'Undo',
  clear: 'Clear',
  stroke: 'Add a stroke',
  kindLabel: 'Kind',
  rods: 'Places',
  number: 'Number',
  reads: 'Show it in words',
  least: 'There is no bead left to take',
  most: 'The highest place is full: add a place in the settings',
  strokesFull: `${MOST_STROKES} strokes: it is full`,
  upper: 'Upper bead, counts 5',
  places: placeNames('en', MOST_RODS),
  kind: (kind) => ({ beads: 'Beads', abacus: 'Abacus', tally: 'Tally' })[kind],
  rod: (place) => `${place}s rod`,
  beads: (count) => `${count} ${count === 1 ? 'bead' : 'beads'}`,
  lower: (bead) => `Lower bead ${bead}`,
  full: (place, next) => `Ten ${place}s make one ${next}`,
  empty: (place, from, below) => `No ${place}s left: one ${from} makes ten ${below}s`,
  borrowed: (from, below) => `One ${from} became ten ${below}s`,
};

export const counterTexts: Readonly<Record<ToolViewProps['language'], CounterTexts>> = { zh, en };

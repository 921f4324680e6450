import { clearCells } from '@lectern/courseware';
import { Eraser } from 'lucide-react';
import { type Command, command, type Label } from '../command.ts';
import type { KeysByPlace } from '../keys.ts';
import { changeTable } from './table-change.ts';

/** The keys for selected cells. The commands for tables are in `tables.ts` and load later. */
function inCells(...chords: NonNullable<KeysByPlace['cells']>): KeysByPlace {
  return { cells: chords };
}

const ways = {
  Left: { across: -1, down: 0, label: { zh: '左边的单元格', en: 'Cell to the left' } },
  Right: { across: 1, down: 0, label: { zh: '右边的单元格', en: 'Cell to the right' } },
  Up: { across: 0, down: -1, label: { zh: '上边的单元格', en: 'Cell above' } },
  Down: { across: 0, down: 1, label: { zh: '下边的单元格', en: 'Cell below' } },
} as const satisfies Record<string, { across: -1 | 0 | 1; down: -1 | 0 | 1; label: Label }>;

export const stepsInCells: readonly Command[] = (['Left', 'Right', 'Up', 'Down'] as const).flatMap((way) => {
  const { across, down, label } = ways[way];
  return [
    command({
      id: `cells.to${way}`,
      label,
      keys: inCells(`Arrow${way}`),
      changes: false,
      run: ({ session }) => session.cells.step(across, down, false),
    }),
    command({
      id: `cells.grow${way}`,
      label: { zh: `扩展到${label.zh}`, en: `Extend to the ${label.en.toLowerCase()}` },
      keys: inCells(`Shift+Arrow${way}`),
      changes: false,
      run: ({ session }) => session.cells.step(across, down, true),
    }),
  ];
});

function tabbing(id: string, label: Label, key: 'Tab' | 'Shift+Tab', by: 1 | -1) {
  return command({
    id: `cells.${id}`,
    label,
    keys: inCells(key),
    changes: false,
    run: ({ session }) => session.cells.walk(by),
  });
}

export const nextCell = tabbing('next', { zh: '下一个单元格', en: 'Next cell' }, 'Tab', 1);
export const previousCell = tabbing('previous', { zh: '上一个单元格', en: 'Previous cell' }, 'Shift+Tab', -1);

export const allCells = command({
  id: 'cells.all',
  label: { zh: '全部单元格', en: 'All cells' },
  keys: inCells('Ctrl+A'),
  changes: false,
  run: ({ session }) => {
    const chosen = session.cells.get();
    if (chosen) session.cells.all(chosen.element);
  },
});

export const clearChosenCells = command({
  id: 'cells.clear',
  label: { zh: '清除内容', en: 'Clear contents' },
  icon: Eraser,
  keys: inCells('Delete', 'Backspace'),
  changes: true,
  isEnabled: ({ session }) => session.cells.get() !== undefined,
  run: (context) => changeTable(context, ({ element, area }) => clearCells(element.table, area)),
});

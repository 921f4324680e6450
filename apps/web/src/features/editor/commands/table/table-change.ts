import { newId } from '@lectern/base';
import { type CellArea, type Table, type TableElement, withTable } from '@lectern/courseware';
import type { Editing } from '../../editing/command-context.ts';
import { type TargetCells, targetCells } from '../../editing/selection/target-cells.ts';
import { type Command, type CommandOptions, command } from '../command.ts';

export interface ChangedTable {
  readonly table: Table;
  /** The cells to select afterwards; when left out, the selection stays. */
  readonly chosen?: CellArea;
}

interface TableCommand<Value> extends Pick<CommandOptions<Value>, 'id' | 'label' | 'icon' | 'isDanger'> {
  /** Returns the changed table; undefined without a change. */
  readonly change: (meant: TargetCells, value: Value) => Table | ChangedTable | undefined;
  readonly isPossible?: (meant: TargetCells) => boolean;
  readonly isOn?: (meant: TargetCells) => boolean;
}

/** A command that changes the table of the selected cells in one undo step. */
export function tableCommand<Value = undefined>({
  change,
  isPossible = () => true,
  isOn,
  ...options
}: TableCommand<Value>): Command<Value> {
  return command<Value>({
    ...options,
    changes: true,
    isEnabled: (context) => {
      const meant = targetCells(context);
      return meant !== undefined && isPossible(meant);
    },
    ...(isOn && {
      isOn: (context) => {
        const meant = targetCells(context);
        return meant !== undefined && isOn(meant);
      },
    }),
    run: (context, value) => changeTable(context, (meant) => change(meant, value)),
  });
}

/** Changes the table of the selected cells, and keeps them selected. Returns false without a change. */
export function changeTable(
  context: Pick<Editing, 'session' | 'grow'>,
  change: (meant: TargetCells) => Table | ChangedTable | undefined,
): boolean {
  const { session, grow } = context;
  const before = targetCells(context);
  if (!before) return false;
  // An open cell first writes its pending text: the change is based on the stored table.
  session.letGo();
  const element = session.store.find('element', before.element.id);
  if (element?.type !== 'table') return false;
  const changed = change({ ...before, element });
  if (!changed) return false;
  const { table, chosen } = 'table' in changed ? changed : { table: changed, chosen: undefined };
  const merge = newId();
  const patch = withTable(element, table);
  if (!session.edit((edit) => edit.update<TableElement>(element.id, patch), { merge })) return false;
  const area = chosen ?? (before.isWhole ? undefined : before.area);
  if (area) session.chooseCells(element.id, area);
  // Rows grow with their text after rendering, in the same undo step.
  setTimeout(() => grow([element.id], merge));
  return true;
}

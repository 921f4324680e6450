import { IconButton, useTextsOf } from '@lectern/ui';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldTexts } from './field-texts.ts';
import classes from './fields.module.css';

interface RowToolsProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  /** Left out where the order is fixed. */
  readonly onMove?: ((by: 1 | -1) => void) | undefined;
  /** Left out for a row that has to stay. */
  readonly onRemove: (() => void) | undefined;
}

/** Buttons of a row of a list. Keys in the row's field do the same, so the buttons are no tab stops. */
export function RowTools({ name, index, count, onMove, onRemove }: RowToolsProps): ReactNode {
  const t = useTextsOf(fieldTexts);
  return (
    <div className={classes.tools}>
      {onMove && (
        <>
          <IconButton
            size="small"
            tabIndex={-1}
            label={t.moveUp(name)}
            shortcut="Alt+↑"
            icon={<ArrowUp aria-hidden="true" />}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="small"
            tabIndex={-1}
            label={t.moveDown(name)}
            shortcut="Alt+↓"
            icon={<ArrowDown aria-hidden="true" />}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <IconButton
        size="small"
        tabIndex={-1}
        label={t.remove(name)}
        icon={<X aria-hidden="true" />}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </div>
  );
}

/** The list with the item at `index` one place earlier or later; the same list at its ends. */
export function moved<Item>(list: readonly Item[], index: number, by: 1 | -1): readonly Item[] {
  const to = index + by;
  const item = list[index];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, at) => at !== index);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

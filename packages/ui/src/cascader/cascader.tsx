import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Popover } from '../overlays/popover.tsx';
import type { TreeNode } from '../tree/visible-nodes.ts';
import classes from './cascader.module.css';

interface CascaderProps {
  /** The accessible name. */
  readonly label: string;
  /** The names of the columns for a screen reader, from the left. */
  readonly levels: readonly string[];
  readonly options: readonly TreeNode[];
  /** The ids from the first column to the selected option. */
  readonly value: readonly string[] | undefined;
  readonly onChange: (path: readonly string[]) => void;
  readonly placeholder: string;
}

/** A selection of one option, step by step in columns: grade, volume, unit, lesson. */
export function Cascader({ label, levels, options, value, onChange, placeholder }: CascaderProps) {
  const [open, setOpen] = useState(false);
  const [path, setPath] = useState<readonly string[]>([]);
  const columns = useRef<HTMLDivElement>(null);
  const names = value && namesOf(options, value);
  const said = names && names.length > 0 ? names.join(' / ') : placeholder;
  const choose = (column: number, option: TreeNode) => {
    const next = [...path.slice(0, column), option.id];
    if (option.children && option.children.length > 0) {
      setPath(next);
      return;
    }
    setOpen(false);
    onChange(next);
  };
  const press = (event: KeyboardEvent, column: number, option: TreeNode) => {
    const lists = [...(columns.current?.children ?? [])];
    const here = [...(lists[column]?.children ?? [])];
    const at = here.indexOf(event.currentTarget);
    let next: Element | undefined;
    if (event.key === 'ArrowDown') next = here[at + 1];
    else if (event.key === 'ArrowUp') next = here[at - 1];
    else if (event.key === 'Home') next = here[0];
    else if (event.key === 'End') next = here.at(-1);
    else if (event.key === 'ArrowLeft') next = stopOf(lists[column - 1]);
    else if (event.key === 'ArrowRight' && path[column] === option.id) next = stopOf(lists[column + 1]);
    else if (event.key === 'ArrowRight' && option.children) choose(column, option);
    else return;
    event.preventDefault();
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <Popover
      label={label}
      align="start"
      open={open}
      className={classes.popup}
      onOpenChange={(next) => {
        if (next) setPath(names ? (value ?? []) : []);
        setOpen(next);
      }}
      trigger={
        <Button aria-label={`${label}: ${said}`}>
          <span className={classes.said}>
            <span className={classes.name}>{said}</span>
            <ChevronDown aria-hidden="true" />
          </span>
        </Button>
      }
    >
      <div ref={columns} className={classes.columns}>
        {columnsOf(options, path).map((column, index) => (
          <div
            key={path[index - 1] ?? ''}
            role="listbox"
            aria-label={levels[index]}
            className={classes.column}
          >
            {column.map((option, place) => {
              const chosen = path[index] === option.id;
              const isStop = path[index] === undefined ? place === 0 : chosen;
              return (
                <Option
                  key={option.id}
                  option={option}
                  chosen={chosen}
                  isStop={isStop}
                  onChoose={() => choose(index, option)}
                  onKey={(event) => press(event, index, option)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </Popover>
  );
}

interface OptionProps {
  readonly option: TreeNode;
  readonly chosen: boolean;
  /** Whether Tab leads to this option of its column. */
  readonly isStop: boolean;
  readonly onChoose: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

function Option({ option, chosen, isStop, onChoose, onKey }: OptionProps) {
  return (
    <div
      role="option"
      aria-selected={chosen}
      tabIndex={isStop ? 0 : -1}
      className={classes.option}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onChoose();
        } else onKey(event);
      }}
    >
      <span className={classes.name}>{option.label}</span>
      {option.children && option.children.length > 0 ? <ChevronRight aria-hidden="true" /> : null}
    </div>
  );
}

/** The option of a column that is the tab stop. */
function stopOf(column: Element | undefined): Element | undefined {
  return column?.querySelector('[tabindex="0"]') ?? column?.children[0];
}

/** The columns for a path: the first, and one more for each node of the path that has children. */
export function columnsOf(
  options: readonly TreeNode[],
  path: readonly string[],
): readonly (readonly TreeNode[])[] {
  const [id, ...rest] = path;
  const below = options.find((option) => option.id === id)?.children;
  return below && below.length > 0 ? [options, ...columnsOf(below, rest)] : [options];
}

/** The names along a path; undefined when it no longer exists. */
export function namesOf(
  options: readonly TreeNode[],
  path: readonly string[],
): readonly string[] | undefined {
  const [id, ...rest] = path;
  if (id === undefined) return [];
  const node = options.find((option) => option.id === id);
  const below = node && namesOf(node.children ?? [], rest);
  return node && below ? [node.label, ...below] : undefined;
}

import { classNames, fingerArea, Input } from '@lectern/ui';
import { Check, Search } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import classes from './search-list.module.css';

export interface SearchItem {
  readonly value: string;
  readonly label: string;
  readonly style?: CSSProperties;
}

export interface SearchGroup {
  readonly label: string;
  readonly items: readonly SearchItem[];
}

export interface SearchListProps {
  /** The accessible name of field and list. */
  readonly label: string;
  readonly placeholder: string;
  /** Returns the groups that match the typed text. */
  readonly find: (typed: string) => readonly SearchGroup[];
  readonly value: string | undefined;
  readonly onPick: (value: string) => void;
  /** Message for an empty result. */
  readonly nothing: string;
}

/** A list that is filtered by typing: arrow keys move the active option, Enter picks it. */
export function SearchList({ label, placeholder, find, value, onPick, nothing }: SearchListProps): ReactNode {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const groups = find(typed.trim());
  const items = groups.flatMap((group) => group.items);
  const [at, setAt] = useState(() => indexOfValue(items, value));
  const active = Math.min(at, items.length - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the active option after each change of these
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, typed]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setAt((active + step + items.length) % items.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const item = items[active];
      if (item) onPick(item.value);
    }
  };
  let index = -1;
  return (
    <div className={classes.root}>
      <Input
        size="small"
        leading={<Search aria-hidden="true" />}
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={items.length > 0 ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        maxLength={64}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={listId} role="listbox" aria-label={label} className={classes.list}>
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <p className={classes.title} aria-hidden="true">
              {group.label}
            </p>
            {group.items.map((item) => {
              index += 1;
              const own = index;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
                <div
                  key={item.value}
                  id={`${listId}-${own}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={item.value === value}
                  data-active={own === active}
                  className={classNames(fingerArea, classes.item)}
                  style={item.style}
                  onClick={() => onPick(item.value)}
                >
                  <span>{item.label}</span>
                  {item.value === value ? <Check aria-hidden="true" /> : null}
                </div>
              );
            })}
          </div>
        ))}
        {items.length === 0 ? <p className={classes.nothing}>{nothing}</p> : null}
      </div>
    </div>
  );
}

/** The index of the option with the value; 0 without such an option. */
function indexOfValue(items: SearchGroup['items'], value: string | undefined): number {
  const index = items.findIndex((item) => item.value === value);
  return Math.max(0, index);
}

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { nextChoice } from './arrow-keys.ts';
import classes from './chip-list.module.css';

export interface ChipListProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly string[];
  readonly picked: string | undefined;
  readonly onPick: (option: string) => void;
  readonly locked: boolean;
}

/** A few words of which one is picked, beside each other, such as units. */
export function ChipList({ label, options, picked, onPick, locked }: ChipListProps): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  const current = picked !== undefined && options.includes(picked) ? picked : options[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.chip : undefined;
    const target = from === undefined || locked ? undefined : nextChoice(event.key, options, from);
    if (target === undefined) return;
    event.preventDefault();
    for (const chip of group.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])
      if (chip.dataset.chip === target) chip.focus();
    onPick(target);
  };
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={classes.chips} onKeyDown={onKeyDown}>
      {[...new Set(options)].map((option) => (
        <button
          key={option}
          type="button"
          role="radio"
          aria-checked={option === picked}
          aria-disabled={locked || undefined}
          tabIndex={option === current ? 0 : -1}
          data-chip={option}
          className={classes.chip}
          onClick={() => (locked ? undefined : onPick(option))}
        >
          {option}
        </button>
      ))}
    </div>
  );
}

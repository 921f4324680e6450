import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { fingerArea } from './finger-area.ts';
import classes from './tag.module.css';

export interface TagProps {
  readonly tone?: 'neutral' | 'jade' | 'amber' | 'red' | 'blue';
  readonly children: ReactNode;
  /** With its accessible name: a tag that can be taken away. */
  readonly onRemove?: { readonly label: string; readonly run: () => void };
}

/** A word about a thing: its kind, its state, a filter that is on. */
export function Tag({ tone = 'neutral', children, onRemove }: TagProps) {
  return (
    <span className={classes.tag} data-tone={tone}>
      <span className={classes.text}>{children}</span>
      {onRemove ? (
        <button
          type="button"
          className={classNames(fingerArea, classes.remove)}
          aria-label={onRemove.label}
          onClick={onRemove.run}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { fingerArea } from './pointer/finger-area.ts';
import classes from './tag.module.css';

export interface TagProps {
  readonly tone?: 'neutral' | 'jade' | 'amber' | 'red' | 'blue';
  readonly children: ReactNode;
  /** Makes the tag removable; `label` is the accessible name of the button. */
  readonly onRemove?: { readonly label: string; readonly run: () => void };
}

/** A short label for an object: its kind, its state, an active filter. */
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

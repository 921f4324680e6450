import type { ComponentProps, ReactNode } from 'react';
import classes from './tool-card.module.css';

export interface ToolCardProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly icon: ReactNode;
  readonly name: string;
  /** Below the name. */
  readonly note?: ReactNode;
}

/** A tool in a list of tools, to be opened by a press. */
export function ToolCard({ icon, name, note, ...button }: ToolCardProps) {
  return (
    <button type="button" className={classes.card} {...button}>
      {icon}
      <span>
        {name}
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </span>
    </button>
  );
}

interface ToolCardsProps {
  readonly label: string;
  /** Cards of more than a name. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Tools to choose from. */
export function ToolCards({ label, wide = false, children }: ToolCardsProps) {
  return (
    <ul className={classes.cards} data-wide={wide || undefined} aria-label={label}>
      {children}
    </ul>
  );
}

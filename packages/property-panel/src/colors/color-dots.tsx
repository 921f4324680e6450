import type { CSSProperties, ReactNode } from 'react';
import classes from './color-dots.module.css';

export interface ColorChoice<Value extends string> {
  readonly value: Value;
  /** `#rrggbb`. */
  readonly color: string;
  /** The accessible name. */
  readonly label: string;
}

export interface ColorDotsProps<Value extends string> {
  readonly choices: readonly ColorChoice<Value>[];
  /** Value of the pressed button. Without it the buttons are actions and have no pressed state. */
  readonly chosen?: Value | undefined;
  readonly onPick: (value: Value) => void;
  /** Class of each button, whose style sets `--color`; large round buttons by default. */
  readonly className?: string | undefined;
}

/** Buttons of a few colours for a toolbar, of finger size. */
export function ColorDots<Value extends string>({
  choices,
  chosen,
  onPick,
  className = classes.dot,
}: ColorDotsProps<Value>): ReactNode {
  return choices.map(({ value, color, label }) => (
    <button
      key={value}
      type="button"
      className={className}
      style={{ '--color': color } as CSSProperties}
      aria-label={label}
      aria-pressed={chosen === undefined ? undefined : value === chosen}
      onClick={() => onPick(value)}
    />
  ));
}

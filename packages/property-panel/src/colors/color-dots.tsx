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
  /** The button that stays pressed; left out where a press only does something. */
  readonly chosen?: Value | undefined;
  readonly onPick: (value: Value) => void;
  /** The look of each button, which finds its colour in `--color`; large and round when left out. */
  readonly className?: string | undefined;
}

/** A button for each of a few colours, to stand in a bar for fingers. */
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

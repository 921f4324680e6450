import { CheckSquare, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './tool-choices.module.css';

export interface HabitProps {
  readonly label: string;
  /** A longer description, shown below. */
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch for an automatic action of pens or a bar. */
export function Habit({ label, hint, isOn, onChange }: HabitProps): ReactNode {
  return (
    <button
      type="button"
      className={classes.choice}
      aria-pressed={isOn}
      data-checked={isOn ? '' : undefined}
      onClick={() => onChange(!isOn)}
    >
      {isOn ? <CheckSquare aria-hidden="true" /> : <Square aria-hidden="true" />}
      <span>
        {label}
        {hint !== undefined && <small className={classes.choiceHint}>{hint}</small>}
      </span>
    </button>
  );
}

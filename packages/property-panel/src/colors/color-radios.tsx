import { contrast } from '@lectern/courseware/lesson';
import { RadioGroup } from '@lectern/ui/radio-group';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ColorChoice } from './color-dots.tsx';
import classes from './color-radios.module.css';

export interface ColorRadiosProps<Value extends string> {
  /** The accessible name. */
  readonly label: string;
  readonly choices: readonly ColorChoice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Class of the row. */
  readonly className?: string | undefined;
}

/** Radio buttons of a few colours: one tab stop. */
export function ColorRadios<Value extends string>({
  choices,
  value,
  ...row
}: ColorRadiosProps<Value>): ReactNode {
  return (
    <RadioGroup
      {...row}
      value={value}
      optionClassName={classes.option}
      options={choices.map(({ value: each, color, label }) => ({
        value: each,
        label,
        content: each === value && <Check aria-hidden="true" />,
        style: { background: color, color: markOn(color) },
      }))}
    />
  );
}

const DARK = '1D2421';
const LIGHT = 'FFFFFF';

/** The colour with more contrast for a check mark on `color`: dark or light. */
function markOn(color: string): string {
  const digits = color.slice(1);
  return `#${contrast(digits, DARK) > contrast(digits, LIGHT) ? DARK : LIGHT}`;
}

import { NumberField as Base } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { fingerArea } from './finger-area.ts';
import classes from './number-field.module.css';
import { useUiTexts } from './ui-texts.ts';

export interface NumberFieldProps {
  /** Null is drawn empty: nothing set, or several different values. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Digits behind the point at most. */
  readonly digits?: number;
  /** Shown inside, before the number: a letter or an icon. */
  readonly prefix?: ReactNode;
  /** Shown inside, behind the number: px, pt, %, °. */
  readonly unit?: string;
  /** Buttons for less and more. */
  readonly stepper?: boolean;
  /** `medium` stands among fields, as high as they are. */
  readonly size?: 'small' | 'medium';
  readonly disabled?: boolean;
  readonly id?: string;
  readonly className?: string;
}

/** A number: typed, or moved by arrow keys (Shift ×10, Alt ×0.1). Told on Enter, on leaving, and on every step. */
export function NumberField({
  value,
  onChange,
  label,
  min,
  max,
  step = 1,
  digits = 2,
  prefix,
  unit,
  stepper = false,
  size = 'small',
  disabled,
  id,
  className,
}: NumberFieldProps) {
  const texts = useUiTexts();
  return (
    <Base.Root
      id={id}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      format={{ maximumFractionDigits: digits, useGrouping: false }}
      onValueCommitted={(next) => {
        if (next !== null && next !== value) onChange(next);
      }}
      className={classNames(classes.root, classes[size], className)}
    >
      <Base.Group className={classes.group}>
        {stepper && (
          <Base.Decrement
            className={classNames(fingerArea, classes.step)}
            aria-label={`${label} ${texts.decrease}`}
          >
            <Minus aria-hidden="true" />
          </Base.Decrement>
        )}
        {prefix !== undefined && (
          <span className={classes.affix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <Base.Input className={classes.input} aria-label={label} onKeyDown={tellOnEnter} />
        {unit !== undefined && <span className={classes.affix}>{unit}</span>}
        {stepper && (
          <Base.Increment
            className={classNames(fingerArea, classes.step)}
            aria-label={`${label} ${texts.increase}`}
          >
            <Plus aria-hidden="true" />
          </Base.Increment>
        )}
      </Base.Group>
    </Base.Root>
  );
}

/** The field tells on leaving alone: Enter leaves it and comes back, unless what was told has taken the keyboard. */
function tellOnEnter({ key, nativeEvent, currentTarget: input }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  input.blur();
  if (document.activeElement === document.body) input.focus();
}

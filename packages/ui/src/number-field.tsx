import { NumberField as Base } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useControlTexts } from './control-texts.ts';
import { fingerArea } from './finger-area.ts';
import classes from './number-field.module.css';

export interface NumberFieldProps {
  /** Null is drawn empty: nothing set, or several different values. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** Enter was pressed, and the number told: moves the keyboard to where the caller wants it. */
  readonly onEnter?: () => void;
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
  onEnter,
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
  const texts = useControlTexts();
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
        <Base.Input
          className={classes.input}
          aria-label={label}
          onKeyDown={(event) => tellOnEnter(event, onEnter)}
        />
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

/** Base UI tells a number when its field loses the keyboard. So Enter blurs the field, then focuses it again. */
function tellOnEnter(event: KeyboardEvent<HTMLInputElement>, onEnter?: () => void): void {
  const { key, nativeEvent, currentTarget: input } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  input.blur();
  onEnter?.();
  if (document.activeElement === document.body) input.focus();
  // The browser types Enter into whatever has the keyboard after this event, which may be a text with chosen words.
  if (document.activeElement !== input) event.preventDefault();
}

import { NumberField as Base } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useControlTexts } from '../control-texts.ts';
import { fingerArea } from '../pointer/finger-area.ts';
import classes from './number-field.module.css';

export interface NumberFieldProps {
  /** Null is shown as empty: no value, or several different values. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** Called after Enter has committed the number, for instance to move the focus. */
  readonly onEnter?: () => void;
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The most digits after the decimal point. */
  readonly digits?: number;
  /** Shown inside, before the number: a letter or an icon. */
  readonly prefix?: ReactNode;
  /** Shown inside, after the number: px, pt, %, °. */
  readonly unit?: string;
  /** Whether it has buttons for less and more. */
  readonly stepper?: boolean;
  /** `medium` has the height of other fields. */
  readonly size?: 'small' | 'medium';
  readonly disabled?: boolean;
  readonly id?: string;
  readonly className?: string;
}

/**
 * A field for a number: typed, or changed by arrow keys (Shift ×10, Alt ×0.1). Committed on Enter, on blur, and on
 * every step.
 */
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

/** Base UI commits a number when its field loses the focus. So Enter blurs the field, then focuses it again. */
function tellOnEnter(event: KeyboardEvent<HTMLInputElement>, onEnter?: () => void): void {
  const { key, nativeEvent, currentTarget: input } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  input.blur();
  onEnter?.();
  if (document.activeElement === document.body) input.focus();
  // After this event the browser types Enter into the focused node, which may be a text with a selection.
  if (document.activeElement !== input) event.preventDefault();
}

import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup as Base } from '@base-ui/react/toggle-group';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import classes from './toggle-group.module.css';

export interface ToggleOption<Value extends string> {
  readonly value: Value;
  /** The accessible name, and the tooltip of an option with an icon. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly shortcut?: string;
  readonly disabled?: boolean;
}

export interface ToggleGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly ToggleOption<Value>[];
  /** The values that are on. */
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
  /** Whether several can be on at once (bold and italic), or one only (alignment). */
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** `panel` is for fingers on a class panel, and is read from the last row. */
  readonly size?: 'panel';
  readonly className?: string;
}

export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  multiple = false,
  disabled,
  size,
  className,
}: ToggleGroupProps<Value>) {
  return (
    <Base
      aria-label={label}
      multiple={multiple}
      value={value}
      disabled={disabled}
      onValueChange={(next: Value[]) => onChange(next)}
      className={classNames(classes.group, className)}
      data-size={size}
    >
      {options.map((option) => {
        const toggle = (
          <Toggle
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            aria-label={option.icon === undefined ? undefined : option.label}
            className={classes.toggle}
            data-words={option.icon === undefined || undefined}
          >
            {option.icon ?? option.label}
          </Toggle>
        );
        return option.icon === undefined ? (
          toggle
        ) : (
          <Tooltip key={option.value} label={option.label} shortcut={option.shortcut}>
            {toggle}
          </Tooltip>
        );
      })}
    </Base>
  );
}

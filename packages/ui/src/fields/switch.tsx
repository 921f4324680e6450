import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';
import classes from './switch.module.css';

export interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

/** A switch that takes effect at once; its label can be pressed, too. */
export function Switch({ checked, onChange, label, disabled }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control.
    <label className={classes.row}>
      <span>{label}</span>
      <Base.Root
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onChange(next)}
        className={classes.switch}
      >
        <Base.Thumb className={classes.thumb} />
      </Base.Root>
    </label>
  );
}

import { Checkbox } from '@lectern/ui';
import classes from './school.module.css';

export interface ChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
}

/** A check box with a label beside it. */
export function Choice({ checked, onChange, label }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is the control.
    <label className={classes.choice}>
      <Checkbox checked={checked} onChange={onChange} />
      <span>{label}</span>
    </label>
  );
}

import { Checkbox, Row } from '@lectern/ui';
import classes from './school.module.css';

export interface ChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
}

/** A check box with a label beside it. */
export function Choice({ checked, onChange, label }: ChoiceProps) {
  return (
    <Row as="label" gap={2} className={classes.choice}>
      <Checkbox checked={checked} onChange={onChange} />
      <span>{label}</span>
    </Row>
  );
}

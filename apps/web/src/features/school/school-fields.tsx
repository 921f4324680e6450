import { Checkbox, Field, NumberField, Row } from '@lectern/ui';
import classes from './school.module.css';

const GIB = 1024 ** 3;

/** Converts bytes to gigabytes (2^30 bytes), rounded to one decimal. */
export function gigabytes(bytes: number): number {
  return Math.round((bytes / GIB) * 10) / 10;
}

export function bytesOf(gigabytesWished: number): number {
  return Math.round(gigabytesWished * GIB);
}

/** Largest storage space that can be set, gigabytes. */
export const GIGABYTES_MAX = 100 * 1024;

interface NumberProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Field for a whole number, at least 1. */
export function CountField({ hint, ...number }: NumberProps & { readonly max: number }) {
  return (
    <Field label={number.label} hint={hint}>
      <NumberField {...number} min={1} digits={0} size="medium" stepper />
    </Field>
  );
}

/** Field for storage space in gigabytes, with one decimal. */
export function RoomField({ hint, ...number }: NumberProps) {
  return (
    <Field label={number.label} hint={hint}>
      <NumberField {...number} min={0} max={GIGABYTES_MAX} digits={1} size="medium" stepper />
    </Field>
  );
}

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

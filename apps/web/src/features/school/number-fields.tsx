import { Field, NumberField } from '@lectern/ui';
import type { ComponentProps } from 'react';

export interface LabelledNumberProps
  extends Pick<
    ComponentProps<typeof NumberField>,
    'label' | 'value' | 'min' | 'max' | 'digits' | 'onChange'
  > {
  readonly hint?: string;
}

/** A number among the fields of a form, with buttons for less and more. */
export function LabelledNumber({ hint, ...number }: LabelledNumberProps) {
  return (
    <Field label={number.label} hint={hint}>
      <NumberField {...number} size="medium" stepper />
    </Field>
  );
}

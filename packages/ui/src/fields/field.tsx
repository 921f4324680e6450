import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import classes from './field.module.css';

interface ControlProps {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown instead of the hint and announced; marks the control invalid. */
  readonly error?: ReactNode;
  /** One control that accepts `id`, `aria-describedby` and `aria-invalid`. */
  readonly children: ReactElement<ControlProps>;
}

/** A control with its label, hint and error, associated for a screen reader. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const invalid = error !== undefined && error !== null && error !== '';
  const note = invalid ? error : hint;
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {cloneElement(children, {
        id,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': invalid || undefined,
      })}
      {note !== undefined && (
        <p
          id={noteId}
          className={invalid ? classes.error : classes.hint}
          role={invalid ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** The error of a whole form or file; a `Field` shows the error of one field. */
export function FaultMessage({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className={classes.fault} role="alert">
      {children}
    </p>
  );
}

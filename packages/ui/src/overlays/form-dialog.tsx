import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'size' | 'initialFocus' | 'finalFocus'> {
  /** Class of the form, for the layout of its fields. */
  readonly className?: string;
  readonly cancelLabel: string;
  readonly submitLabel: string;
  readonly tone?: 'primary' | 'danger';
  readonly busy?: boolean;
  /** Validates and submits the fields; called by the button and by Enter in a field. */
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  /** Content between the description and the fields. */
  readonly words?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog with fields, a cancel button and a submit button. While it is busy nothing is submitted. */
export function FormDialog({
  className,
  cancelLabel,
  submitLabel,
  tone = 'primary',
  busy = false,
  onSubmit,
  onClose,
  words,
  children,
  size = 'fit',
  ...dialog
}: FormDialogProps) {
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void onSubmit();
  };
  return (
    <Dialog
      {...dialog}
      size={size}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button tone={tone} type="submit" form={form} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {words}
      <form id={form} className={className} noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}

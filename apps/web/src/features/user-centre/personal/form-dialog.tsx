import { Button, Dialog } from '@lectern/ui';
import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import classes from '../user-centre.module.css';

export interface FormDialogProps
  extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size'> {
  /** What stays as it is. */
  readonly no: string;
  /** What sends the form. */
  readonly yes: string;
  readonly tone: 'primary' | 'danger';
  readonly busy: boolean;
  readonly onSend: () => Promise<void>;
  readonly onClose: () => void;
  /** Between the description and the fields. */
  readonly words?: ReactNode;
  readonly children: ReactNode;
}

/** Asks for what an act needs; a second press sends nothing while the first is on its way. */
export function FormDialog(props: FormDialogProps) {
  const { no, yes, tone, busy, onSend, onClose, words, children, ...dialog } = props;
  const form = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void onSend();
  };
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button tone={tone} type="submit" form={form} busy={busy}>
            {yes}
          </Button>
        </>
      }
    >
      {words}
      <form id={form} className={`${classes.form} ${classes.asked}`} noValidate onSubmit={send}>
        {children}
      </form>
    </Dialog>
  );
}

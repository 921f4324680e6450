import { Row, Stack, Text } from '@lectern/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './sheet.module.css';

interface NativeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons at its foot, the primary one last. */
  readonly footer: ReactNode;
}

/** The browser's own dialog: a phone loads no code for it. Escape and a press outside close it. */
export function NativeDialog({ open, onClose, title, children, footer }: NativeDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const node = dialog.current;
    if (open && !node?.open) node?.showModal();
    if (!open && node?.open) node.close();
  }, [open]);
  return (
    <Text
      as="dialog"
      tone="ink"
      radius="card"
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      {open && (
        <Stack gap={4} pad={5} className={classes.dialogBody}>
          <h2 id={titleId}>{title}</h2>
          {children}
          <Row as="footer" justify="end" wrap gap={3}>
            {footer}
          </Row>
        </Stack>
      )}
    </Text>
  );
}

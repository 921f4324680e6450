import { Signal } from '@lectern/base';
import { Text } from '@lectern/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './question-dialog.module.css';

export interface QuestionDialogProps {
  readonly title: string;
  /** Text and buttons of the question. */
  readonly children: ReactNode;
  /** Called on Escape or the device's back button. */
  readonly onCancel: () => void;
}

/** Number of open questions; questions that can wait are shown when it is 0. */
export const openQuestions = new Signal(0);

/** Modal question to the teacher over the show. */
export function QuestionDialog({ title, children, onCancel }: QuestionDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    openQuestions.set(openQuestions.get() + 1);
    return () => {
      opened?.close();
      openQuestions.set(openQuestions.get() - 1);
    };
  }, []);
  return (
    <Text
      as="dialog"
      size="panel"
      tone="ink"
      radius="card"
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </Text>
  );
}

import { Signal } from '@lectern/base';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './question-dialog.module.css';

export interface QuestionDialogProps {
  readonly title: string;
  /** What is asked. */
  readonly children: ReactNode;
  /** Escape, or the way back of the device. */
  readonly onCancel: () => void;
}

/** How many questions wait for an answer: what can be asked later waits until there is none. */
export const openQuestions = new Signal(0);

/** A question to the teacher over the show, which waits for the answer. */
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
    <dialog
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
    </dialog>
  );
}

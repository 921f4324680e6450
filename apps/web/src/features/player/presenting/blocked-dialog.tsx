import { type ReactNode, useEffect, useRef } from 'react';
import { useLateTexts } from '../late-texts.ts';
import classes from '../question-dialog.module.css';

export interface BlockedDialogProps {
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The browser let no window open for the presenter view. Another press may, now that the teacher has allowed it. */
export function BlockedDialog({ onAgain, onClose }: BlockedDialogProps): ReactNode {
  const late = useLateTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="presenter-blocked"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id="presenter-blocked">{late('blockedTitle')}</h2>
      <p>{late('blockedHelp')}</p>
      <div className={classes.answers}>
        <button type="button" onClick={onClose}>
          {late('goOn')}
        </button>
        <button type="button" className={classes.keep} onClick={onAgain}>
          {late('openAgain')}
        </button>
      </div>
    </dialog>
  );
}

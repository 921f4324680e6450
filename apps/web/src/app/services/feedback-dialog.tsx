import { REPORT_MAX } from '@lectern/protocol/reports';
import { Button, Dialog, Field, FormDialog, Input } from '@lectern/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Feedback } from '../../parts/reports/index.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import classes from './feedback-dialog.module.css';
import { useServiceTexts } from './service-texts.ts';

export interface FeedbackDialogProps {
  /** Rejects where the server did not take it. */
  readonly onSend: (said: Feedback) => Promise<void>;
  readonly onCancel: () => void;
  /** What takes the focus afterwards: nothing more can be said then, and its button is gone. */
  readonly goTo: () => HTMLElement | null;
  /** Called when the words were sent and the thanks are closed. */
  readonly onDone: () => void;
}

/** The thanks go by themselves after so long. */
const THANKS_SECONDS = 5;

/** What a teacher says of a problem: who, how to reach him, what happened, and what else there is to say. */
export function FeedbackDialog({ onSend, onCancel, goTo, onDone }: FeedbackDialogProps): ReactNode {
  const texts = useServiceTexts();
  const first = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Feedback>({ name: '', contact: '', happened: '', description: '' });
  const [error, setError] = useState<string>();
  const [state, setState] = useState<'asking' | 'sending' | 'thanking'>('asking');
  const write = (part: Partial<Feedback>) => {
    setSaid({ ...said, ...part });
    setError(undefined);
  };
  const send = async () => {
    if (said.happened.trim() === '') {
      setError(texts('feedback.needed'));
      first.current?.focus();
      return;
    }
    setState('sending');
    try {
      await onSend(said);
      setState('thanking');
    } catch (failure) {
      setError(messageOf(failure));
      setState('asking');
    }
  };
  if (state === 'thanking') return <Thanks goTo={goTo} onDone={onDone} />;
  return (
    <FormDialog
      className={classes.form}
      title={texts('feedback.title')}
      description={texts('feedback.about')}
      initialFocus={first}
      cancelLabel={texts('feedback.cancel')}
      submitLabel={texts('feedback.submit')}
      busy={state === 'sending'}
      onSubmit={send}
      onClose={onCancel}
    >
      <Field label={texts('feedback.happened')} error={error}>
        <Input
          ref={first}
          value={said.happened}
          maxLength={REPORT_MAX.happened}
          placeholder={texts('feedback.happenedHint')}
          onChange={({ target }) => write({ happened: target.value })}
        />
      </Field>
      <Field label={texts('feedback.description')}>
        <textarea
          className={classes.description}
          value={said.description}
          rows={4}
          maxLength={REPORT_MAX.description}
          placeholder={texts('feedback.descriptionHint')}
          onChange={({ target }) => write({ description: target.value })}
        />
      </Field>
      <div className={classes.who}>
        <Field label={texts('feedback.name')}>
          <Input
            value={said.name}
            maxLength={REPORT_MAX.name}
            autoComplete="name"
            onChange={({ target }) => write({ name: target.value })}
          />
        </Field>
        <Field label={texts('feedback.contact')}>
          <Input
            value={said.contact}
            maxLength={REPORT_MAX.contact}
            placeholder={texts('feedback.contactHint')}
            onChange={({ target }) => write({ contact: target.value })}
          />
        </Field>
      </div>
    </FormDialog>
  );
}

function Thanks({ goTo, onDone }: Pick<FeedbackDialogProps, 'goTo' | 'onDone'>): ReactNode {
  const texts = useServiceTexts();
  const [seconds, setSeconds] = useState(THANKS_SECONDS);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (seconds === 0) {
      done.current();
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={texts('feedback.title')}
      size="fit"
      finalFocus={goTo}
      footer={
        <Button tone="primary" onClick={onDone}>
          {texts('feedback.close', { seconds })}
        </Button>
      }
    >
      <p className={classes.thanks} role="status">
        {texts('feedback.thanks')}
      </p>
    </Dialog>
  );
}

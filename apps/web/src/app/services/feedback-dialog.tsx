import { REPORT_MAX } from '@lectern/protocol/reports';
import { Field, FormDialog, Input, Stack, Text } from '@lectern/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Feedback } from '../../parts/problem-reports.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import classes from './feedback-dialog.module.css';
import { FEEDBACK_PARTS, feedbackFaults } from './feedback-faults.ts';
import { FeedbackThanks, type FeedbackThanksProps } from './feedback-thanks.tsx';
import { useServiceTexts } from './service-texts.ts';

export interface FeedbackDialogProps extends FeedbackThanksProps {
  readonly said: Feedback;
  readonly onSay: (said: Feedback) => void;
  /** Until when the problem can be described, milliseconds since 1970; undefined: without a limit. */
  readonly until: number | undefined;
  /** Sends the description; rejects when the server did not accept it. */
  readonly onSend: () => Promise<void>;
  readonly onCancel: () => void;
}

/** The remaining time is shown during these last seconds. */
const LAST_SECONDS = 120;

/** A form for a problem: what happened, further details, the teacher's name, and how to contact them. */
export function FeedbackDialog(props: FeedbackDialogProps): ReactNode {
  const { said, onSay, until, onSend, onCancel, ...thanks } = props;
  const texts = useServiceTexts();
  const fields = useRef(new Map<keyof Feedback, HTMLElement>());
  const first = useRef<HTMLInputElement>(null);
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [state, setState] = useState<'asking' | 'sending' | 'thanking'>('asking');
  const faults = feedbackFaults(said);

  const send = async () => {
    setTried(true);
    const wrong = FEEDBACK_PARTS.find((part) => faults.has(part));
    if (wrong !== undefined) return fields.current.get(wrong)?.focus();
    setFailure(undefined);
    setState('sending');
    try {
      await onSend();
      setState('thanking');
    } catch (reason) {
      setFailure(messageOf(reason));
      setState('asking');
    }
  };
  const errorOf = useErrorOf(said, hasTried);
  const control = (part: keyof Feedback) => ({
    value: said[part],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setFailure(undefined);
      onSay({ ...said, [part]: target.value });
    },
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (element === null) fields.current.delete(part);
      else fields.current.set(part, element);
      if (part === 'happened' && !(element instanceof HTMLTextAreaElement)) first.current = element;
    },
  });
  if (state === 'thanking') return <FeedbackThanks {...thanks} />;
  return (
    <FormDialog
      className={classes.form}
      title={texts('feedback.title')}
      description={texts('feedback.about')}
      initialFocus={first}
      finalFocus={thanks.goTo}
      cancelLabel={texts('feedback.cancel')}
      submitLabel={texts('feedback.submit')}
      busy={state === 'sending'}
      onSubmit={send}
      onClose={onCancel}
    >
      <Field label={texts('feedback.happened')} error={errorOf('happened')}>
        <Input {...control('happened')} placeholder={texts('feedback.happenedHint')} />
      </Field>
      <Field label={texts('feedback.description')} error={errorOf('description')}>
        <textarea {...control('description')} rows={4} placeholder={texts('feedback.descriptionHint')} />
      </Field>
      <Stack gap={3} className={classes.who}>
        <Field label={texts('feedback.name')} error={errorOf('name')}>
          <Input {...control('name')} autoComplete="name" />
        </Field>
        <Field label={texts('feedback.contact')} error={errorOf('contact')}>
          <Input {...control('contact')} placeholder={texts('feedback.contactHint')} />
        </Field>
      </Stack>
      {failure !== undefined && (
        <Text as="p" size="small" className={classes.failure} role="alert">
          {failure}
        </Text>
      )}
      {until !== undefined && <LastSeconds until={until} />}
    </FormDialog>
  );
}

/** An error about length is shown while typing, one about a missing text only after submitting. */
function useErrorOf(said: Feedback, hasTried: boolean) {
  const texts = useServiceTexts();
  const faults = feedbackFaults(said);
  return (part: keyof Feedback) => {
    const fault = faults.get(part);
    if (fault === 'tooLong')
      return texts('feedback.tooLong', { max: REPORT_MAX[part], length: said[part].trim().length });
    return fault === 'needed' && hasTried ? texts('feedback.needed') : undefined;
  };
}

/** Shows the remaining time when it is short, because an unsent description is lost after it. */
function LastSeconds({ until }: { readonly until: number }): ReactNode {
  const texts = useServiceTexts();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((until - now) / 1_000);
  if (seconds > LAST_SECONDS || seconds < 0) return null;
  return (
    <Text as="p" tone="quiet" size="small" role="timer">
      {texts('feedback.left', { seconds })}
    </Text>
  );
}

import { Button } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useRef } from 'react';
import { windowFeatures } from '../../parts/environment/index.ts';
import { currentSession } from '../../platform/api/session.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { useServiceTexts } from './service-texts.ts';
import { windowReports } from './window-reports.ts';

export interface FeedbackButtonProps {
  /** Why a screen broke, which is reported; left out where the teacher speaks of what was reported already. */
  readonly error?: unknown;
}

/** Lets the teacher say more of the last problem of this window, as long as that is asked for. */
export function FeedbackButton({ error }: FeedbackButtonProps): ReactNode {
  const texts = useServiceTexts();
  const part = useRef<HTMLElement>(null);
  const { canCommit, feedbackModalVisible } = useSignal(windowReports.state);
  const isOn = useSignal(windowFeatures.features, ({ feedback }) => feedback);
  useEffect(() => {
    if (error !== undefined) windowReports.record(error);
  }, [error]);
  // The screen may be the first of its window.
  useEffect(() => void windowFeatures.open(currentSession()?.userId), []);
  if (!isOn || !canCommit || currentSession() === undefined) return null;
  return (
    <>
      <Button
        onClick={({ currentTarget }) => {
          part.current = currentTarget.closest<HTMLElement>('section, main');
          windowReports.ask();
        }}
      >
        {texts('feedback.open')}
      </Button>
      {feedbackModalVisible && (
        <FeedbackDialog
          onSend={(said) => windowReports.commit(said)}
          onCancel={() => windowReports.hide()}
          goTo={() => part.current?.querySelector<HTMLElement>('button:enabled') ?? part.current}
          onDone={() => windowReports.clear()}
        />
      )}
    </>
  );
}

import { FEEDBACK_WINDOW_MS } from '@lectern/protocol/reports';
import { Button } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { windowFeatures } from '../../parts/environment.ts';
import type { Feedback } from '../../parts/problem-reports.ts';
import { currentSession } from '../../platform/api/session.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { useServiceTexts } from './service-texts.ts';
import { windowReports } from './window-reports.ts';

const NOTHING_SAID: Feedback = { name: '', contact: '', happened: '', description: '' };

export interface FeedbackButtonProps {
  /** The error of a broken screen, which is reported; left out when it has been reported already. */
  readonly error?: unknown;
  /** The button is shown without a problem, too, for feedback on any subject. */
  readonly ofAnything?: boolean;
}

/** Lets the teacher describe the last problem of this window while it can be reported, or write on any subject. */
export function FeedbackButton({ error, ofAnything = false }: FeedbackButtonProps): ReactNode {
  const texts = useServiceTexts();
  const opened = useRef<{ readonly by: HTMLElement; readonly part: HTMLElement | null }>(null);
  // The typed text is kept when the dialog is closed by mistake, until another error happens.
  const [said, setSaid] = useState<Feedback>(NOTHING_SAID);
  const { eventId, canCommit, feedbackModalVisible, latestIssueTime } = useSignal(windowReports.state);
  const isOn = useSignal(windowFeatures.features, ({ feedback }) => feedback);
  useEffect(() => {
    if (error !== undefined) windowReports.record(error);
  }, [error]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error begins with nothing said
  useEffect(() => {
    // An open dialog keeps its text and refers to the newest error.
    if (!windowReports.state.get().feedbackModalVisible) setSaid(NOTHING_SAID);
  }, [eventId]);
  // The screen may be the first of its window, so the features may not be loaded yet.
  useEffect(() => void windowFeatures.open(currentSession()?.userId), []);
  // The dialog closes with the screen.
  useEffect(() => () => windowReports.hide(), []);
  const isThere = ofAnything || canCommit || feedbackModalVisible;
  if (!isOn || !isThere || currentSession() === undefined) return null;
  return (
    <>
      {(ofAnything || canCommit) && (
        <Button
          onClick={({ currentTarget: by }) => {
            opened.current = { by, part: by.closest<HTMLElement>('section, main') };
            if (ofAnything) windowReports.tell();
            else windowReports.ask();
          }}
        >
          {texts('feedback.open')}
        </Button>
      )}
      {feedbackModalVisible && (
        <FeedbackDialog
          said={said}
          onSay={setSaid}
          until={latestIssueTime === undefined ? undefined : latestIssueTime + FEEDBACK_WINDOW_MS}
          onSend={() => windowReports.commit(said)}
          onCancel={() => windowReports.hide()}
          goTo={() => {
            const { by, part } = opened.current ?? {};
            return by?.isConnected
              ? by
              : (part?.querySelector<HTMLElement>('button:enabled') ?? part ?? null);
          }}
          onDone={() => {
            setSaid(NOTHING_SAID);
            windowReports.hide();
          }}
        />
      )}
    </>
  );
}

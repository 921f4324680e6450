import {
  endComposition,
  QuestionHostContext,
  QuestionView,
  UnsavedPartsContext,
} from '@lectern/question-views';
import type { AskedQuestion, Question } from '@lectern/questions';
import { Button, Column, Text } from '@lectern/ui';
import { LazyCode, useLazy } from '@lectern/ui/lazy';
import { type ReactNode, useRef, useState } from 'react';
import { lacksKey, TallyList, useGivenAfter, useTimeLeft } from '../../../parts/askings/index.ts';
import { keepInWindow, readInWindow, removeFromWindow } from '../../../platform/storage/window-store.ts';
import classes from '../activity.module.css';
import { useActivityTexts } from '../activity-texts.ts';
import type { OfKind } from '../shown-activity.ts';
import { useQuestionTexts } from './question-texts.ts';
import { STORE_WITHIN_MS, useAtEnd, useLateLock } from './use-at-end.ts';
import { useFileHost, Works } from './use-file-host.ts';
import { useHints } from './use-hints.ts';

/** Loaded when the key is shown, because the code that judges is larger than all other code of a phone. */
const judging = new LazyCode(async () => (await import('@lectern/questions')).reviewOf);

/** The key under which the window stores a response that was not handed in. */
const draftKey = (activityId: string) => `asking.${activityId}`;

/**
 * A question on a phone: answered and handed in while it is open, marked once the teacher shows the key. A response that was
 * not handed in survives a reload, and is handed in when the time is over or the teacher ends the answering.
 */
export function QuestionActivity(props: OfKind<'question'>): ReactNode {
  const { activity, setting, sending, onAnswer, token } = props;
  const t = useActivityTexts();
  const q = useQuestionTexts();
  const { id, own, result, answered, solution, state, time } = activity;
  const hints = useHints(id, setting.asked as AskedQuestion, token);
  const { asked } = hints;
  const underWay = sending.at(-1)?.content;
  const given = own?.kind === 'question' ? own : undefined;
  const sent = underWay?.kind === 'question' ? underWay.response : given?.response;
  const turnsLeft = turnsLeftOf(asked, given?.turns_left, sending.length);
  const isOpen = state === 'open' && turnsLeft > 0;
  const givenAfter = useGivenAfter(time);
  const [draft, setDraft, latestDraft] = useDraft(id);
  const { unsaved, isLocked } = useLateLock(!isOpen);
  const handIn = async () => {
    endComposition();
    const given_ms = givenAfter();
    // The last stroke of a drawing may not be in the response yet.
    await unsaved.settle(STORE_WITHIN_MS);
    const response = latestDraft();
    if (response === undefined || turnsLeft <= 0) return;
    setDraft(undefined);
    onAnswer({ kind: 'question', response, given_ms });
  };
  useAtEnd(state !== 'open', () => void handIn());
  const timeLeft = useTimeLeft(time, () => void handIn());
  const host = useFileHost({ id, questions: [asked], files: activity.files });
  const response = draft ?? sent;
  const reviewOf = useLazy(judging, solution !== null);
  const review =
    solution === null || reviewOf.type !== 'here'
      ? undefined
      : reviewOf.value(solution as Question, sent, hints.opened);
  return (
    <Column gap={4}>
      {timeLeft !== undefined && (
        <Text as="p" size="large" role="timer">
          {q('left', { time: timeLeft })}
        </Text>
      )}
      <QuestionHostContext value={host}>
        <UnsavedPartsContext value={unsaved}>
          <QuestionView
            screen="phone"
            question={lacksKey(asked) ? { ...asked, score: undefined } : asked}
            mode={review ? 'review' : 'answer'}
            response={review ? sent : response}
            locked={isLocked}
            onChange={setDraft}
            requestedHints={hints.opened}
            onRequestHint={isOpen ? hints.open : undefined}
            review={review}
          />
        </UnsavedPartsContext>
      </QuestionHostContext>
      {hints.trouble !== undefined && (
        <Text as="p" role="alert" tone="error">
          {hints.trouble}
        </Text>
      )}
      {isOpen && (
        <Button tone="primary" size="large" disabled={draft === undefined} onClick={() => void handIn()}>
          {q(sent === undefined ? 'handIn' : 'change')}
        </Button>
      )}
      <Text as="p" textAlign="center" className={classes.state} role="status">
        {stateWords(activity, sending.length > 0, draft !== undefined, t, q)}
      </Text>
      {host.store && <Works works={activity.works} />}
      {/* Files are not counted. */}
      {result?.kind === 'question' && (result.tallies.length > 0 || answered === 0) && (
        <TallyList asked={asked} tallies={result.tallies} answered={answered ?? 0} />
      )}
    </Column>
  );
}

/** Answers that may still be given, without those that the server has not confirmed. */
function turnsLeftOf(asked: AskedQuestion, left: number | null | undefined, sending: number): number {
  const all = asked.attempts === 'free' ? Number.POSITIVE_INFINITY : asked.attempts;
  return (left === undefined ? all : (left ?? Number.POSITIVE_INFINITY)) - sending;
}

type Texts = ReturnType<typeof useActivityTexts>;
type QuestionTexts = ReturnType<typeof useQuestionTexts>;

function stateWords(
  { own, state }: OfKind<'question'>['activity'],
  isSending: boolean,
  isDrafted: boolean,
  t: Texts,
  q: QuestionTexts,
): string {
  if (own?.kind !== 'question') return state === 'closed' && !isSending ? t('notAnswered') : '';
  const { score, late } = own;
  if (late) return q('late');
  if (score) return score.state === null ? t('sent') : q(score.state);
  return isSending || isDrafted ? '' : t('sent');
}

/**
 * The response that was not handed in, which survives a reload of the page; a function that keeps another one; and one that
 * returns the latest, also before it is rendered.
 */
function useDraft(activityId: string): [unknown, (response: unknown) => void, () => unknown] {
  const [draft, setDraft] = useState(() => readDraft(activityId));
  const latest = useRef(draft);
  const keep = (response: unknown) => {
    latest.current = response;
    setDraft(response);
    if (response === undefined) removeFromWindow(draftKey(activityId));
    else keepInWindow(draftKey(activityId), JSON.stringify(response));
  };
  return [draft, keep, () => latest.current];
}

function readDraft(activityId: string): unknown {
  try {
    return JSON.parse(readInWindow(draftKey(activityId)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

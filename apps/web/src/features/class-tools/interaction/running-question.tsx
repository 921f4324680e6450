import type { HostedActivity, Participant } from '@lectern/protocol/phone-views';
import { ContentView } from '@lectern/question-views';
import { type AskedQuestion, isBlank, type SingleQuestion } from '@lectern/questions';
import { Button, Column, Row, Text } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import {
  lacksKey,
  PupilGroups,
  type QuestionResult,
  TallyList,
  useTimeLeft,
  withQuickKey,
} from '../../../parts/askings/index.ts';
import type { ActivityChange } from '../../../parts/phones/index.ts';
import classes from './interaction.module.css';
import { useTexts } from './texts.ts';

export type QuestionActivity = HostedActivity & {
  readonly setting: Extract<HostedActivity['setting'], { readonly kind: 'question' }>;
  readonly result: QuestionResult;
};

export function asksQuestion(activity: HostedActivity): activity is QuestionActivity {
  return activity.setting.kind === 'question' && activity.result.kind === 'question';
}

export interface RunningQuestionProps {
  readonly activity: QuestionActivity;
  readonly participants: readonly Participant[];
  readonly onChange: (change: ActivityChange) => void;
  readonly onAgain: () => void;
}

/**
 * A question on the phones: who has answered while it is open; afterwards the answers, and its key when the teacher shows it.
 */
export function RunningQuestion({
  activity,
  participants,
  onChange,
  onAgain,
}: RunningQuestionProps): ReactNode {
  const t = useTexts();
  const { answered, key_shown: keyShown, result, shown, state, time } = activity;
  const asked = activity.asked as AskedQuestion;
  const question = activity.setting.asked as SingleQuestion;
  const [named, setNamed] = useState(false);
  const left = useTimeLeft(time, () => onChange({ state: 'closed' }));
  const isOpen = state === 'open';
  const awaitsKey = lacksKey(question);
  const ids = new Set(result.pupils.map((pupil) => pupil.participant_id));
  const missing = participants.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
  const present = Math.max(participants.length, answered);
  const right = result.pupils.filter((pupil) => pupil.state === 'right' && !pupil.late).length;
  const pickKey = (tally: QuestionResult['tallies'][number]) => {
    const keyed = withQuickKey(question, tally);
    if (keyed) onChange({ asked: keyed });
  };
  return (
    <section className={classes.running}>
      <header>
        <span className={classes.tag} data-state={state}>
          {t('question.title')} · {t(`states.${state}`)}
        </span>
        {left !== undefined && (
          <strong className={classes.total} role="timer">
            {t('running.left', { time: left })}
          </strong>
        )}
        <strong className={classes.total} role="status">
          {t('answered', { count: answered, present })}
        </strong>
      </header>
      {!isBlank(asked.stem) && (
        <div className={classes.stem}>
          <ContentView content={asked.stem} />
        </div>
      )}
      <div className={classes.result}>
        {isOpen ? (
          <Collecting missing={missing} named={named} />
        ) : (
          <Column gap={4}>
            {awaitsKey && answered > 0 && <Text tone="quiet">{t('running.tapKey')}</Text>}
            {!awaitsKey && answered > 0 && (
              <Text as="strong" size="panel" tone="accent">
                {t('running.right', { percent: Math.round((right / answered) * 100) })}
              </Text>
            )}
            <TallyList
              asked={asked}
              tallies={keyShown ? result.tallies : result.tallies.map(({ state: _, ...tally }) => tally)}
              answered={answered}
              onPick={awaitsKey ? pickKey : undefined}
            />
            <PupilGroups pupils={result.pupils} missing={missing} named={named} />
          </Column>
        )}
      </div>
      <Row align="stretch" wrap gap={3} className={classes.actions}>
        <Button
          size="large"
          className={classes.large ?? ''}
          aria-pressed={named}
          onClick={() => setNamed(!named)}
        >
          {t(named ? 'running.hideNames' : 'running.names')}
        </Button>
        {isOpen ? (
          <Button
            tone="primary"
            size="large"
            className={classes.large ?? ''}
            onClick={() => onChange({ state: 'closed' })}
          >
            {t('end')}
          </Button>
        ) : (
          <>
            <Button size="large" className={classes.large ?? ''} onClick={onAgain}>
              {t('again')}
            </Button>
            <Button
              size="large"
              className={classes.large ?? ''}
              aria-pressed={shown}
              onClick={() => onChange({ shown: !shown })}
            >
              {t(shown ? 'hide' : 'show')}
            </Button>
            <Button
              tone={keyShown ? 'quiet' : 'primary'}
              size="large"
              className={classes.large ?? ''}
              disabled={keyShown || awaitsKey}
              onClick={() => onChange({ key_shown: true })}
            >
              {t(keyShown ? 'running.keyShown' : 'running.showKey')}
            </Button>
          </>
        )}
        <Button
          tone="quiet"
          size="large"
          className={classes.large ?? ''}
          onClick={() => onChange({ state: 'away' })}
        >
          {t('away')}
        </Button>
      </Row>
    </section>
  );
}

/** While pupils answer, nothing of their answers is shown. */
function Collecting({
  missing,
  named,
}: {
  readonly missing: readonly string[];
  readonly named: boolean;
}): ReactNode {
  const t = useTexts();
  return (
    <Column gap={4} className={classes.quiet}>
      <p>{t('running.collecting')}</p>
      {missing.length === 0 && <p>{t('running.allIn')}</p>}
      {named && missing.length > 0 && (
        <Row as="p" wrap gap={3} justify="center">
          {t('running.missing')}
          {missing.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pupils may have the same name
            <bdi key={index}>{name}</bdi>
          ))}
        </Row>
      )}
    </Column>
  );
}

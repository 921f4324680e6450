import type { PupilView } from '@lectern/protocol/phone-views';
import { Button, Column, Row, Spinner, Stack, Text } from '@lectern/ui';
import { type LazyFailureProps, lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { Presentation } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../platform/connection/window-connection.ts';
import activityClasses from './activity.module.css';
import { useActivityTexts } from './activity-texts.ts';
import { BuzzView } from './buzz-view.tsx';
import type { HandButtonProps } from './hand/hand-button.tsx';
import { LeaveButton } from './leave-button.tsx';
import classes from './lesson-view.module.css';
import { answerFiles } from './open-participation.ts';
import { PagePicture } from './page-picture.tsx';
import type { Participation } from './participation.ts';
import { useQuestionTexts } from './question/question-texts.ts';
import type { ActivityViewProps, OfKind } from './shown-activity.ts';
import { useTexts } from './texts.ts';
import { VoteView } from './vote-view.tsx';
import { WordsView } from './words-view.tsx';

answerFiles.send = async (token, { activityId: group, content }) => {
  // An answer names its files by their SHA-256.
  if (/"[0-9a-f]{64}"/.test(JSON.stringify(content)))
    await (await import('./question/own-files.ts')).ownFiles.send(token, { group, content });
};

/** Loaded with the first question, because few lessons ask one. */
const QuestionActivity = lazyComponent<OfKind<'question'>>(
  async () => (await import('./question/question-activity.tsx')).QuestionActivity,
  { waiting: <Spinner />, failed: QuestionFailure },
);

const ExerciseActivity = lazyComponent<OfKind<'exercise'>>(
  async () => (await import('./exercise/exercise-activity.tsx')).ExerciseActivity,
  { waiting: <Spinner />, failed: QuestionFailure },
);

/** Loaded after the lesson is shown, for nobody raises a hand in its first second. */
const HandButton = lazyComponent<HandButtonProps>(
  async () => (await import('./hand/hand-button.tsx')).HandButton,
  { after: 300 },
);

function QuestionFailure({ again }: LazyFailureProps): ReactNode {
  const t = useTexts();
  const q = useQuestionTexts();
  return (
    <Column gap={3} align="center">
      <p role="alert">{q('loadFailed')}</p>
      <Button onClick={again}>{t('tryAgain')}</Button>
    </Column>
  );
}

export interface LessonViewProps {
  readonly participation: Participation;
  readonly view: PupilView;
  readonly connected: boolean;
}

/** The lesson on a phone: the current activity, or the panel's page. */
export function LessonView({ participation, view, connected }: LessonViewProps): ReactNode {
  const t = useTexts();
  const waiting = useSignal(participation.waiting);
  const online = useOnline();
  const refusal = useSignal(participation.refusal);
  const { activity, hand, lesson, me, page } = view;
  return (
    <Column surface="paper" className={classes.screen}>
      <Row as="header" edge="bottom" justify="between" gap={3} className={classes.bar}>
        <Stack className={classes.who}>
          <Text as="strong" size="title">
            <bdi>{me.name}</bdi>
          </Text>
          <Text tone="quiet" size="small">
            {lesson.class_name || lesson.name}
          </Text>
        </Stack>
        <LeaveButton leave={t('leave')} sure={t('leaveSure')} onLeave={() => void participation.leave()} />
      </Row>
      {!connected && (
        <p className={classes.offline} role="status">
          {t('offline')}
        </p>
      )}
      <Stack as="main" flex={1} className={classes.main}>
        {activity ? (
          <ActivityView
            key={activity.id}
            activity={activity}
            sending={waiting.filter(({ activityId }) => activityId === activity.id)}
            onAnswer={(content) => participation.answer(content)}
            token={participation.token}
          />
        ) : (
          <section className={classes.page}>
            {page ? (
              <>
                <PagePicture
                  className={classes.picture}
                  address={page.picture}
                  alt={page.title || t('page', { number: page.number })}
                >
                  <Presentation aria-hidden="true" />
                </PagePicture>
                <h1>{t('page', { number: page.number })}</h1>
                {page.title !== '' && <strong>{page.title}</strong>}
                <p>{t('ofPages', { count: page.count })}</p>
                <p>{t('lookUp')}</p>
              </>
            ) : (
              <>
                <Presentation aria-hidden="true" />
                <p>{t('waitForPage')}</p>
              </>
            )}
          </section>
        )}
      </Stack>
      <Stack as="footer" tone="quiet" textAlign="center" gap={1} className={classes.foot} aria-live="polite">
        {hand && <HandButton hand={hand} token={participation.token} disabled={!connected} />}
        {refusal !== undefined && <p className={classes.refusal}>{refusal}</p>}
        {waiting.length > 0 && !(connected && online) && <p>{t('sending', { count: waiting.length })}</p>}
        {activity && page && (
          <p>
            {t('page', { number: page.number })} {t('ofPages', { count: page.count })}
          </p>
        )}
      </Stack>
    </Column>
  );
}

/** The current activity, with a view for each kind. */
function ActivityView(props: ActivityViewProps): ReactNode {
  const t = useActivityTexts();
  const { setting, state } = props.activity;
  return (
    <Column as="section" gap={4} className={activityClasses.activity}>
      <Row as="p" size="large" tone="accent" weight="bold" gap={3}>
        {t(`${setting.kind}.title`)}
        {state === 'closed' && <span className={activityClasses.closed}>{t('closedActivity')}</span>}
      </Row>
      {'question' in setting && setting.question !== '' && (
        <h1 className={activityClasses.question}>{setting.question}</h1>
      )}
      {setting.kind === 'vote' && <VoteView {...props} setting={setting} />}
      {setting.kind === 'buzz' && <BuzzView {...props} />}
      {setting.kind === 'words' && <WordsView {...props} setting={setting} />}
      {setting.kind === 'question' && <QuestionActivity {...props} setting={setting} />}
      {setting.kind === 'exercise' && <ExerciseActivity {...props} setting={setting} />}
    </Column>
  );
}

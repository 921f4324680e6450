import type { KeptActivity } from '@lectern/protocol/kept-activities';
import { parseQuestion } from '@lectern/questions';
import { asksForFiles } from '@lectern/questions/shown';
import { Box, Button, ErrorState, Spinner, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { type QuestionResult, stemWords, TallyList } from '../../../parts/askings/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { activitiesQuery } from '../lesson-queries.ts';
import { type LessonTexts, useLessonTexts } from '../lesson-texts.ts';
import classes from '../lessons.module.css';
import {
  activityTitle,
  answererOf,
  answerWords,
  byQuestion,
  letterOf,
  markWords,
  nameOf,
  onlyWayOf,
  wayOf,
} from './answer-words.ts';
import { RecordWorks } from './record-works.tsx';

/** The activities of a lesson on phones with their answers; renders nothing without activities. */
export function RecordActivities({ userId, lessonId }: { userId: string; lessonId: string }) {
  const texts = useLessonTexts();
  const found = useQuery(activitiesQuery(userId, lessonId));
  if (found.data?.length === 0) return null;
  return (
    <Stack as="section" surface="card" pad={5} gap={3} aria-labelledby="lesson-activities">
      <Text as="h2" size="title" weight="bold" id="lesson-activities">
        {texts('activities.title')}
      </Text>
      {found.isLoadingError ? (
        <ErrorState
          icon={<CircleAlert />}
          title={texts('loadFailed')}
          text={messageOf(found.error)}
          action={<Button onClick={() => void found.refetch()}>{texts('retry')}</Button>}
        />
      ) : found.isPending ? (
        <Spinner />
      ) : (
        <ol className={classes.activities}>
          {byQuestion(found.data).map((askings) => (
            <li key={askings[0]?.id}>
              <Asked askings={askings} />
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

/** An activity; of a question that was asked in several places, each of them. */
function Asked({ askings }: { readonly askings: readonly KeptActivity[] }): ReactNode {
  const texts = useLessonTexts();
  const [first, ...others] = askings;
  if (!first) return null;
  const title = <bdi>{activityTitle(first, texts)}</bdi>;
  if (others.length === 0)
    return (
      <>
        <h3>
          {title}
          <small>{answeredWords(first, texts, '')}</small>
        </h3>
        <Activity activity={first} heading="h4" />
      </>
    );
  return (
    <>
      <h3>{title}</h3>
      {askings.map((activity) => (
        <Stack as="section" gap={2} key={activity.id}>
          <Text as="h4" tone="quiet">
            {answeredWords(activity, texts, texts('activities.ways.phone'))}
          </Text>
          <Activity activity={activity} heading="h5" />
        </Stack>
      ))}
    </>
  );
}

/** How many answered, and where; `onPhones`: the words for phones. */
function answeredWords(activity: KeptActivity, texts: LessonTexts, onPhones: string): string {
  const way = onlyWayOf(activity);
  const place = way === 'phone' ? onPhones : way ? texts(`activities.ways.${way}`) : '';
  const words = texts('activities.answered', { count: activity.answered });
  return place === '' ? words : `${words} · ${place}`;
}

interface ActivityProps {
  readonly activity: KeptActivity;
  /** The level of its headings. */
  readonly heading: 'h4' | 'h5';
}

/** The result of an activity, and each answer. */
function Activity({ activity, heading }: ActivityProps): ReactNode {
  const texts = useLessonTexts();
  const { answers } = activity;
  const way = onlyWayOf(activity);
  return (
    <>
      <Result activity={activity} heading={heading} />
      <RecordWorks activity={activity} />
      {answers.length > 0 && (
        <details className={classes.answers}>
          <summary>{texts('activities.all')}</summary>
          <ul>
            {answers.map((answer, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: answers stand in the order in which they came
              <li key={index}>
                <span>
                  <bdi>{answererOf(answer, texts)}</bdi>
                  {way === undefined && <small> {texts(`activities.ways.${wayOf(answer)}`)}</small>}
                </span>
                <Given
                  answer={answerWords(answer, activity, texts)}
                  mark={markWords(answer, activity, texts)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The words of an answer, and what it earned. */
function Given({ answer, mark }: { readonly answer: string; readonly mark: string }): ReactNode {
  if (mark === '') return <bdi>{answer}</bdi>;
  return (
    <span>
      <bdi>{answer}</bdi> <small>{mark}</small>
    </span>
  );
}

interface QuestionResultProps extends Pick<ActivityProps, 'heading'> {
  readonly asked: unknown;
  readonly result: QuestionResult;
}

function QuestionResultView({ asked, result, heading }: QuestionResultProps) {
  const parsed = parseQuestion(asked);
  const answered = result.pupils.filter(({ late }) => !late).length;
  if (parsed.state !== 'question' || asksForFiles(parsed.question)) return null;
  return <TallyList asked={parsed.question} tallies={result.tallies} answered={answered} heading={heading} />;
}

/** Each question of an exercise with the share of right answers, and the answers. */
function ExerciseResultView({
  questions,
  result,
}: {
  readonly questions: readonly unknown[];
  readonly result: Extract<KeptActivity['result'], { readonly kind: 'exercise' }>;
}): ReactNode {
  const texts = useLessonTexts();
  return (
    <Stack as="ol" gap={4}>
      {result.questions.map(({ answered, right, tallies = [] }, index) => {
        const parsed = parseQuestion(questions[index]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
          <li key={index}>
            <Text as="h4" weight="bold" overflow="breaks">
              {texts('activities.number', { number: index + 1 })} {stemWords(questions[index])}
            </Text>
            <Text as="p" tone="quiet">
              {texts('activities.answered', { count: answered })}
              {right !== null &&
                answered > 0 &&
                ` · ${texts('activities.right', { percent: Math.round((right / answered) * 100) })}`}
            </Text>
            {answered > 0 && parsed.state === 'question' && !asksForFiles(parsed.question) && (
              <TallyList asked={parsed.question} tallies={tallies} answered={answered} heading="h5" />
            )}
          </li>
        );
      })}
    </Stack>
  );
}

function Result({ activity: { setting, result }, heading }: ActivityProps): ReactNode {
  const texts = useLessonTexts();
  if (result.kind === 'vote') {
    const most = Math.max(1, ...result.counts);
    return (
      <ol className={classes.options}>
        {result.counts.map((count, option) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <li key={option}>
            <bdi>
              {letterOf(option)} {setting.kind === 'vote' && setting.options[option]}
            </bdi>
            <Box
              as="span"
              radius="round"
              className={classes.share}
              style={
                { '--share': count / most, visibility: count === 0 ? 'hidden' : undefined } as CSSProperties
              }
              aria-hidden="true"
            />
            <Text numeric className={classes.time}>
              {texts('activities.people', { count })}
            </Text>
          </li>
        ))}
      </ol>
    );
  }
  if (result.kind === 'question')
    return setting.kind === 'question' ? (
      <QuestionResultView asked={setting.asked} result={result} heading={heading} />
    ) : null;
  if (result.kind === 'exercise')
    return setting.kind === 'exercise' ? (
      <ExerciseResultView questions={setting.questions} result={result} />
    ) : null;
  if (result.kind === 'buzz') {
    return (
      <ol className={classes.words}>
        {result.first.map((each, place) => (
          <li key={each.participant_id}>
            {place + 1}. <bdi>{nameOf(each, texts)}</bdi>{' '}
            <small>{texts('activities.after', { seconds: (each.after_ms / 1000).toFixed(1) })}</small>
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ul className={classes.words}>
      {result.words.map(({ text, count }) => (
        <li key={text}>
          <bdi>{text}</bdi> <small>{count}</small>
        </li>
      ))}
    </ul>
  );
}

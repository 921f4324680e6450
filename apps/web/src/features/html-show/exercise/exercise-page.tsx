import { type QuestionHost, QuestionHostContext, QuestionView } from '@lectern/question-views';
import { freshQuestion, type Question, reviewOf, withoutKey } from '@lectern/questions';
import { Button, ConfirmDialog, EmptyState, Row, Stack, Text } from '@lectern/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import classes from './exercise-page.module.css';
import type { ExerciseResult } from './scorm-session.ts';
import { usePageTexts } from './texts.ts';

/** An exercise with its keys, as the page contains it. */
export interface PageExercise {
  readonly title: string;
  readonly instructions: string;
  readonly sections: readonly { readonly title: string; readonly questions: readonly Question[] }[];
}

/** Answers so far. `seed` decides the order of choices and the numbers of questions with parameters. */
export interface Attempt {
  readonly seed: number;
  /** Responses by the index of the question. */
  readonly responses: Readonly<Record<number, unknown>>;
  readonly isDone: boolean;
}

interface ExercisePageProps {
  readonly exercise: PageExercise;
  readonly host: QuestionHost;
  readonly first: Attempt;
  /** Called after each change. */
  readonly onChange: (attempt: Attempt) => void;
  readonly onHandIn: (result: ExerciseResult) => void;
}

/** An exercise that is answered and scored in the page itself, with the keys that the page contains. */
export function ExercisePage({ exercise, host, first, onChange, onHandIn }: ExercisePageProps): ReactNode {
  const t = usePageTexts();
  const [attempt, setAttempt] = useState(first);
  const [asks, setAsks] = useState(false);
  const top = useRef<HTMLElement>(null);
  const all = useMemo(() => exercise.sections.flatMap(({ questions }) => questions), [exercise]);
  const change = (next: Attempt) => {
    setAttempt(next);
    onChange(next);
  };
  const { responses, isDone, seed } = attempt;
  const missing = all.length - Object.keys(responses).length;
  const handIn = () => {
    setAsks(false);
    const next = { ...attempt, isDone: true };
    change(next);
    onHandIn(resultOf(all, next));
    top.current?.scrollIntoView();
  };
  const again = () => {
    change({ seed: seed + 1, responses: {}, isDone: false });
    top.current?.scrollIntoView();
  };
  return (
    <QuestionHostContext value={host}>
      <Text as="main" tone="ink" surface="paper" className={classes.page}>
        <Stack radius="card" gap={6} className={classes.sheet}>
          <Stack gap={2} as="header" ref={top}>
            <Text as="h1" size="display">
              {exercise.title}
            </Text>
            <Text tone="quiet">{t('count', { count: all.length })}</Text>
            {exercise.instructions !== '' && (
              <Text as="p" className={classes.instructions}>
                {exercise.instructions}
              </Text>
            )}
            {isDone && <Result result={resultOf(all, attempt)} waiting={waitingIn(all, attempt)} />}
          </Stack>
          {all.length === 0 && <EmptyState title={t('empty')} />}
          <Sections
            exercise={exercise}
            attempt={attempt}
            onResponse={(index, response) =>
              change({ ...attempt, responses: { ...responses, [index]: response } })
            }
          />
          {all.length > 0 && (
            <Row justify="end">
              {isDone ? (
                <Button size="large" onClick={again}>
                  {t('again')}
                </Button>
              ) : (
                <Button size="large" tone="primary" onClick={() => (missing > 0 ? setAsks(true) : handIn())}>
                  {t('handIn')}
                </Button>
              )}
            </Row>
          )}
        </Stack>
        <ConfirmDialog
          open={asks}
          onOpenChange={setAsks}
          tone="primary"
          title={t('handIn')}
          description={t('unanswered', { count: missing })}
          confirmLabel={t('handInNow')}
          cancelLabel={t('goOn')}
          onConfirm={handIn}
        />
      </Text>
    </QuestionHostContext>
  );
}

interface SectionsProps {
  readonly exercise: PageExercise;
  readonly attempt: Attempt;
  readonly onResponse: (index: number, response: unknown) => void;
}

/** The questions under their headings, numbered through all sections. */
function Sections({ exercise, attempt, onResponse }: SectionsProps): ReactNode {
  const t = usePageTexts();
  const { seed, responses, isDone } = attempt;
  let count = 0;
  return exercise.sections.map((section, at) => {
    const numbered = section.questions.map((question) => {
      count += 1;
      return { question, number: count };
    });
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections of a file do not change
      <Stack key={at} as="section" gap={5}>
        <Text as="h2" size="title">
          {section.title || t('section', { number: at + 1 })}
        </Text>
        {numbered.map(({ question, number }) => (
          <Asked
            key={`${seed} ${number}`}
            question={question}
            number={number}
            seed={seed}
            response={responses[number - 1]}
            isDone={isDone}
            onChange={(response) => onResponse(number - 1, response)}
          />
        ))}
      </Stack>
    );
  });
}

function Result({
  result,
  waiting,
}: {
  readonly result: ExerciseResult;
  readonly waiting: number;
}): ReactNode {
  const t = usePageTexts();
  return (
    <Stack pad={4} radius="control" gap={1} role="status" className={classes.result}>
      <Text size="title" weight="bold" numeric>
        {t('result', { points: result.points, full: result.fullPoints })}
      </Text>
      {waiting > 0 && <Text tone="quiet">{t('waiting', { count: waiting })}</Text>}
    </Stack>
  );
}

interface AskedProps {
  readonly question: Question;
  readonly number: number;
  readonly seed: number;
  readonly response: unknown;
  readonly isDone: boolean;
  readonly onChange: (response: unknown) => void;
}

function Asked({ question, number, seed, response, isDone, onChange }: AskedProps): ReactNode {
  const fresh = useMemo(() => freshQuestion(question, seed + number), [question, seed, number]);
  const asked = useMemo(() => withoutKey(fresh, { seed: seed + number }), [fresh, seed, number]);
  const review = useMemo(() => (isDone ? reviewOf(fresh, response) : undefined), [isDone, fresh, response]);
  return (
    <QuestionView
      question={asked}
      mode={review ? 'review' : 'answer'}
      screen="page"
      number={String(number)}
      response={response}
      review={review}
      locked={isDone}
      onChange={onChange}
      className={classes.question}
    />
  );
}

/** The reviews of all questions of an attempt. */
function reviewsOf(questions: readonly Question[], { seed, responses }: Attempt) {
  return questions.map((question, index) =>
    reviewOf(freshQuestion(question, seed + index + 1), responses[index]),
  );
}

/** Points of the questions that are scored without a person, rounded to two decimals. */
export function resultOf(questions: readonly Question[], attempt: Attempt): ExerciseResult {
  const scored = reviewsOf(questions, attempt).filter(({ waiting }) => !waiting);
  const sum = (values: readonly number[]) =>
    Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
  return {
    points: sum(scored.map(({ points }) => points)),
    fullPoints: sum(scored.map(({ fullPoints }) => fullPoints)),
  };
}

function waitingIn(questions: readonly Question[], attempt: Attempt): number {
  return reviewsOf(questions, attempt).filter(({ waiting }) => waiting).length;
}

import type { ExerciseAnswerState } from '@lectern/protocol/activity-shapes';
import type { ActivityQuestion } from '@lectern/protocol/kept-activities';
import type { Participant } from '@lectern/protocol/phone-views';
import { ContentView, groundPicture } from '@lectern/question-views';
import { type AskedQuestion, isBlank } from '@lectern/questions';
import { asksForFiles, fileKindsOf } from '@lectern/questions/shown';
import { Box, Button, Column, Stack, Text } from '@lectern/ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { PupilGroups, stemWords, TallyList } from '../../../../parts/askings/index.ts';
import type { ToolLesson } from '../../../../parts/lessons/index.ts';
import type { ActivityChange } from '../../../../parts/phones/index.ts';
import classes from '../interaction.module.css';
import type { AnsweredPupil } from '../question-activity.ts';
import { worksOf } from '../works/work-rows.ts';
import { WorkWall } from '../works/work-wall.tsx';
import { averagePoints, type ExerciseActivity, progressRows, pupilsOf } from './exercise-rows.ts';
import { useExerciseTexts } from './exercise-texts.ts';
import type { ActivityQuestions } from './use-activity-questions.ts';

export interface RunningExerciseProps {
  readonly activity: ExerciseActivity;
  readonly participants: readonly Participant[];
  /** Undefined until they are loaded. */
  readonly loaded: ActivityQuestions | undefined;
  readonly onChange: (change: ActivityChange) => void;
  readonly onAgain: () => void;
  /** Stores the ink on pupils' works. */
  readonly lesson: ToolLesson;
  /** Draws what a teacher does after the answer of a pupil. */
  readonly strip: (pupil: Pick<AnsweredPupil, 'name' | 'member_id'>) => ReactNode;
}

interface ByQuestionProps {
  readonly activity: ExerciseActivity;
  readonly questions: readonly ActivityQuestion[] | undefined;
  /** Number of pupils who are asked. */
  readonly present: number;
  /** Whether it is shown how many are right. */
  readonly marked: boolean;
  /** Called with the question that was pressed; without it questions cannot be pressed. */
  readonly onOpen: ((index: number) => void) | undefined;
}

/** Each question with a bar of how many answered, and how many of these are right. */
export function ByQuestion({ activity, questions, present, marked, onOpen }: ByQuestionProps): ReactNode {
  const t = useExerciseTexts();
  const average = marked ? averagePoints(activity.result) : undefined;
  return (
    <Column gap={3}>
      {average !== undefined && (
        <Text size="panel" tone="accent" weight="bold">
          {t('average', { points: average })}
        </Text>
      )}
      <Stack as="ul" gap={4} align="center" className={classes.bars}>
        {activity.result.questions.map(({ answered, right }, index) => {
          const words = stemWords(questions?.[index]?.question);
          const label = words === '' ? t('number', { number: index + 1 }) : shortened(words);
          const share =
            marked && right !== null ? right / Math.max(1, answered) : answered / Math.max(1, present);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
            <li key={index}>
              <b>{index + 1}</b>
              {onOpen ? (
                <Button size="panel" onClick={() => onOpen(index)}>
                  <bdi>{label}</bdi>
                </Button>
              ) : (
                <bdi>{label}</bdi>
              )}
              <Box as="span" overflow="clip" radius="control" className={classes.bar}>
                <i style={{ inlineSize: `${share * 100}%` }} />
              </Box>
              <Text size="panel" numeric>
                {marked && right !== null && answered > 0
                  ? t('percent', { percent: Math.round((right / answered) * 100) })
                  : t('answered', { count: answered })}
              </Text>
            </li>
          );
        })}
      </Stack>
    </Column>
  );
}

const LABEL_LENGTH = 24;

function shortened(words: string): string {
  const signs = [...words];
  return signs.length > LABEL_LENGTH ? `${signs.slice(0, LABEL_LENGTH).join('')}…` : words;
}

const COLORS: Readonly<Record<ExerciseAnswerState, string>> = {
  right: 'var(--jade-soft)',
  partly: 'var(--amber-soft)',
  wrong: 'var(--red-soft)',
  waiting: 'var(--amber-soft)',
  given: 'var(--hover)',
  late: 'transparent',
};
const SIGNS: Readonly<Record<ExerciseAnswerState, string>> = {
  right: '✓',
  partly: '◐',
  wrong: '✗',
  waiting: '…',
  given: '●',
  late: '!',
};

interface ByPupilProps extends Pick<RunningExerciseProps, 'activity' | 'participants'> {
  readonly named: boolean;
  readonly marked: boolean;
}

/** A row for each pupil: the state of each answer, and how far they are. */
export function ByPupil({ activity, participants, named, marked }: ByPupilProps): ReactNode {
  const t = useExerciseTexts();
  const rows = progressRows(activity, participants);
  const cell: CSSProperties = { padding: '0.6rem 1rem', textAlign: 'center' };
  const start: CSSProperties = { ...cell, textAlign: 'start', whiteSpace: 'nowrap' };
  return (
    <table style={{ fontSize: 'var(--text-panel)' }}>
      <thead>
        <tr>
          <th scope="col" style={start}>
            {t('pupil')}
          </th>
          {activity.result.questions.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
            <th key={index} scope="col" style={cell} aria-label={t('number', { number: index + 1 })}>
              {index + 1}
            </th>
          ))}
          <th scope="col" style={start}>
            {t('progress')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, states, points, progress }, place) => (
          <tr key={id}>
            <th scope="row" style={start}>
              {named ? <bdi>{name}</bdi> : place + 1}
            </th>
            {states.map((state, index) => {
              const shown = state !== null && state !== 'late' && !marked ? 'given' : state;
              return (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
                  key={index}
                  style={{ ...cell, background: shown ? COLORS[shown] : undefined }}
                  aria-label={t(`states.${shown ?? 'none'}`)}
                >
                  {shown ? SIGNS[shown] : '·'}
                </td>
              );
            })}
            <td style={start}>
              {typeof progress === 'string' ? t(progress) : t('at', { number: progress.at })}
              {marked && ` · ${t('points', { points })}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface QuestionOutcomeProps
  extends Pick<
    RunningExerciseProps,
    'activity' | 'lesson' | 'loaded' | 'onChange' | 'participants' | 'strip'
  > {
  readonly index: number;
  readonly question: ActivityQuestion;
  readonly named: boolean;
}

/** The answers to one question of an exercise that is closed. */
export function QuestionOutcome({
  activity,
  index,
  question: { question, asked, tallies },
  lesson,
  loaded,
  onChange,
  participants,
  named,
  strip,
}: QuestionOutcomeProps): ReactNode {
  const t = useExerciseTexts();
  const [picked, setPicked] = useState<string>();
  const { key_shown: keyShown, result } = activity;
  const { answered = 0, right = null } = result.questions[index] ?? {};
  const { stem } = question as AskedQuestion;
  const pupils = pupilsOf(result, index);
  const pupil = named ? pupils.find(({ participant_id: id }) => id === picked) : undefined;
  const missing = progressRows(activity, participants).filter(
    ({ states }) => (states[index] ?? null) === null,
  );
  return (
    <Column gap={4}>
      <Text as="h3" size="panel" weight="bold">
        {t('number', { number: index + 1 })}
        {right !== null &&
          answered > 0 &&
          ` · ${t('percent', { percent: Math.round((right / answered) * 100) })}`}
      </Text>
      {!isBlank(stem) && (
        <div className={classes.stem}>
          <ContentView content={stem} />
        </div>
      )}
      {!asksForFiles(asked as AskedQuestion) && (
        <TallyList
          asked={asked as AskedQuestion}
          tallies={keyShown ? tallies : tallies.map(({ state: _, ...tally }) => tally)}
          answered={answered}
        />
      )}
      {fileKindsOf(asked as AskedQuestion).size > 0 && (
        <WorkWall
          lesson={lesson}
          works={worksOf(pupils, activity.works, index)}
          missing={[]}
          named={named}
          ground={groundPicture(asked as AskedQuestion, (hash) => loaded?.files[hash])}
          shown={activity.shown_works}
          onShow={(hashes) => onChange({ shown_works: hashes })}
          strip={strip}
        />
      )}
      <PupilGroups
        pupils={pupils}
        missing={missing.map(({ name }) => name)}
        named={named}
        picked={pupil?.participant_id}
        onPick={({ participant_id: id }) => setPicked(id === picked ? undefined : id)}
      />
      {pupil && <div className={classes.answerer}>{strip(pupil)}</div>}
    </Column>
  );
}

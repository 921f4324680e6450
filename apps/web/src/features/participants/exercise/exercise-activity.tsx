import { QuestionHostContext, QuestionView, UnsavedPartsContext } from '@lectern/question-views';
import type { AskedQuestion, Question } from '@lectern/questions';
import { Button, Column, Row, Stack, Text } from '@lectern/ui';
import { LazyCode, useLazy } from '@lectern/ui/lazy';
import { type CSSProperties, type ReactNode, useState } from 'react';
import {
  HandInDialog,
  isAnswered,
  NativeDialog,
  NumberGrid,
  SheetFoot,
  type SheetNumber,
  useSheetTexts,
} from '../../../parts/answer-sheet/index.ts';
import { useQuestionTexts } from '../question/question-texts.ts';
import { useFileHost, Works } from '../question/use-file-host.ts';
import type { OfKind } from '../shown-activity.ts';
import { useExerciseTexts } from './exercise-texts.ts';
import { type ExerciseOnPhone, useExercise } from './use-exercise.ts';

/** Loaded when the keys are shown, as for a single question. */
const judging = new LazyCode(async () => (await import('@lectern/questions')).reviewOf);

/** The foot has the padding of the screen around it. */
const EDGE_TO_EDGE: CSSProperties = {
  position: 'sticky',
  bottom: 0,
  marginInline: 'calc(-1 * var(--space-4))',
};

type Props = OfKind<'exercise'>;

/** An exercise on a phone: one question at a time in the pupil's own order, and the answer sheet with all numbers. */
export function ExerciseActivity({ setting, ...props }: Props): ReactNode {
  const { activity } = props;
  const t = useExerciseTexts();
  const q = useQuestionTexts();
  const exercise = useExercise(props);
  const questions = activity.questions as readonly AskedQuestion[];
  const host = useFileHost({ id: activity.id, questions, files: activity.files });
  const numbers = questions.map((_, index) => numberOf(exercise, index));
  const { isOpen, isSaving, own, place, timeLeft } = exercise;
  return (
    <Column gap={4}>
      <Row justify="between" gap={3}>
        {setting.title !== '' && (
          <Text as="h1" size="title" weight="bold" overflow="cut">
            {setting.title}
          </Text>
        )}
        {timeLeft !== undefined && (
          <Text as="strong" size="large" numeric role="timer" aria-label={q('left', { time: timeLeft })}>
            {timeLeft}
          </Text>
        )}
        {isOpen && own !== undefined && (
          <Text size="small" tone="quiet">
            {t(isSaving ? 'saving' : 'saved')}
          </Text>
        )}
      </Row>
      {place < 0 ? (
        <Overview activity={activity} exercise={exercise} numbers={numbers} />
      ) : (
        <QuestionHostContext value={host}>
          <UnsavedPartsContext value={exercise.unsaved}>
            <OneQuestion key={place} activity={activity} exercise={exercise} />
          </UnsavedPartsContext>
        </QuestionHostContext>
      )}
      {host.store && <Works works={activity.works} />}
      {place >= 0 && <Foot exercise={exercise} numbers={numbers} />}
    </Column>
  );
}

function numberOf({ own, responseOf }: ExerciseOnPhone, index: number): SheetNumber {
  const answer = own?.answers.find((each) => each.index === index);
  const isMarked = own?.total != null;
  const judged = answer && !answer.late ? (answer.score?.state ?? 'unscored') : 'missing';
  return {
    id: String(index),
    number: index + 1,
    isAnswered: isAnswered(responseOf(index)),
    state: isMarked ? judged : undefined,
  };
}

interface PartProps extends Pick<Props, 'activity'> {
  readonly exercise: ExerciseOnPhone;
}

function OneQuestion({ activity, exercise }: PartProps): ReactNode {
  const t = useExerciseTexts();
  const q = useQuestionTexts();
  const { questions, result, solution } = activity;
  const { isLocked, own, place, responseOf, change } = exercise;
  const answer = own?.answers.find(({ index }) => index === place);
  const key = Array.isArray(solution) ? (solution[place] as Question | undefined) : undefined;
  const reviewOf = useLazy(judging, key !== undefined);
  const review = key && reviewOf.type === 'here' ? reviewOf.value(key, answer?.response) : undefined;
  const counts = result?.kind === 'exercise' ? result.questions[place] : undefined;
  return (
    <Column gap={4}>
      <QuestionView
        screen="phone"
        number={String(place + 1)}
        question={questions[place] as AskedQuestion}
        mode={review ? 'review' : 'answer'}
        response={review ? answer?.response : responseOf(place)}
        locked={isLocked}
        onChange={(response) => change(place, response)}
        review={review}
      />
      {answer?.late && (
        <Text as="p" tone="warning">
          {q('late')}
        </Text>
      )}
      {counts && (
        <Text as="p" tone="quiet">
          {t('answered', { count: counts.answered })}
          {counts.right !== null && ` · ${t('right', { count: counts.right })}`}
        </Text>
      )}
    </Column>
  );
}

interface NumberedProps {
  readonly exercise: ExerciseOnPhone;
  readonly numbers: readonly SheetNumber[];
}

/** The overview after handing in or after the end: the points, when the keys are shown, and all numbers. */
function Overview({ activity, exercise, numbers }: PartProps & NumberedProps): ReactNode {
  const t = useExerciseTexts();
  const { isHandedIn, isOpen, isSaving, own, go } = exercise;
  const { state } = activity;
  const total = own?.total;
  return (
    <Stack gap={5}>
      <Stack gap={2} items="center" role="status">
        <Text as="h2" size="title" weight="bold">
          {t(isHandedIn ? 'handedIn' : state === 'open' ? 'notHandedIn' : 'closed')}
        </Text>
        {isSaving && <Text tone="warning">{t('saving')}</Text>}
        {total ? (
          <Text size="panel" weight="bold" numeric>
            {t('total', total)}
          </Text>
        ) : (
          !isOpen && <Text tone="quiet">{t('marksLater')}</Text>
        )}
      </Stack>
      <NumberGrid numbers={numbers} place={-1} onPlace={go} />
    </Stack>
  );
}

function Foot({ exercise, numbers }: NumberedProps): ReactNode {
  const t = useSheetTexts();
  const [dialog, setDialog] = useState<'sheet' | 'hand-in'>();
  const { isOpen, place, go, handIn } = exercise;
  const close = () => setDialog(undefined);
  const show = (next: number) => {
    close();
    go(next);
  };
  return (
    <>
      <div style={EDGE_TO_EDGE}>
        <SheetFoot
          place={place}
          count={numbers.length}
          isOpen={isOpen}
          leaving={undefined}
          onPlace={show}
          onSheet={() => setDialog('sheet')}
          onHandIn={() => setDialog('hand-in')}
        />
      </div>
      <NativeDialog
        open={dialog === 'sheet'}
        onClose={close}
        title={t('sheet')}
        footer={
          <>
            <Button size="large" onClick={close}>
              {t('close')}
            </Button>
            {isOpen && (
              <Button size="large" tone="primary" onClick={() => setDialog('hand-in')}>
                {t('handIn')}
              </Button>
            )}
          </>
        }
      >
        <NumberGrid numbers={numbers} place={place} onPlace={show} />
      </NativeDialog>
      <HandInDialog
        open={dialog === 'hand-in'}
        onClose={close}
        missing={numbers.flatMap(({ number, isAnswered: isGiven }) => (isGiven ? [] : [number]))}
        onHandIn={() => {
          close();
          handIn();
        }}
      />
    </>
  );
}

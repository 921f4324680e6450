import type { ActivitySetting } from '@lectern/protocol/activity-shapes';
import type { HostedActivity } from '@lectern/protocol/phone-views';
import { groundPicture } from '@lectern/question-views';
import type { AskedQuestion } from '@lectern/questions';
import { Box } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useMemo } from 'react';
import { type ClassToolProps, usePeople } from '../../../parts/class-tools/index.ts';
import { answererOf, PupilStrip } from '../random-call/pupil-strip.tsx';
import type { CardBoxes } from './cards/card-boxes.ts';
import { hostedAsking } from './cards/local-asking.ts';
import { cardPupils, useQuestionCards } from './cards/question-cards.tsx';
import type { useLocalAsking } from './cards/use-local-asking.ts';
import { asksExercise } from './exercise/exercise-rows.ts';
import type { RunningExerciseProps } from './exercise/exercise-tables.tsx';
import { RunningExercise } from './exercise/running-exercise.tsx';
import { useActivityQuestions } from './exercise/use-activity-questions.ts';
import { asksQuestion } from './question-activity.ts';
import { RunningActivity } from './running-activity.tsx';
import { RunningQuestion, type RunningQuestionProps } from './running-question.tsx';
import { useTexts } from './texts.ts';

export interface RunningProps
  extends Omit<RunningQuestionProps, 'activity' | 'cards' | 'ground' | 'lesson' | 'strip'> {
  readonly tool: ClassToolProps;
  readonly boxes: CardBoxes | undefined;
  readonly activity: HostedActivity;
}

/** The activity that runs, with what a teacher does after an answer. */
export function Running({ tool, boxes, activity, participants, ...acts }: RunningProps): ReactNode {
  if (asksExercise(activity))
    return <Exercise tool={tool} activity={activity} participants={participants} {...acts} />;
  if (asksQuestion(activity)) {
    const props = { tool, boxes, activity, participants, ...acts };
    return drawsOnPicture(activity.asked) ? (
      <QuestionOnPicture {...props} />
    ) : (
      <QuestionWithCards
        {...props}
        ground={groundPicture(activity.asked as AskedQuestion, () => undefined)}
      />
    );
  }
  return (
    <RunningActivity
      activity={activity}
      present={participants.length}
      strip={({ participant_id: id, name }) => {
        const { member_id = null } = participants.find((each) => each.id === id) ?? {};
        return <Strip tool={tool} pupil={{ name, member_id }} />;
      }}
      {...acts}
    />
  );
}

/** Whether pupils draw on a picture, whose address is fetched. */
function drawsOnPicture(asked: unknown): boolean {
  const { body } = (asked ?? {}) as { readonly body?: { readonly ground?: { readonly type?: string } } };
  return body?.ground?.type === 'picture';
}

/** A question whose answers are drawn on a picture. */
function QuestionOnPicture(
  props: Omit<RunningQuestionProps, 'lesson'> & Pick<RunningProps, 'tool' | 'boxes'>,
): ReactNode {
  const { activity, tool } = props;
  const loaded = useActivityQuestions(tool.lesson.id, activity);
  const ground = groundPicture(activity.asked as AskedQuestion, (hash) => loaded?.files[hash]);
  return <QuestionWithCards {...props} ground={ground} />;
}

function QuestionWithCards({
  tool,
  boxes,
  ...props
}: Omit<RunningQuestionProps, 'lesson'> & Pick<RunningProps, 'tool' | 'boxes'>): ReactNode {
  const cards = useQuestionCards(tool, props.activity, boxes);
  return (
    <RunningQuestion
      {...props}
      lesson={tool.lesson}
      cards={cards}
      strip={(pupil) => <Strip tool={tool} pupil={pupil} />}
    />
  );
}

function Exercise({
  tool,
  ...props
}: Omit<RunningExerciseProps, 'lesson' | 'loaded' | 'strip'> & Pick<RunningProps, 'tool'>): ReactNode {
  const loaded = useActivityQuestions(tool.lesson.id, props.activity);
  return (
    <RunningExercise
      {...props}
      lesson={tool.lesson}
      loaded={loaded}
      strip={(pupil) => <Strip tool={tool} pupil={pupil} />}
    />
  );
}

interface StripProps {
  readonly tool: ClassToolProps;
  readonly pupil: { readonly name: string; readonly member_id: string | null };
}

/** The strip of a pupil who answered. */
function Strip({ tool: { lesson, open }, pupil }: StripProps): ReactNode {
  const known = usePeople(lesson);
  const answerer = answererOf(known, pupil);
  return (
    answerer && (
      <PupilStrip
        key={pupil.member_id ?? pupil.name}
        lesson={lesson}
        known={known}
        pupil={answerer}
        open={open}
      />
    )
  );
}

interface LocalQuestionProps {
  readonly tool: ClassToolProps;
  readonly boxes: CardBoxes;
  readonly local: NonNullable<ReturnType<typeof useLocalAsking>>;
  /** Asks the question again. */
  readonly onAgain: (setting: ActivitySetting) => void;
}

/** A question that cards answer while the server is unreachable, counted on this panel. */
export function LocalQuestion({
  tool,
  boxes,
  local: { id, asking, askings },
  onAgain,
}: LocalQuestionProps): ReactNode {
  const t = useTexts();
  const known = usePeople(tool.lesson);
  const { sides } = useSignal(boxes.of(id).readings);
  const activity = useMemo(
    () => hostedAsking(id, asking, sides, cardPupils(known).pupils),
    [id, asking, sides, known],
  );
  return (
    activity && (
      <>
        <Box as="p" surface="notice" role="status">
          {t('cards.local')}
        </Box>
        <QuestionWithCards
          tool={tool}
          boxes={boxes}
          activity={activity}
          participants={[]}
          onChange={(change) => askings.change(id, change)}
          onAgain={() => onAgain(activity.setting)}
        />
      </>
    )
  );
}

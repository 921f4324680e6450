import type { LessonValues } from '@lectern/courseware/lesson';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useMemo } from 'react';
import { useGivenAfter } from '../../../../parts/askings/index.ts';
import { type LessonPeople, type Person, usePeople } from '../../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../../parts/lessons/index.ts';
import { type CardPupil, cardChoices, LazyCardAsking } from '../../../../parts/paper-cards/index.ts';
import type { QuestionActivity } from '../question-activity.ts';
import type { CardBoxes } from './card-boxes.ts';

/** The tool's value in the lesson: whether the camera looks for cards. */
const CARDS = 'cards';

/** Asking by paper cards, beside or without phones. */
export interface QuestionCards {
  /** Whether the camera looks for cards. */
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
  /** The pupils who are present and have cards, by card. */
  readonly pupils: readonly CardPupil[];
  /** The picture of the camera, and who was read. */
  readonly view: ReactNode;
}

/** Whether the camera looks for cards, as the tool's state in the lesson says. */
export function cardsOn(values: LessonValues): boolean {
  return values[CARDS] === true;
}

/** Turns the camera on for the question that is asked next or now. */
export function turnCardsOn(lesson: ToolLesson, toolId: string): void {
  lesson.state(toolId).change({ [CARDS]: true });
}

/** The pupils with cards, by card, and how many have none. */
export function cardPupils({ present }: Pick<LessonPeople, 'present'>): {
  readonly pupils: readonly CardPupil[];
  readonly without: number;
} {
  const pupils = present
    .flatMap(({ key, name, pupil }: Person) =>
      pupil?.card_number === undefined ? [] : [{ card: pupil.card_number, memberId: key, name }],
    )
    .sort((one, other) => one.card - other.card);
  return { pupils, without: present.length - pupils.length };
}

/** Undefined for a question that cards cannot answer, and in a lesson without a class. */
export function useQuestionCards(
  { id, lesson }: { readonly id: string; readonly lesson: ToolLesson },
  activity: QuestionActivity,
  boxes: CardBoxes | undefined,
): QuestionCards | undefined {
  const kept = lesson.state(id);
  const isOn = useSignal(kept, cardsOn);
  const hasClass = useSignal(lesson.classTaught, ({ type }) => type === 'there');
  const known = usePeople(lesson);
  const { pupils, without } = useMemo(() => cardPupils(known), [known]);
  const { asked, result, setting } = activity;
  const choices = useMemo(() => cardChoices(setting.asked, asked), [setting, asked]);
  const givenAfter = useGivenAfter(activity.time);
  if (!hasClass || choices === undefined || boxes === undefined) return undefined;
  const answered = new Set(result.pupils.flatMap(({ member_id: memberId }) => memberId ?? []));
  return {
    isOn,
    turn: (next) => kept.change({ [CARDS]: next || undefined }),
    pupils,
    view: (
      <LazyCardAsking
        pupils={pupils}
        without={without}
        answered={answered}
        choices={choices}
        box={boxes.of(activity.id)}
        givenAfter={givenAfter}
      />
    ),
  };
}

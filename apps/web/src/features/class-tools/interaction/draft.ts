import { newId } from '@lectern/base';
import {
  type ActivitySetting,
  OPTIONS_MAX,
  OPTIONS_MIN,
  WORD_LENGTH_MAX,
  WORDS_MAX,
} from '@lectern/protocol/activity-shapes';
import { QUICK_FORMS, type QuickForm, quickQuestion } from '../../../parts/askings/index.ts';
import { choiceOf, EXERCISE_MINUTES, type ExerciseChoice } from './exercise/exercise-choice.ts';

/**
 * `quick`: a question that is asked without preparation, and gets its key afterwards. `exercise`: prepared questions, which are
 * loaded when they are asked.
 */
export const DRAFT_KINDS = ['quick', 'exercise', 'vote', 'buzz', 'words'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** The question being prepared. The lesson stores each of these properties under its own key. */
export interface Draft {
  readonly kind: DraftKind;
  /** The form of a quick question. */
  readonly form: QuickForm;
  readonly question: string;
  /** An empty option is shown as its letter. */
  readonly options: readonly string[];
  readonly several: boolean;
  /** Longest word in characters, and number of words per pupil. */
  readonly longest: number;
  readonly most: number;
  /** The chosen exercise and its time limit, minutes; 0 for none. */
  readonly exercise: ExerciseChoice | undefined;
  readonly minutes: number;
}

export const QUESTION_LENGTH = 200;
export const OPTION_LENGTH = 60;
/** Number of answers of a paper card. */
const CARD_SIDES = 4;
/** Questions asked aloud usually have four answers. */
const FOUR = ['', '', '', ''];

/** The stored draft; missing or invalid properties have their defaults. */
export function draftOf(kept: Readonly<Record<string, unknown>>): Draft {
  const { kind, form, question, options, several, longest, most, exercise, minutes } = kept;
  return {
    kind: DRAFT_KINDS.find((each) => each === kind) ?? 'vote',
    form: QUICK_FORMS.find((each) => each === form) ?? 'choice',
    question: line(question, QUESTION_LENGTH),
    options: isOptions(options) ? options.map((each) => line(each, OPTION_LENGTH)) : FOUR,
    several: several === true,
    longest: whole(longest, WORD_LENGTH_MAX, 8),
    most: whole(most, WORDS_MAX, 3),
    exercise: choiceOf(exercise),
    minutes: EXERCISE_MINUTES.find((each) => each === minutes) ?? 0,
  };
}

/** Whether paper cards can answer the question: they have four sides. */
export function fitsCards({ kind, form, options }: Draft): boolean {
  if (kind !== 'quick') return false;
  return form === 'truth' || ((form === 'choice' || form === 'choices') && options.length <= CARD_SIDES);
}

/** The setting of the activity that the phones receive; of an exercise see `loadExercise`. */
export function settingOf(draft: Draft): Exclude<ActivitySetting, { readonly kind: 'exercise' }> {
  const { kind, form, question, options, several, longest, most } = draft;
  const asked = question.trim();
  if (kind === 'quick') {
    const settings = { id: newId(), text: asked, options: options.length };
    return { kind: 'question', asked: quickQuestion(form, settings) };
  }
  if (kind === 'buzz') return { kind, question: asked };
  if (kind === 'words') return { kind, question: asked, longest, most };
  return {
    kind: 'vote',
    question: asked,
    options: options.map((text, at) => text.trim() || letterOf(at)),
    several,
  };
}

/** The changes after a question was sent: texts are cleared, settings stay for the next question. */
export function askedNow({ options }: Draft): Pick<Draft, 'question' | 'options'> {
  return { question: '', options: options.map(() => '') };
}

export function letterOf(at: number): string {
  return String.fromCharCode(65 + at);
}

function isOptions(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length >= OPTIONS_MIN && value.length <= OPTIONS_MAX;
}

function line(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

function whole(value: unknown, most: number, otherwise: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
    ? value
    : otherwise;
}

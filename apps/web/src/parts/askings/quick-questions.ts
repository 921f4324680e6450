import { contentOf, FORMAT, passageOf, type SingleQuestion, type Tally } from '@lectern/questions';

/** The forms in which a teacher asks without preparation about what the slide shows. */
export const QUICK_FORMS = ['choice', 'choices', 'truth', 'number', 'words', 'drawing', 'photo'] as const;
export type QuickForm = (typeof QUICK_FORMS)[number];

const GAP = 'answer';
/** Pages of a notebook that a pupil photographs. */
const PHOTOGRAPHS = 3;

interface QuickSettings {
  readonly id: string;
  /** The stem; empty when the teacher says it aloud. */
  readonly text: string;
  /** Number of choices. */
  readonly options: number;
}

/**
 * A question without a key. Pupils may change their answers until the end. Its rule gives no points until `withQuickKey`
 * gives the key.
 */
export function quickQuestion(form: QuickForm, { id, text, options }: QuickSettings): SingleQuestion {
  return {
    format: FORMAT,
    id,
    version: 1,
    stem: contentOf(text),
    attempts: 'free',
    counts: 'last',
    score: 1,
    rule: { name: 'none' },
    ...formOf(form, options),
  };
}

function formOf(form: QuickForm, options: number): Pick<SingleQuestion, 'kind' | 'body' | 'key'> {
  const choices = Array.from({ length: options }, (_, index) => {
    // The slide says what the letters mean.
    return { id: String.fromCharCode(65 + index), content: contentOf('') };
  });
  switch (form) {
    case 'choice':
      return { kind: 'single-choice', body: { choices }, key: { right: 'A' } };
    case 'choices':
      return { kind: 'multiple-choice', body: { choices }, key: { right: [] } };
    case 'truth':
      return { kind: 'true-false', body: {}, key: { truth: true } };
    case 'number':
      return { kind: 'numeric', body: {}, key: { value: '' } };
    case 'words':
      return {
        kind: 'fill-blank',
        body: { passage: passageOf({ gap: GAP }) },
        key: { blanks: [{ gap: GAP, accepted: [] }] },
      };
    case 'drawing':
      return { kind: 'media-answer', body: { ask: 'drawing' }, key: {} };
    case 'photo':
      return { kind: 'media-answer', body: { ask: 'photographs', most: PHOTOGRAPHS }, key: {} };
  }
}

/**
 * The question with the answer that the teacher tapped as its key; undefined for a tally that cannot be the key of a question
 * of its kind.
 */
export function withQuickKey(
  question: SingleQuestion,
  { form, value }: Pick<Tally, 'form' | 'value'>,
): SingleQuestion | undefined {
  const keyed = (key: unknown, rule: SingleQuestion['rule']['name']) => ({
    ...question,
    key,
    rule: { name: rule },
  });
  switch (question.kind) {
    case 'single-choice':
      return form === 'part' ? keyed({ right: value }, 'exact') : undefined;
    case 'multiple-choice':
      return form === 'set' ? keyed({ right: JSON.parse(value) }, 'exact') : undefined;
    case 'true-false':
      return form === 'part' ? keyed({ truth: value === 'true' }, 'exact') : undefined;
    case 'numeric':
      return form === 'text' ? keyed({ value }, 'tolerance') : undefined;
    case 'fill-blank':
      return form === 'text'
        ? keyed({ blanks: [{ gap: GAP, accepted: [{ text: value }] }] }, 'per-item')
        : undefined;
    default:
      return undefined;
  }
}

/** Whether the question was asked without a key and none was given since. */
export function lacksKey({ rule }: { readonly rule?: SingleQuestion['rule'] }): boolean {
  return rule?.name === 'none';
}

import type { OwnQuestion, OwnWork } from '@lectern/protocol/own-work';

/** A question with its place in the attempt. */
export interface NumberedQuestion {
  readonly question: OwnQuestion;
  /** From 1, through all sections. */
  readonly number: number;
  /** The title of the section that begins with this question; undefined for the others. */
  readonly section: { readonly number: number; readonly title: string } | undefined;
}

/** All questions of an attempt in order. Sections without questions are left out. */
export function numberedQuestions({ sections }: Pick<OwnWork, 'sections'>): readonly NumberedQuestion[] {
  let number = 0;
  return sections
    .filter(({ questions }) => questions.length > 0)
    .flatMap(({ title, questions }, at, { length }) =>
      questions.map((question, place) => {
        number += 1;
        const begins = place === 0 && (length > 1 || title !== '');
        return { question, number, section: begins ? { number: at + 1, title } : undefined };
      }),
    );
}

/**
 * Whether a response holds something. A text that was deleted again leaves a response of empty texts and lists.
 */
export function isAnswered(response: unknown): boolean {
  if (typeof response !== 'object' || response === null)
    return response !== undefined && response !== null && response !== '';
  if (Array.isArray(response)) return response.some(isAnswered);
  return Object.entries(response).some(([name, value]) => !ADDRESSES.has(name) && isAnswered(value));
}

/** Fields of responses that say where something was written, and not what. */
const ADDRESSES: ReadonlySet<string> = new Set(['id', 'gap', 'row', 'left']);

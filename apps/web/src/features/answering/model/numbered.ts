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

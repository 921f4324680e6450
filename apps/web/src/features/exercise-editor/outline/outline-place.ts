import type { Outline, QuestionPlace } from '../model/outline.ts';
import { END } from './use-outline-drag.ts';

/**
 * The position of a question that is dropped before an entry of the outline: before a question, or, before the heading of
 * a section, at the end of the section above. Before the first heading it is the first question.
 */
export function questionPlaceBefore({ sections }: Outline, before: string): QuestionPlace | undefined {
  for (const [at, { section, questions }] of sections.entries()) {
    if (section.id === before) {
      const above = sections[at - 1];
      if (above) return { sectionId: above.section.id, before: undefined };
      return { sectionId: section.id, before: questions[0]?.record.id };
    }
    if (questions.some(({ record }) => record.id === before)) return { sectionId: section.id, before };
  }
  const last = sections.at(-1);
  return before === END && last ? { sectionId: last.section.id, before: undefined } : undefined;
}

/**
 * The section before which a section is placed that is dropped before an entry of the outline: the nearest one at or below
 * the entry. Undefined stands for the end.
 */
export function sectionBefore({ sections }: Outline, before: string): string | undefined {
  for (const [at, { section, questions }] of sections.entries()) {
    if (section.id === before) return section.id;
    if (questions.some(({ record }) => record.id === before)) return sections[at + 1]?.section.id;
  }
  return undefined;
}

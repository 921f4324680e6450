import { newId } from '@lectern/base';
import { Draft, type Section } from './collect/draft.ts';
import type { LabelField } from './lines/label-marks.ts';
import { linesOfText } from './lines/text-lines.ts';
import { type PaperQuestions, PaperResult } from './questions-from-text.ts';
import { isEmptyStrip, type Strip, stripOf } from './strip.ts';

/** The texts of one question, as a row of a table has them. Texts that are left out are empty. */
export interface PaperFields {
  /** The row's number in its file, from 1. */
  readonly place: number;
  readonly stem: string;
  /** Texts of the choices A, B, C …; empty ones are left out. */
  readonly choices: readonly string[];
  readonly kind?: string;
  readonly answer?: string;
  readonly analysis?: string;
  readonly knowledge?: string;
  readonly difficulty?: string;
  readonly score?: string;
  readonly source?: string;
}

const LABELS = ['kind', 'knowledge', 'difficulty', 'score', 'source'] satisfies (keyof PaperFields &
  LabelField)[];

/** Reads questions whose fields are apart already. Kinds and answers are understood as in a typed text. */
export function questionsFromFields(
  rows: readonly PaperFields[],
  makeId: () => string = newId,
): PaperQuestions {
  const section: Section = { place: 0, intro: [], drafts: [] };
  for (const row of rows) section.drafts.push(draftOf(row, section));
  const result = new PaperResult();
  result.addSection(section, makeId);
  const { questions, lines, sections, starts } = result;
  return { questions, lines, sections, starts };
}

function draftOf(row: PaperFields, section: Section): Draft {
  const { place, stem, choices, answer = '', analysis = '' } = row;
  const draft = new Draft(section, place);
  draft.stem.push(...stripsOf(stem, place));
  for (const [index, text] of choices.entries())
    if (text.trim() !== '') draft.choices.push({ index, strips: stripsOf(text, place) });
  draft.answer.push(...stripsOf(answer, place));
  draft.analysis.push(...stripsOf(analysis, place));
  for (const field of LABELS) {
    const strips = stripsOf(row[field] ?? '', place);
    if (strips.length > 0) draft.fields.set(field, strips);
  }
  return draft;
}

function stripsOf(text: string, place: number): Strip[] {
  return linesOfText(text)
    .map(({ pieces }) => stripOf({ pieces, place }))
    .filter((strip) => !isEmptyStrip(strip));
}

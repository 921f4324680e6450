import {
  type CompositeQuestion,
  type Content,
  isComposite,
  type Question,
  type SingleQuestion,
  toBasic,
} from '@lectern/questions';
import type { ExportNotes } from '../build/export-notes.ts';
import { withNumbers } from './print-codes.ts';
import { type Printed, printed } from './printed.ts';

/** A question with its number on the paper. */
export interface NumberedQuestion {
  readonly number: number;
  readonly printed: Printed;
  readonly score: number;
  readonly analysis?: Content | undefined;
  readonly knowledgePoints: readonly string[];
}

/** A text with questions, or with gaps that have numbers, below it. */
export interface NumberedMaterial {
  readonly from: number;
  readonly to: number;
  readonly texts: readonly Content[];
  /** The questions of a composite. */
  readonly questions: readonly NumberedQuestion[];
  /** The passage of 完形填空 or 七选五. */
  readonly passage?: NumberedQuestion;
  readonly analysis?: Content | undefined;
}

export type NumberedItem = NumberedQuestion | NumberedMaterial;

export interface NumberedSection {
  readonly title: string;
  readonly items: readonly NumberedItem[];
}

export function isMaterial(item: NumberedItem): item is NumberedMaterial {
  return 'from' in item;
}

/** The questions of an item one by one; a passage with numbered gaps is one. */
export function questionsOf(item: NumberedItem): readonly NumberedQuestion[] {
  if (!isMaterial(item)) return [item];
  return item.passage ? [item.passage] : item.questions;
}

export interface PaperSectionInput {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Numbers the questions of a paper through all sections. Games become the questions that they play. */
export function numberedSections(
  sections: readonly PaperSectionInput[],
  notes: ExportNotes,
): NumberedSection[] {
  let next = 1;
  let index = 0;
  return sections.map(({ title, questions }) => ({
    title,
    items: questions.flatMap((question) => {
      notes.about(index++);
      const items = isComposite(question)
        ? compositeItems(question, next, notes)
        : singleItems(question, next, notes);
      const last = items.at(-1);
      if (last) next = (isMaterial(last) ? last.to : last.number) + 1;
      return items;
    }),
  }));
}

function compositeItems(question: CompositeQuestion, from: number, notes: ExportNotes): NumberedItem[] {
  const questions: NumberedQuestion[] = [];
  for (const child of question.children) {
    const item = singleItem(child, from + questions.length, notes);
    if (item && !item.printed.isNumbered) questions.push(item);
    else if (item) notes.note('kind-in-material', 'refused', child.kind);
  }
  if (questions.length === 0) return [];
  return [
    { from, to: from + questions.length - 1, texts: [question.stem], questions, analysis: question.analysis },
  ];
}

function singleItems(question: SingleQuestion, from: number, notes: ExportNotes): NumberedItem[] {
  let made = 0;
  const basic = toBasic(question, () => `p${++made}`);
  if (basic) notes.note('game', 'changed', question.kind);
  let next = from;
  return (basic ?? [question]).flatMap((one): NumberedItem[] => {
    const item = singleItem(one, next, notes);
    if (!item) return [];
    const count = item.printed.isNumbered ? (item.printed.gapKeys?.length ?? 1) : 1;
    next += count;
    if (!item.printed.isNumbered) return [item];
    return [{ from: item.number, to: item.number + count - 1, texts: [], questions: [], passage: item }];
  });
}

function singleItem(
  question: SingleQuestion,
  number: number,
  notes: ExportNotes,
): NumberedQuestion | undefined {
  const fresh = withNumbers(question, notes);
  const shown = printed(fresh);
  if (!shown) {
    notes.note('kind-not-in-format', 'refused', question.kind);
    return undefined;
  }
  notes.lostFields(question, ['hints', 'feedback', 'timeLimit']);
  const { score, analysis, knowledgePoints = [] } = fresh;
  return { number, printed: shown, score, analysis, knowledgePoints };
}

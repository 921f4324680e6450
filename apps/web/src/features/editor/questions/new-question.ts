import { newId } from '@lectern/base';
import {
  addPage,
  type Edit,
  equalPlain,
  type Frame,
  insertElement,
  type JsonValue,
} from '@lectern/courseware';
import { newQuestion, type Question } from '@lectern/questions';
import { currentLanguage } from '../../../platform/i18n/language.ts';
import type { CommandContext } from '../editing/command-context.ts';
import type { PageSize } from '../editing/page-geometry.ts';
import { inMiddle, putOnPage } from '../editing/put-on-page.ts';

/** Size of a new question, logical pixels. */
const SIZE = { w: 880, h: 420 };

/** Puts a new question of a kind on the page, selects it and opens it to be filled in. */
export function insertQuestion({ session, focusPage }: CommandContext, kind: string): void {
  const question = newQuestion(kind, newId, currentLanguage());
  if (!question) return;
  const id = putOnPage(session, undefined, (page) => ({
    type: 'question',
    frame: inMiddle(page, SIZE),
    question: asJson(question),
  }));
  focusPage();
  if (id !== undefined) session.openMore(id);
}

/** Whether a question is as it was inserted, with nothing filled in. */
export function isUntouched(stored: JsonValue, question: Question): boolean {
  const given = withoutIds(stored);
  // The stem that most teachers write is in the language of the author who inserted the question.
  return [undefined, 'zh' as const, 'en' as const].some((language) => {
    const fresh = newQuestion(question.kind, () => crypto.randomUUID(), language);
    return fresh !== undefined && equalPlain(given, withoutIds(asJson(fresh)));
  });
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The value without ids, which differ in every question. */
function withoutIds(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.replace(UUID, '');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutIds);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutIds(each)]));
}

/** A question without undefined fields, as a courseware stores it. */
export function asJson(question: Question): JsonValue {
  return JSON.parse(JSON.stringify(question)) as JsonValue;
}

/** A question for an element, and the library's question of which it is a copy. */
export interface QuestionDraft {
  readonly question: JsonValue;
  readonly library?: { readonly id: string; readonly version: number };
}

/** The frame of a question that has a page for itself. */
export function wholePage(page: PageSize): Frame {
  return { x: 80, y: 60, w: page.w - 160, h: page.h - 120 };
}

/** Adds a page behind another one for each question, without placeholders; returns the ids of the elements. */
export function onOwnPages(
  edit: Edit,
  pageId: string,
  page: PageSize,
  drafts: readonly QuestionDraft[],
): string[] {
  const frame = wholePage(page);
  const blank = edit.all('layout').find(({ type }) => type === 'blank');
  let after = pageId;
  return drafts.map((draft) => {
    after = addPage(edit, { after, ...(blank && { layoutId: blank.id }) });
    for (const id of edit.children(after)) edit.remove(id);
    return insertElement(edit, after, { type: 'question', frame, ...draft });
  });
}

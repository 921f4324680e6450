import { newId } from '@lectern/base';
import { newQuestion } from '@lectern/questions';
import type { CommandContext } from '../editing/command-context.ts';
import { inMiddle, putOnPage } from '../editing/put-on-page.ts';
import { asJson } from './question-patch.ts';

/** Size of a new question, logical pixels. */
const SIZE = { w: 880, h: 420 };

/** Puts a new question of a kind on the page, selects it and opens it to be filled in. */
export function insertQuestion({ session, focusPage }: CommandContext, kind: string): void {
  const question = newQuestion(kind, newId);
  if (!question) return;
  const id = putOnPage(session, undefined, (page) => ({
    type: 'question',
    frame: inMiddle(page, SIZE),
    question: asJson(question),
  }));
  focusPage();
  if (id !== undefined) session.openMore(id);
}

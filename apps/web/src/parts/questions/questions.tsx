import { type QuestionViewHost, QuestionViewHostContext } from '@lectern/stage/view';
import { LazyCode } from '@lectern/ui/lazy';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../../platform/i18n/texts.ts';

/** Id of the class tool in which a question of a page is answered; each open question is an instance of it. */
export const QUESTION_TOOL = 'question';

/** The id of the open tool for the question of an element. */
export function toolOfQuestion(elementId: string): string {
  return `${QUESTION_TOOL}/${elementId}`;
}

/** The element whose question a tool with this id shows. */
export function elementOfTool(toolId: string): string {
  return toolId.slice(QUESTION_TOOL.length + 1);
}

/** The code that draws questions is loaded when a page first contains one. */
const view = new LazyCode(async () => (await import('./load-page-question.ts')).loadPageQuestion());

/** Draws the questions of the stages inside. `answer` opens a question in class; without it questions are only shown. */
export function Questions({
  answer,
  children,
}: {
  readonly answer?: ((elementId: string) => void) | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const language = useLanguage();
  const host = useMemo((): QuestionViewHost => ({ language, view, answer }), [language, answer]);
  return <QuestionViewHostContext value={host}>{children}</QuestionViewHostContext>;
}

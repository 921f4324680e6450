import { type QuestionViewHost, QuestionViewHostContext } from '@lectern/stage/view';
import { LazyCode } from '@lectern/ui/lazy';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../../platform/i18n/texts.ts';

/** The code that draws questions is loaded when a page first contains one. */
const view = new LazyCode(async () => (await import('./lazy.ts')).PageQuestion);

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

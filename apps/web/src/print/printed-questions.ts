import type { CoursewareReader } from '@lectern/courseware';
import { loadHostedQuestions, type QuestionViewHost } from '@lectern/stage/view';
import { LazyCode } from '@lectern/ui/lazy';

/** The host that draws questions in a print, with its code loaded; undefined when the courseware has no questions. */
export async function printedQuestions(
  reader: CoursewareReader,
  language: 'zh' | 'en',
): Promise<QuestionViewHost | undefined> {
  if (!reader.all('element').some(({ type }) => type === 'question')) return undefined;
  const view = new LazyCode(async () => (await import('@lectern/question-views')).PageQuestion);
  await Promise.all([loadHostedQuestions(), view.load()]);
  return { language, view };
}

import type { CoursewareReader } from '@lectern/courseware';
import {
  loadHostedQuestions,
  loadHostedTools,
  type QuestionViewHost,
  type ToolHost,
  type ToolView,
} from '@lectern/stage/view';
import { LazyCode } from '@lectern/ui/lazy';

/** The host that draws subject tools in a print, with their code loaded; undefined when the courseware has no tools. */
export async function printedTools(
  reader: CoursewareReader,
  language: 'zh' | 'en',
): Promise<ToolHost | undefined> {
  const keys = new Set(reader.all('element').flatMap((each) => (each.type === 'tool' ? [each.toolKey] : [])));
  if (keys.size === 0) return undefined;
  const { toolView } = await import('@lectern/subject-tools/load-tool');
  const views = new Map([...keys].map((key) => [key, new LazyCode(() => toolView(key))]));
  await Promise.all([loadHostedTools(), ...[...views.values()].map((view) => view.load())]);
  return {
    language,
    toolView: (key) => views.get(key) ?? new LazyCode<ToolView | undefined>(async () => undefined),
  };
}

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

import { currentLanguage } from '../../platform/i18n/language.ts';
import type { ToolLesson } from '../lessons/index.ts';
import { countToolUse } from '../tool-usage.ts';
import type { OpenableTool } from './class-tool.ts';

/** Records that a teacher opened a tool: in the lesson, and in this browser's usage of the month. */
export function noteOpening({ id, code = id, label }: OpenableTool, lesson: ToolLesson): void {
  lesson.add({ kind: 'tool', code });
  countToolUse({ code, icon: id, name: label[currentLanguage()] });
}

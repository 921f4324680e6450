import { defineTexts } from '../../platform/i18n/texts.ts';
import { en } from './locale/en.ts';
import { zh } from './locale/zh.ts';

export const { useTexts: useLessonTexts } = defineTexts(zh, en);
export type LessonTexts = ReturnType<typeof useLessonTexts>;

import { defineTexts } from '../../platform/i18n/texts.ts';
import { en } from './locale/toolbar/en.ts';
import { zh } from './locale/toolbar/zh.ts';

/** What the buttons around the slide are called: they come after it, and so do their names. */
export const { useTexts: useToolbarTexts, translate: toolbarText } = defineTexts(zh, en);
export type ToolbarTexts = ReturnType<typeof useToolbarTexts>;

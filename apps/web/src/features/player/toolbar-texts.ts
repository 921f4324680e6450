import { defineTexts } from '../../platform/i18n/texts.ts';
import { en } from './locale/toolbar/en.ts';
import { zh } from './locale/toolbar/zh.ts';

/** Texts of the buttons around the slide, loaded after it together with the buttons. */
export const { useTexts: useToolbarTexts, translate: toolbarText } = defineTexts(zh, en);
export type ToolbarTexts = ReturnType<typeof useToolbarTexts>;

import { defineTexts } from '../../../platform/i18n/texts.ts';
import { en } from './locale/en.ts';
import { zh } from './locale/zh.ts';

/** The texts of the panels that come after the page: those of elements and their texts. */
export const { useTexts: usePanelTexts } = defineTexts(zh, en);

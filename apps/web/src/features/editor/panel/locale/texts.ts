import { defineTexts } from '../../../../platform/i18n/texts.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** The texts of the panels for elements and text, which load after the page. */
export const { useTexts: usePanelTexts } = defineTexts(zh, en);

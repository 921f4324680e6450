import { defineTexts } from '../../../../platform/i18n/texts.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** The texts of the panels that load after the page: those for elements and text. */
export const { useTexts: usePanelTexts } = defineTexts(zh, en);

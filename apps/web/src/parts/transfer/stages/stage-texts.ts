import { defineTexts } from '../../../platform/i18n/texts.ts';
import { en } from './locale/en.ts';
import { zh } from './locale/zh.ts';

/** The names of the stages that a file goes through on its way to a courseware. */
export const { useTexts: useStageTexts } = defineTexts(zh, en);

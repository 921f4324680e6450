import { defineTexts } from '../../../platform/i18n/texts.ts';
import { en } from './locale/en.ts';
import { zh } from './locale/zh.ts';

/** Names of the stages of a file's conversion into a courseware. */
export const { useTexts: useStageTexts } = defineTexts(zh, en);

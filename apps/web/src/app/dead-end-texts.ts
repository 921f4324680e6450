import { defineTexts } from '../platform/i18n/texts.ts';
import { en } from './locale/dead-end-en.ts';
import { zh } from './locale/dead-end-zh.ts';

export const { useTexts: useDeadEndTexts } = defineTexts(zh, en);

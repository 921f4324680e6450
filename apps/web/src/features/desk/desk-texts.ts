import { defineTexts, type TextKey } from '../../platform/i18n/texts.ts';
import { en } from './locale/en.ts';
import { zh } from './locale/zh.ts';

export const { useTexts: useDeskTexts } = defineTexts(zh, en);

export type DeskText = TextKey<typeof zh>;

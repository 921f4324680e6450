import { defineTexts } from '../../../platform/i18n/texts.ts';
import { en } from '../locale/personal-en.ts';
import { zh } from '../locale/personal-zh.ts';

export const { useTexts: usePersonalTexts, translate: translatePersonal } = defineTexts(zh, en);

import { defineTexts } from '../../../platform/i18n/texts.ts';
import { en } from '../locale/modules-en.ts';
import { zh } from '../locale/modules-zh.ts';

export const { useTexts: useModulesTexts } = defineTexts(zh, en);

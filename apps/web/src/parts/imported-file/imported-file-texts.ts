import { defineTexts } from '../../platform/i18n/texts.ts';
import { en } from './locale/en.ts';
import { zh } from './locale/zh.ts';

export const { useTexts: useImportedFileTexts, translate: importedFileText } = defineTexts(zh, en);

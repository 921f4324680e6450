import { defineTexts } from '../../../platform/i18n/texts.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export const { translate: assignmentText, useTexts: useAssignmentTexts } = defineTexts(zh, en);
export type AssignmentTexts = typeof assignmentText;

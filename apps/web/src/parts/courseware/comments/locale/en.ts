import type { SameTexts } from '../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  refused: 'The comment “{{text}}”, written offline, was not sent: {{reason}}',
  copy: 'Copy the words',
};

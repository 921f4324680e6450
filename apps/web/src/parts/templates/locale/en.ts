import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  title: 'A courseware from a template',
  pages_one: '{{name}}, {{count}} page',
  pages_other: '{{name}}, {{count}} pages',
  use: 'Use this template',
  busy: 'Making the courseware…',
  cancel: 'Cancel',
  preview: 'Pages of the template',
};

import type { SameTexts } from '../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  waits: 'Connection lost: “{{name}}” is kept on this device and uploads by itself when the network is back',
  sent_one: '{{count}} file that was inserted offline has been uploaded',
  sent_other: '{{count}} files that were inserted offline have been uploaded',
  saveElsewhere: 'Save to this computer',
  refused: '“{{name}}”, inserted offline, was not uploaded: {{reason}}',
};

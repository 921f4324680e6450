import type { SameTexts } from '../../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
  uploading: 'Uploading {{percent}}%',
  waiting: 'In the queue…',
  reading: 'Reading…',
  converting: 'Transcoding in progress, please wait…',
  parsing: 'Parsing {{percent}}%',
  storing: 'Saving…',
  files_away: 'The file storage is not available; this goes on once it is…',
  inserting: 'Inserting, please wait…',
};

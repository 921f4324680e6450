import { defineTexts, type SameTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  uploading: '上传中 {{percent}}%',
  waiting: '排队中…',
  reading: '读取中…',
  converting: '转码中，请稍候…',
  parsing: '解析中 {{percent}}%',
  storing: '保存中…',
  files_away: '文件存储暂时不可用，恢复后自动继续…',
  inserting: '正在插入，请稍候…',
};

const en: SameTexts<typeof zh> = {
  uploading: 'Uploading {{percent}}%',
  waiting: 'In the queue…',
  reading: 'Reading…',
  converting: 'Transcoding in progress, please wait…',
  parsing: 'Parsing {{percent}}%',
  storing: 'Saving…',
  files_away: 'The file storage is not available; this goes on once it is…',
  inserting: 'Inserting, please wait…',
};

/** Names of the stages of a file's conversion into a courseware. */
export const { useTexts: useStageTexts } = defineTexts(zh, en);

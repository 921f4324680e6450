export const zh = {
  uploading: '上传中 {{percent}}%',
  waiting: '排队中…',
  reading: '读取中…',
  converting: '转码中，请稍候…',
  parsing: '解析中 {{percent}}%',
  storing: '保存中…',
  files_away: '文件存储暂时不可用，恢复后自动继续…',
  inserting: '正在插入，请稍候…',
};

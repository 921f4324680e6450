export const zh = {
  teaching: '正在教',
  change: '切换章节',
  title: '选择正在教的章节',
  help: '新建的课件会记在这一章下。',
  grade: '年级',
  subject: '学科',
  book: '教材',
  edition: '{{version}} {{volume}}（{{year}} 年版）',
  chapters: '章节',
  cancel: '取消',
  done: '确定',
};

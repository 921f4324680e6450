import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  notice: '屏幕较小，这里可以查看、改文字和授课；其他编辑请使用电脑或平板。',
  teach: '授课',
  teachFrom: '从第 {{number}} 页开始授课',
  teachFromHidden: '从第 {{number}} 页开始授课（授课时跳过这一页）',
  play: '播放第 {{number}} 页的{{name}}',
  film: '视频',
  sound: '声音',
  noticeLooking: '屏幕较小，这里可以查看和授课；编辑请使用电脑或平板。',
  editWords: '改第 {{number}} 页的文字',
  words: {
    title: '改文字，第 {{number}} 页',
    hint: '点一下选中文字，再点一下开始改。',
    none: '这一页没有文字。插入文字请使用电脑或平板。',
    open: '正在改的文字',
    done: '完成',
    undo: '撤销',
    redo: '重做',
    next: '下一处文字',
    previous: '上一处文字',
  },
  count_one: '共 {{count}} 页',
  count_other: '共 {{count}} 页',
};

const en: typeof zh = {
  notice:
    'This screen is small: here you can look, change words and teach. To edit more, use a computer or a tablet.',
  noticeLooking: 'This screen is small: here you can look and teach. To edit, use a computer or a tablet.',
  editWords: 'Change the words of page {{number}}',
  words: {
    title: 'Changing the words of page {{number}}',
    hint: 'Press a text to choose it, and again to change it.',
    none: 'This page has no text. To add some, use a computer or a tablet.',
    open: 'The text that is open',
    done: 'Done',
    undo: 'Undo',
    redo: 'Redo',
    next: 'Next text',
    previous: 'Text before',
  },
  teach: 'Teach',
  teachFrom: 'Teach from page {{number}}',
  teachFromHidden: 'Teach from page {{number}}, which is skipped in class',
  play: 'Play {{name}} on page {{number}}',
  film: 'Film',
  sound: 'Sound',
  count_one: '{{count}} page',
  count_other: '{{count}} pages',
};

export const { useTexts: usePhoneTexts } = defineTexts(zh, en);

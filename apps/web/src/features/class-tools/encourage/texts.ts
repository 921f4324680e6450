import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  between: '、',
  title: '表扬鼓励',
  help: '点一名学生或一个小组，全屏表扬 3 秒。',
  whole: '全班',
  everybody: '全班同学',
  team: '第 {{number}} 组',
  praise: '真棒！',
  times: '已表扬 {{count}} 次',
  hide: '点一下收起',
};

const en: typeof zh = {
  between: ', ',
  title: 'Praise',
  help: 'Press a pupil or a team: three seconds of praise for all to see.',
  whole: 'Whole class',
  everybody: 'Everybody',
  team: 'Team {{number}}',
  praise: 'Well done!',
  times: 'praised {{count}} times',
  hide: 'Press to put it away',
};

export const { useTexts } = defineTexts(zh, en);

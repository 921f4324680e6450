import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  between: '、',
  title: '小组竞赛',
  team: '第 {{number}} 组',
  none: '还没有小组',
  noneHelp: '用“随机分组”分好的小组会出现在这里；也可以直接开始，只记小组的分。',
  byGroups: '按名单里的小组',
  teams: '{{count}} 个组',
  board: '全屏',
  window: '窗口',
  result: '结果',
  back: '返回计分',
  save: '记入课堂记录',
  saved: '已记入课堂记录',
  undo: '撤销',
  add: '{{name}} 加 {{points}} 分，现在 {{now}} 分',
  take: '{{name}} 减 1 分',
  points: '{{count}} 分',
  place: '第 {{place}} 名',
  members: '{{count}} 人',
};

const en: typeof zh = {
  between: ', ',
  title: 'Team competition',
  team: 'Team {{number}}',
  none: 'No teams yet',
  noneHelp: 'Teams made by “Random teams” appear here; or begin at once and count for teams alone.',
  byGroups: 'Groups of the list',
  teams: 'Teams: {{count}}',
  board: 'Full screen',
  window: 'Window',
  result: 'Result',
  back: 'Back to the scores',
  save: 'Put on record',
  saved: 'On record',
  undo: 'Undo',
  add: '{{points}} more for {{name}}, now {{now}}',
  take: 'One less for {{name}}',
  points: '{{count}} pt',
  place: 'Place {{place}}',
  members: 'Pupils: {{count}}',
};

export const { useTexts } = defineTexts(zh, en);

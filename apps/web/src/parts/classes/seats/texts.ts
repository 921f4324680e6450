import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  label: '座位表',
  front: '讲台',
  empty: '第 {{row}} 排第 {{column}} 列，空位',
  taken: '第 {{row}} 排第 {{column}} 列，{{name}}',
  unseated: '未安排座位（{{count}}）',
  everybody: '所有学生都有座位了',
  unseat: '放到这里取消座位',
  picked: '已拿起 {{name}}',
  put: '{{name}}：第 {{row}} 排第 {{column}} 列',
  putAway: '{{name}} 未安排座位',
};

const en: typeof zh = {
  label: 'Seats',
  front: 'Front of the room',
  empty: 'Row {{row}}, column {{column}}, free',
  taken: 'Row {{row}}, column {{column}}, {{name}}',
  unseated: 'Without a seat ({{count}})',
  everybody: 'Everybody has a seat',
  unseat: 'Put here to take the seat away',
  picked: '{{name}} is picked up',
  put: '{{name}}: row {{row}}, column {{column}}',
  putAway: '{{name}} has no seat',
};

export const { useTexts } = defineTexts(zh, en);

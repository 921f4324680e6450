import { defineTexts } from '../../../../platform/i18n/texts.ts';

const zh = {
  title: '本页对象',
  nothing: '本页还没有对象',
  hint: '上面的在前。拖动或按 Alt+↑ ↓ 调整叠放顺序，按 F2 改名。',
  name: '对象名称',
  hide: '隐藏{{name}}',
  show: '显示{{name}}',
  lock: '锁定{{name}}',
  unlock: '解锁{{name}}',
  showAll: '全部显示',
};

const en: typeof zh = {
  title: 'Objects of the page',
  nothing: 'Nothing is on this page yet',
  hint: 'What is on top comes first. Drag, or press Alt+↑ ↓, to change the order; F2 renames.',
  name: 'Name of the object',
  hide: 'Hide {{name}}',
  show: 'Show {{name}}',
  lock: 'Lock {{name}}',
  unlock: 'Unlock {{name}}',
  showAll: 'Show all',
};

export const { useTexts: useObjectTexts } = defineTexts(zh, en);

import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '快捷键',
  help: '按 F6 在页面、工具栏、面板和缩略图之间切换；按 Esc 再按 Tab 离开页面。',
  nouns: {
    saving: '保存',
    printing: '打印',
    teaching: '授课',
    history: '撤销',
    clipboard: '剪贴板',
    find: '查找',
    links: '链接',
    look: '格式',
    pages: '页面列表',
    selection: '选择',
    elements: '对象',
    cells: '表格的单元格',
    order: '前后次序',
    text: '文字',
    insert: '插入',
    view: '显示',
    regions: '在区域之间切换',
    shortcuts: '帮助',
  },
};

const en: typeof zh = {
  title: 'Keyboard shortcuts',
  help: 'F6 goes between the slide, the bars, the panel and the thumbnails; Esc and then Tab leaves the slide.',
  nouns: {
    saving: 'Saving',
    printing: 'Printing',
    teaching: 'Teaching',
    history: 'Undo',
    clipboard: 'Clipboard',
    find: 'Finding',
    links: 'Links',
    look: 'Formatting',
    pages: 'List of pages',
    selection: 'Choosing',
    elements: 'Objects',
    cells: 'Cells of a table',
    order: 'Order',
    text: 'Text',
    insert: 'Inserting',
    view: 'View',
    regions: 'Going between regions',
    shortcuts: 'Help',
  },
};

export const { useTexts: useShortcutTexts } = defineTexts(zh, en);

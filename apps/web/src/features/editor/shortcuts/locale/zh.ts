export const zh = {
  title: '快捷键',
  help: '按 F6 在页面、工具栏、面板和缩略图之间切换；按 Esc 再按 Tab 离开页面。',
  nouns: {
    saving: '保存',
    printing: '打印',
    teaching: '授课',
    history: '撤销',
    clipboard: '剪贴板',
    pages: '页面列表',
    selection: '选择',
    elements: '对象',
    order: '前后次序',
    text: '文字',
    view: '显示',
    regions: '在区域之间切换',
    shortcuts: '帮助',
  },
};

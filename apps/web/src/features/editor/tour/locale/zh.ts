export const zh = {
  label: '入门指引',
  step: '第 {{number}} 步，共 {{count}} 步',
  next: '下一步',
  previous: '上一步',
  skip: '跳过指引',
  finish: '开始备课',
  steps: {
    insert: {
      title: '从这里插入',
      text: '文字、形状、图片、音视频、表格、图表、公式和学科工具都在这一栏。先点一样，再在页面上拖一下或点一下。',
    },
    slide: {
      title: '在页面上直接做',
      text: '选中后直接打字；双击改文字；拖动来移动。右键或长按有菜单，做错了按 Ctrl+Z。',
    },
    panel: {
      title: '右侧跟着所选走',
      text: '选中什么，这里就是什么的设置；动画、页面和设计也在这里。',
    },
    pages: {
      title: '左侧是所有页面',
      text: '点“新建页面”选版式，拖动换次序，按住 Shift 或 Ctrl 选多页。',
    },
    teach: {
      title: '备好就授课',
      text: '修改会自动保存。点“授课”从这一页开始放映，画笔、点名、计时器都在那里。',
    },
  },
};

import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
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

const en: typeof zh = {
  label: 'A first look around',
  step: 'Step {{number}} of {{count}}',
  next: 'Next step',
  previous: 'Step back',
  skip: 'Skip the tour',
  finish: 'Start preparing',
  steps: {
    insert: {
      title: 'Insert from here',
      text: 'Text, shapes, pictures, sound and film, tables, charts, formulas and subject tools. Press one, then drag or press on the page.',
    },
    slide: {
      title: 'Work on the page itself',
      text: 'Choose something and type; press twice to change its text; drag to move it. A right click or a long press has a menu, and Ctrl+Z takes a step back.',
    },
    panel: {
      title: 'The right side follows',
      text: 'Whatever you choose, its settings are here; so are animations, the page and the design.',
    },
    pages: {
      title: 'All pages at the left',
      text: 'Add a page with a layout, drag pages into order, hold Shift or Ctrl to choose several.',
    },
    teach: {
      title: 'Ready? Teach',
      text: 'Every change is saved by itself. “Teach” starts the show at this page, with pen, random call and timer.',
    },
  },
};

export const { useTexts: useTourTexts } = defineTexts(zh, en);

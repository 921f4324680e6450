import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  penBar: '任意多边形',
  penSurface: '绘制任意多边形：点按加角点，拖动加曲线，双击或回车结束，点起点闭合',
  penHint: '点按加角点，拖动成曲线；双击结束，点起点闭合',
  freehandSurface: '绘制自由曲线',
  freehandHint: '按住并画出曲线',
  back: '撤回上一点',
  close: '闭合并完成',
  end: '完成绘制',
  cancel: '取消绘制',
  pointsBar: '编辑顶点',
  point: '顶点 {{number}}',
  handleIn: '前一侧控制柄',
  handleOut: '后一侧控制柄',
  add: '添加顶点（+）',
  remove: '删除顶点（Delete）',
  smooth: '平滑顶点（S）',
  apart: '控制柄各拉各的（C）',
  curved: '弯曲线段（L）',
  closed: '闭合路径（O）',
  done: '完成编辑',
};

const en: typeof zh = {
  penBar: 'Free form',
  penSurface:
    'Draw a free form: press for a corner, drag for a curve, press twice or Enter to end, press the first point to close',
  penHint: 'Press for a corner, drag for a curve; press twice to end, or the first point to close',
  freehandSurface: 'Draw a freehand curve',
  freehandHint: 'Hold down and draw',
  back: 'Take the last point back',
  close: 'Close and finish',
  end: 'Finish drawing',
  cancel: 'Cancel drawing',
  pointsBar: 'Edit points',
  point: 'Point {{number}}',
  handleIn: 'Handle before',
  handleOut: 'Handle behind',
  add: 'Add a point (+)',
  remove: 'Delete the point (Delete)',
  smooth: 'Smooth point (S)',
  apart: 'Pull each handle alone (C)',
  curved: 'Curved segment (L)',
  closed: 'Closed path (O)',
  done: 'Finish editing',
};

export const { useTexts: usePathTexts } = defineTexts(zh, en);

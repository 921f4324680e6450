export const zh = {
  map: '思维导图，方向键选择，Tab 加下级，回车加同级，F2 改字，空格收起，Esc 完成',
  root: '中心主题',
  unnamed: '未写字的主题',
  words: '主题的文字',
  bar: '思维导图工具',
  addChild: '加下级',
  addSibling: '加同级',
  fold: '收起',
  unfold: '展开',
  remove: '删除主题',
  done: '完成',
  full: '已有 {{count}} 个主题，不能再加了',
};

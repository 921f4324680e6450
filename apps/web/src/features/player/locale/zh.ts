export const zh = {
  failed: '没能打开课件',
  opening: '正在打开课件…',
  pages: '缩略图',
  page: '第 {{page}} 页',
  pageOf: '第 {{page}} / {{count}} 页',
  drag: '拖拽',
  noPages: '这个课件还没有页面',
};

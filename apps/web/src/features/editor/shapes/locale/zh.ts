export const zh = {
  gallery: '形状库',
  search: '搜索形状',
  recent: '最近使用',
  recently: '{{name}}（最近使用）',
  nothing: '没有叫“{{words}}”的形状',
};

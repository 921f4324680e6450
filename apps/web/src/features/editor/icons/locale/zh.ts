export const zh = {
  icons: {
    search: '搜索图标（中文、英文或拼音）',
    recent: '最近用过的图标',
    recently: '{{name}}（最近用过）',
    nothing: '没有与“{{words}}”有关的图标',
  },
  stickers: {
    search: '搜索贴纸（中文、英文或拼音）',
    recent: '最近用过的贴纸',
    recently: '{{name}}（最近用过）',
    nothing: '没有与“{{words}}”有关的贴纸',
  },
};

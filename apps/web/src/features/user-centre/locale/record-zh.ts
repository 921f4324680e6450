export const zh = {
  tabs: '记录',
  lessons: '授课记录',
  acts: '我的动态',
};

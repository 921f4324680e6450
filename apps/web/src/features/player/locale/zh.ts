export const zh = {
  failed: '没能打开课件',
  opening: '正在打开课件…',
  pages: '缩略图',
  page: '第 {{page}} 页',
  pageOf: '第 {{page}} / {{count}} 页',
  drag: '拖拽',
  noPages: '这个课件还没有页面',
  backToCourseware: '回到课件',
  lessonWaits: '授课程序还没有取到，正在重试',
  lessonFailed: '没能开始这节课：这里的笔迹只留在这台设备上，请刷新页面再试',
  inkOnDevice: '另一个窗口正在上这节课：这里的笔迹只留在这台设备上',
  notSaved: '还没有保存到服务器，会在网络恢复后保存',
};

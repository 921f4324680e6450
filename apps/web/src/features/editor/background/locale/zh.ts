export const zh = {
  title: '去除背景',
  help: '适合纯色背景的图片。原图会保留，“重置图片”可以恢复。',
  preview: '去除背景后的图片',
  tolerance: '容差',
  everywhere: '内部的同色区域也去除',
  nothing: '没有找到纯色背景，可以加大容差',
  failed: '这张图片无法处理',
  notStored: '没有保存成功：{{reason}}',
  cancel: '取消',
  apply: '应用',
};

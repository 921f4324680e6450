export const zh = {
  download: '下载',
  ndpx: '课件文件（.ndpx）',
  pptx: 'PowerPoint（.pptx）',
  preparing: '正在准备下载“{{name}}”…',
  failed: '没能下载“{{name}}”：{{reason}}',
};

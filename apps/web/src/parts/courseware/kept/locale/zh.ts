export const zh = {
  waits: '网络已断开，“{{name}}”已保存在本机，联网后自动上传',
  sent_one: '离线时插入的 {{count}} 个文件已上传',
  sent_other: '离线时插入的 {{count}} 个文件已上传',
  saveElsewhere: '保存到电脑',
  refused: '离线时插入的“{{name}}”没有上传：{{reason}}',
};

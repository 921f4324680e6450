export const zh = {
  notice: '屏幕较小，这里可以查看和授课；编辑请使用电脑或平板。',
  teach: '授课',
  teachFrom: '从第 {{number}} 页开始授课',
  teachFromHidden: '从第 {{number}} 页开始授课（授课时跳过这一页）',
  play: '播放第 {{number}} 页的{{name}}',
  film: '视频',
  sound: '声音',
  count_one: '共 {{count}} 页',
  count_other: '共 {{count}} 页',
};

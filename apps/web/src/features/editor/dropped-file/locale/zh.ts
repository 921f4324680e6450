export const zh = {
  title: '拖入的文件',
  ask: '“{{name}}”要放在哪里？',
  pages: '插入到本页之后',
  courseware: '打开为新课件',
  cancel: '取消',
  cancelOf: '取消：{{name}}',
  progress: '{{name}} 的进度',
  inserted_one: '已插入 {{count}} 页；文件另存为课件，在我的网盘里',
  inserted_other: '已插入 {{count}} 页；文件另存为课件，在我的网盘里',
  failed: '“{{name}}”没有打开：{{reason}}',
  unknown: '请检查网络后再试',
};

export const zh = {
  refused: '离线时写的批注“{{text}}”没有发出：{{reason}}',
  copy: '复制文字',
};

export const zh = {
  title: '通知',
  bell: '通知',
  bellUnread: '通知，{{count}} 条未读',
  readAll: '全部已读',
  clear: '清空',
  empty: '您暂时没有新通知',
  emptyText: '课件解析完成、权限变化时会在这里提醒。',
  unread: '未读',
  parsed: '“{{name}}”已解析完成，点击打开',
  parseFailed: '“{{name}}”解析失败：{{reason}}',
  permission: {
    '0': '“{{name}}”不再与您共享',
    '10': '“{{name}}”与您共享：可查看',
    '20': '“{{name}}”与您共享：可编辑',
  },
  vipOn: '会员已开通',
  vipOff: '会员已到期',
};

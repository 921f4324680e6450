import { defineTexts, type SameTexts } from '../../platform/i18n/texts.ts';

const zh = {
  title: '通知',
  bell: '通知',
  bellUnread: '通知，{{count}} 条未读',
  readAll: '全部已读',
  clear: '清空',
  empty: '您暂时没有新通知',
  emptyText: '课件解析完成、权限变化时会在这里提醒。',
  unread: '未读',
  open: '打开',
  parsedCut: '“{{name}}”没有全部导入。{{cut}}原文件完整保存在课件旁边',
  parsed: '“{{name}}”已解析完成',
  parseFailed: '“{{name}}”解析失败：{{reason}}',
  permission: {
    '0': '“{{name}}”不再与您共享',
    '10': '“{{name}}”与您共享：可查看',
    '20': '“{{name}}”与您共享：可编辑',
  },
  mentioned: '有人在《{{name}}》的批注里提到了您',
  handOver: {
    asked: '学校要把您网盘里的全部文档移交给“{{to}}”，{{when}}自动移交。点这里同意或反对',
    done: '“{{from}}”的 {{documents}} 个文档已移交给“{{to}}”，30 天内学校可以退回',
    objected: '“{{from}}”反对把文档移交给“{{to}}”，没有移交',
    stopped: '学校停止了把“{{from}}”的文档移交给“{{to}}”',
    failed: '没能把“{{from}}”的文档移交给“{{to}}”：接收人空间不足或已不在学校',
    taken_back: '移交给“{{to}}”的文档已退回给“{{from}}”',
  },
  accountStays: '账号没有注销：本校现在只有您一位管理员。请先让另一位老师成为管理员，再重新申请注销',
  storageLow: '服务器磁盘空间不足，只剩 {{free}} MB，暂时不能保存新内容，请尽快清理',
  vipOn: '会员已开通',
  vipOff: '会员已到期',
};

const en: SameTexts<typeof zh> = {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, {{count}} unread',
  readAll: 'Mark all as read',
  clear: 'Clear',
  empty: 'You have no new notifications',
  emptyText: 'You are told here when a file was parsed or a permission changed.',
  unread: 'Unread',
  open: 'Open',
  parsedCut:
    '“{{name}}” was not imported whole. {{cut}} The original file is kept whole beside the courseware',
  parsed: '“{{name}}” was parsed',
  parseFailed: '“{{name}}” could not be parsed: {{reason}}',
  permission: {
    '0': '“{{name}}” is no longer shared with you',
    '10': '“{{name}}” is shared with you: you may view it',
    '20': '“{{name}}” is shared with you: you may edit it',
  },
  mentioned: 'You were mentioned in a comment on {{name}}',
  handOver: {
    asked:
      'Your school wants to give all documents of your disk to “{{to}}” on {{when}}. Press here to agree or object',
    done: 'Documents of “{{from}}” given to “{{to}}”: {{documents}}. The school can take them back for 30 days',
    objected: '“{{from}}” objected: nothing was given to “{{to}}”',
    stopped: 'The school does not give the documents of “{{from}}” to “{{to}}” after all',
    failed: 'The documents of “{{from}}” could not be given to “{{to}}”, who has no room or has left',
    taken_back: 'The documents given to “{{to}}” were given back to “{{from}}”',
  },
  accountStays:
    'Your account was not cancelled: nobody else administers your school now. Make somebody an administrator first, then ask again',
  storageLow: 'The server has only {{free}} MB left: nothing new is saved until there is more room',
  vipOn: 'Membership is active',
  vipOff: 'Membership has ended',
};

export const { useTexts: useNotificationTexts, translate: notificationText } = defineTexts(zh, en);

import type { SameTexts } from '../../../platform/i18n/texts.ts';
import type { zh } from './zh.ts';

export const en: SameTexts<typeof zh> = {
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

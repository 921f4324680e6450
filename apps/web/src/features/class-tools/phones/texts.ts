import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '手机授课',
  about: '学生用手机扫码或输入课堂码加入，看到当前页码，参加投票、抢答和词云。不需要账号。',
  naming: '学生怎样报名字',
  namings: { roster: '从名单里选', typed: '自己输入', either: '都可以' },
  open: '开启手机授课',
  opening: '正在开启……',
  notOpened: '没有开启：{{trouble}}',
  loopback: '当前用本机地址打开讲台，手机连不上。请改用这台服务器在校园网里的地址。',
  qr: '扫码加入课堂',
  code: '课堂码 {{code}}',
  orOpen: '扫码，或在手机浏览器打开 {{address}}',
  shut: '现在不让更多人加入',
  joined_one: '{{count}} 人已加入',
  joined_other: '{{count}} 人已加入',
  full: '已满',
  nobody: '还没有人加入',
  free: '移出 {{name}}',
  admits: '允许加入',
  close: '结束手机授课',
  cutOff: '网络断开，正在重新连接；手机上的回答会等着。',
};

const en: typeof zh = {
  title: 'Phones',
  about:
    'Pupils join by the QR code or the lesson code, see which page is shown, and take part in votes, buzzes and word clouds. They need no account.',
  naming: 'How pupils give their names',
  namings: { roster: 'Choose from the list', typed: 'Type them', either: 'Either' },
  open: 'Open the lesson for phones',
  opening: 'Opening…',
  notOpened: 'It was not opened: {{trouble}}',
  loopback:
    'Lectern was opened under the address of this machine itself, which no phone can reach. Use the server’s address in the school network.',
  qr: 'Scan to join the lesson',
  code: 'Lesson code {{code}}',
  orOpen: 'Scan, or open {{address}} on the phone',
  shut: 'Nobody more is let in',
  joined_one: '{{count}} joined',
  joined_other: '{{count}} joined',
  full: 'Full',
  nobody: 'Nobody has joined yet',
  free: 'Send {{name}} out',
  admits: 'Let pupils in',
  close: 'Close for phones',
  cutOff: 'The network is gone; connecting again. Answers wait on the phones.',
};

export const { useTexts } = defineTexts(zh, en);

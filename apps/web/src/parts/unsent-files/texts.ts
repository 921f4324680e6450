import { defineTexts, type SameTexts } from '../../platform/i18n/texts.ts';

const zh = {
  title: '还有文件没有传完',
  leave_one: '现在退出登录，{{count}} 个正在上传的文件将停止上传，不会存入网盘。',
  leave_other: '现在退出登录，{{count}} 个正在上传的文件将停止上传，不会存入网盘。',
  leaveNow: '退出登录',
  change_one: '现在切换账号，{{count}} 个正在上传的文件将停止上传，不会存入网盘。',
  change_other: '现在切换账号，{{count}} 个正在上传的文件将停止上传，不会存入网盘。',
  changeNow: '切换账号',
  goOn: '继续上传',
};

const en: SameTexts<typeof zh> = {
  title: 'Files are still being uploaded',
  leave_one: '{{count}} file has not been sent to its end. If you sign out now, it will not be on your disk.',
  leave_other:
    '{{count}} files have not been sent to their end. If you sign out now, they will not be on your disk.',
  leaveNow: 'Sign out',
  change_one:
    '{{count}} file has not been sent to its end. If you switch accounts now, it will not be on your disk.',
  change_other:
    '{{count}} files have not been sent to their end. If you switch accounts now, they will not be on your disk.',
  changeNow: 'Switch account',
  goOn: 'Go on uploading',
};

export const { useTexts: useUnsentTexts } = defineTexts(zh, en);

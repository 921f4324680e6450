import { defineTexts, type SameTexts } from '../../platform/i18n/texts.ts';

const zh = {
  title: '还有内容没有传完',
  leave_one: '{{count}} 项上传或转换还没有完成。现在退出登录，未完成的部分将停止，不会存入网盘。',
  leave_other: '{{count}} 项上传或转换还没有完成。现在退出登录，未完成的部分将停止，不会存入网盘。',
  leaveNow: '退出登录',
  change_one: '{{count}} 项上传或转换还没有完成。现在切换账号，未完成的部分将停止，不会存入网盘。',
  change_other: '{{count}} 项上传或转换还没有完成。现在切换账号，未完成的部分将停止，不会存入网盘。',
  changeNow: '切换账号',
  goOn: '继续等待',
  stays: '无法清除本机上还没有传完的文件，账号没有切换，请稍后再试',
};

const en: SameTexts<typeof zh> = {
  title: 'Something is still on its way',
  leave_one:
    '{{count}} upload or conversion has not finished. If you sign out now, what has not finished stops and is not kept on your disk.',
  leave_other:
    '{{count}} uploads or conversions have not finished. If you sign out now, what has not finished stops and is not kept on your disk.',
  leaveNow: 'Sign out',
  change_one:
    '{{count}} upload or conversion has not finished. If you switch accounts now, what has not finished stops and is not kept on your disk.',
  change_other:
    '{{count}} uploads or conversions have not finished. If you switch accounts now, what has not finished stops and is not kept on your disk.',
  changeNow: 'Switch account',
  goOn: 'Keep waiting',
  stays:
    'Files on their way could not be removed from this device, so the account was not switched; try again later',
};

export const { useTexts: useUnsentTexts } = defineTexts(zh, en);

import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  title: '课堂口令',
  help: '点一个口令，全屏显示并响铃；再点一下收起。',
  hide: '点一下收起口令',
  signs: {
    attention: '看黑板',
    quiet: '请安静',
    sit: '请坐好',
    hands: '请举手',
    listen: '仔细听',
    think: '独立思考',
    discuss: '小组讨论',
    read: '齐声朗读',
    write: '动笔写',
    stop: '停笔',
    applaud: '鼓掌',
    break: '下课休息',
  },
};

const en: typeof zh = {
  title: 'Class commands',
  help: 'Press a command: it fills the screen with a bell. Press again to put it away.',
  hide: 'Press to put the command away',
  signs: {
    attention: 'Eyes on the board',
    quiet: 'Quiet, please',
    sit: 'Sit up straight',
    hands: 'Hands up',
    listen: 'Listen',
    think: 'Think for yourself',
    discuss: 'Talk in your group',
    read: 'Read together',
    write: 'Write it down',
    stop: 'Pens down',
    applaud: 'Applause',
    break: 'Take a break',
  },
};

export const { useTexts } = defineTexts(zh, en);
export type SignId = keyof typeof zh.signs;

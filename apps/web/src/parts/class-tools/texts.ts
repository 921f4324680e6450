import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = {
  close: '关闭',
  silent: '已静音，点一下打开声音',
  loud: '点一下静音',
  timeIsUp: '课堂计时：时间到',
  people: {
    asked: '正在读取学生名单…',
    failed: '读不到学生名单',
    failedHelp: '服务器暂时连不上，这台设备上也没有保存过这个班的名单。',
    again: '再试一次',
    none: '这节课没有选择班级',
    empty: '“{{name}}”还没有学生',
    typeHelp: '输入或粘贴姓名，本节课使用；每行一个，也可以用逗号或顿号分开。',
    names: '学生姓名',
    placeholder: '王小明\n李思雨\n张天宇',
    use: '使用这些姓名',
    useCount: '使用这 {{count}} 个姓名',
  },
};

const en: typeof zh = {
  close: 'Close',
  silent: 'Sound is off: press to turn it on',
  loud: 'Press to turn the sound off',
  timeIsUp: 'Timer of the class: time is up',
  people: {
    asked: 'Reading the list of pupils…',
    failed: 'The list of pupils cannot be read',
    failedHelp: 'The server cannot be reached, and this device keeps no list of this class.',
    again: 'Try again',
    none: 'No class is chosen for this lesson',
    empty: '“{{name}}” has no pupils yet',
    typeHelp: 'Type or paste names for this lesson, one a line or with commas between them.',
    names: 'Names of the pupils',
    placeholder: 'Ada Lovelace\nAlan Turing\nEmmy Noether',
    use: 'Use these names',
    useCount: 'Use these names ({{count}})',
  },
};

export const { useTexts, translate } = defineTexts(zh, en);

import { defineTexts } from '../../platform/i18n/texts.ts';

const zh = {
  chooseName: '点一下你的名字',
  findName: '找名字',
  noName: '没有找到这个名字',
  yourName: '你的名字',
  typeName: '不在名单里？输入名字',
  nameMissing: '请输入名字',
};

const en: typeof zh = {
  chooseName: 'Tap your name',
  findName: 'Find a name',
  noName: 'There is no such name',
  yourName: 'Your name',
  typeName: 'Not on the list? Type your name',
  nameMissing: 'Type your name',
};

export const { useTexts: usePupilNamesTexts } = defineTexts(zh, en);

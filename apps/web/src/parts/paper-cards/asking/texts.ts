import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  roll: '答题卡',
  read: '已读到',
  count: '已读到 {{read}} 人，还差 {{missing}} 人',
  allRead_one: '全部读到，共 {{count}} 人',
  allRead_other: '全部读到，共 {{count}} 人',
  missing: '未读到',
  noCards: '这个班还没有答题卡。请在「班级」里打开「答题卡」，打印后再用。',
  without_one: '{{count}} 名学生还没有答题卡，请在「班级」里打印。',
  without_other: '{{count}} 名学生还没有答题卡，请在「班级」里打印。',
  offline_one: '网络断开，{{count}} 个答案存在这里，连上后自动发送。',
  offline_other: '网络断开，{{count}} 个答案存在这里，连上后自动发送。',
  noChoice: '{{cards}} 号举的一面没有对应的选项，没有计入。',
  refused: '{{cards}} 号的答案没有计入：作答已经结束，或者读的次数太多。',
  loadFailed: '读卡程序没有加载成功，请检查网络。',
  tryAgain: '再试一次',
  between: '、',
};

const en: typeof zh = {
  roll: 'Answer cards',
  read: 'Read',
  count: 'Read: {{read}}, missing: {{missing}}',
  allRead_one: 'All read: {{count}} pupil',
  allRead_other: 'All read: {{count}} pupils',
  missing: 'Missing',
  noCards: 'This class has no answer cards yet. Print them in the tab “Answer cards” of the class.',
  without_one: '{{count}} pupil has no answer card yet. Print it in the class.',
  without_other: '{{count}} pupils have no answer card yet. Print them in the class.',
  offline_one: 'The network is gone. {{count}} answer is stored here and sent later.',
  offline_other: 'The network is gone. {{count}} answers are stored here and sent later.',
  noChoice: 'The sides of the cards {{cards}} stand for no choice and were not counted.',
  refused:
    'Answers of the cards {{cards}} were not counted: the question was closed, or they were read too often.',
  loadFailed: 'The card reader failed to load. Check the network.',
  tryAgain: 'Try again',
  between: ', ',
};

export const { useTexts: useCardAskingTexts } = defineTexts(zh, en);

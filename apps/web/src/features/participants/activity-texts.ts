import { defineTexts } from '../../platform/i18n/texts.ts';

// The form for the code of a lesson loads the other texts of a phone, and needs none of an activity.

const zh = {
  sent: '已提交',
  notAnswered: '没有作答',
  closedActivity: '已结束',
  question: { title: '题目' },
  exercise: { title: '练习' },
  vote: {
    title: '投票',
    one: '选一项，结束前可以改',
    several: '可选多项，结束前可以改',
    send: '提交',
    people_one: '{{count}} 人投票',
    people_other: '{{count}} 人投票',
    mine: '我选的',
  },
  buzz: {
    title: '抢答',
    press: '抢答',
    wait: '等老师喊开始',
    early: '太早了，这次不算，等开始再按',
    first: '你抢到了！',
    place: '第 {{place}} 个',
    pressed: '已按下',
  },
  words: {
    title: '词云',
    word: '写一个词',
    left_one: '还可以写 {{count}} 个',
    left_other: '还可以写 {{count}} 个',
    send: '发送',
    done: '都写完了',
    mine: '我写的',
  },
};

const en: typeof zh = {
  sent: 'Sent',
  notAnswered: 'Not answered',
  closedActivity: 'Closed',
  question: { title: 'Question' },
  exercise: { title: 'Exercise' },
  vote: {
    title: 'Vote',
    one: 'Choose one; you may change it until the end',
    several: 'Choose one or more; you may change them until the end',
    send: 'Send',
    people_one: '{{count}} vote',
    people_other: '{{count}} votes',
    mine: 'My choice',
  },
  buzz: {
    title: 'Buzz in',
    press: 'Buzz',
    wait: 'Wait for the start',
    early: 'Too early: this one does not count. Wait for the start',
    first: 'You were first!',
    place: 'Number {{place}}',
    pressed: 'Pressed',
  },
  words: {
    title: 'Word cloud',
    word: 'Write a word',
    left_one: '{{count}} more',
    left_other: '{{count}} more',
    send: 'Send',
    done: 'You have written them all',
    mine: 'My words',
  },
};

export const { useTexts: useActivityTexts } = defineTexts(zh, en);

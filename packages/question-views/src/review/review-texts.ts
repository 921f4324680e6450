/** Texts of marks and of the right response. */
export const reviewTexts = {
  zh: {
    states: { right: '正确', partly: '部分正确', wrong: '错误', missing: '漏选或未作答', waiting: '待批改' },
    rightAnswer: '正确答案',
    sample: '参考答案',
  },
  en: {
    states: {
      right: 'Right',
      partly: 'Partly right',
      wrong: 'Wrong',
      missing: 'Missing',
      waiting: 'Waiting to be marked',
    },
    rightAnswer: 'Right answer',
    sample: 'Sample answer',
  },
};

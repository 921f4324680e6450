/** Texts around a question. */
export const questionTexts = {
  zh: {
    question: (number: string) => `第 ${number} 题`,
    points: (points: number) => `（${points} 分）`,
    earned: (points: number, full: number) => `得 ${points} 分 ／ ${full} 分`,
    waiting: '待批改',
    hint: (number: number) => `提示 ${number}`,
    askHint: (number: number, cost: number) =>
      cost > 0 ? `看提示 ${number}（扣 ${cost} 分）` : `看提示 ${number}`,
    loading: '正在加载…',
    feedback: '点评',
    analysis: '解析',
    speak: '朗读题目',
    unknownKind: '这种题型需要更新的版本才能作答',
    brokenBody: '这道题的内容不完整，无法作答',
    brokenStem: '这道题的题干无法显示',
  },
  en: {
    question: (number: string) => `Question ${number}`,
    points: (points: number) => `(${points} ${points === 1 ? 'point' : 'points'}) `,
    earned: (points: number, full: number) => `${points} of ${full} points`,
    waiting: 'Waiting to be marked',
    hint: (number: number) => `Hint ${number}`,
    askHint: (number: number, cost: number) =>
      cost > 0 ? `Show hint ${number} (−${cost})` : `Show hint ${number}`,
    loading: 'Loading…',
    feedback: 'Feedback',
    analysis: 'Explanation',
    speak: 'Read aloud',
    unknownKind: 'This kind of question needs a newer version to be answered',
    brokenBody: 'This question is incomplete and cannot be answered',
    brokenStem: 'This question cannot be shown',
  },
};

/** Texts of a question on a page, in the language of its stage. */
export const pageQuestionTexts = {
  zh: {
    answer: '作答',
    newer: '这道题是用更新的版本编写的，请更新后再作答。',
    broken: '这道题的内容不完整，不能作答。',
  },
  en: {
    answer: 'Answer',
    newer: 'This question was written with a newer version. Update to answer it.',
    broken: 'This question is incomplete and cannot be answered.',
  },
};

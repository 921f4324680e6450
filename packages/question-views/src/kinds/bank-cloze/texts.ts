/** Texts of a passage with a bank. */
export const bankClozeTexts = {
  zh: {
    gap: (number: number) => `第 ${number} 空`,
    empty: '，未填',
    bank: '备选项',
    bankEmpty: '备选项已用完',
  },
  en: {
    gap: (number: number) => `gap ${number}`,
    empty: ', empty',
    bank: 'Items',
    bankEmpty: 'All items are used',
  },
};

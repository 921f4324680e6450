/** Texts of the views in which questions are answered. */
export const answerTexts = {
  zh: {
    choices: '选项',
    /** How many choices may be picked; undefined where any number may. */
    picks: (least: number, most: number | undefined): string | undefined => {
      if (most !== undefined && least === most) return `请选 ${most} 项`;
      if (most !== undefined) return least > 1 ? `请选 ${least}–${most} 项` : `最多选 ${most} 项`;
      return least > 1 ? `至少选 ${least} 项` : undefined;
    },
    allPicked: (most: number) => `已选满 ${most} 项，再点一次可取消`,
    correction: '把错误的地方改正过来',
    correctionLine: '改正：________________',
    blank: (number: number) => `第 ${number} 空`,
    number: '答案',
    unit: '单位',
    formula: '公式',
    latex: '用 LaTeX 输入，例如 \\frac{1}{2}',
    chemistry: '化学方程式，例如 2H2+O2=点燃=2H2O',
    preview: '预览',
    signs: '符号',
    gap: (number: number, word: string | undefined) => `第 ${number} 空：${word ?? '未选'}`,
    gapChoices: (number: number) => `第 ${number} 空的选项`,
    nextGap: '下一空',
    previousGap: '上一空',
    answer: '作答',
    answerHere: '在这里作答',
    outline: '提纲',
    essayText: '正文',
    count: (count: number, unit: 'characters' | 'words') => `已写 ${count} ${unit === 'words' ? '词' : '字'}`,
    length: (least: number, most: number | undefined, unit: 'characters' | 'words'): string => {
      const name = unit === 'words' ? '词' : '字';
      if (most === undefined) return least > 0 ? `不少于 ${least} ${name}` : '';
      return least > 0 ? `${least}–${most} ${name}` : `不超过 ${most} ${name}`;
    },
  },
  en: {
    choices: 'Choices',
    picks: (least: number, most: number | undefined): string | undefined => {
      if (most !== undefined && least === most) return `Choose ${most}`;
      if (most !== undefined) return least > 1 ? `Choose ${least} to ${most}` : `Choose at most ${most}`;
      return least > 1 ? `Choose at least ${least}` : undefined;
    },
    allPicked: (most: number) => `You chose ${most}; tap one again to put it back`,
    correction: 'Write what is right',
    correctionLine: 'Correction: ________________',
    blank: (number: number) => `Blank ${number}`,
    number: 'Answer',
    unit: 'Unit',
    formula: 'Formula',
    latex: 'LaTeX, such as \\frac{1}{2}',
    chemistry: 'Chemical equation, such as 2H2+O2=2H2O',
    preview: 'Preview',
    signs: 'Signs',
    gap: (number: number, word: string | undefined) => `Gap ${number}: ${word ?? 'empty'}`,
    gapChoices: (number: number) => `Choices for gap ${number}`,
    nextGap: 'Next gap',
    previousGap: 'Previous gap',
    answer: 'Answer',
    answerHere: 'Write your answer here',
    outline: 'Outline',
    essayText: 'Text',
    count: (count: number, unit: 'characters' | 'words') =>
      `${count} ${unit === 'words' ? 'word' : 'character'}${count === 1 ? '' : 's'}`,
    length: (least: number, most: number | undefined, unit: 'characters' | 'words'): string => {
      if (most === undefined) return least > 0 ? `at least ${least} ${unit}` : '';
      return least > 0 ? `${least} to ${most} ${unit}` : `at most ${most} ${unit}`;
    },
  },
};

interface SentenceTexts {
  readonly line: string;
  readonly hint: string;
  readonly relay: (turn: number) => string;
  readonly listen: string;
  readonly kept: (count: number) => string;
  readonly sentence: (number: number, count: number) => string;
}

const zh: SentenceTexts = {
  line: '句子',
  hint: '点或拖词语，排成一句话',
  relay: (turn) => `接力：第 ${turn} 棒，每人放一个词`,
  listen: '听句子',
  kept: (count) => (count === 0 ? '再想想第一个词' : `前 ${count} 个对了，接着排`),
  sentence: (number, count) => `第 ${number} 句，共 ${count} 句`,
};

const en: SentenceTexts = {
  line: 'Sentence',
  hint: 'Tap or drag the words into a sentence',
  relay: (turn) => `Relay: runner ${turn} adds a word`,
  listen: 'Listen to the sentence',
  kept: (count) =>
    count === 0
      ? 'Think about the first word'
      : `The first ${count === 1 ? 'word is' : `${count} are`} right, go on`,
  sentence: (number, count) => `Sentence ${number} of ${count}`,
};

export const sentenceTexts = { zh, en };

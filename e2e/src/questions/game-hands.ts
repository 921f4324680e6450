import { FOUR, fillGap, link, order, pasteBank, pasteOrder, pastePairs } from './basic-hands.ts';
import {
  BINS,
  basic,
  bin,
  CROSSED,
  catchAll,
  catchCard,
  check,
  choices,
  cross,
  dictate,
  drawWord,
  eachChoice,
  eachQuestion,
  funBins,
  LABELS,
  labelRight,
  MIXED,
  oneSum,
  otherBin,
  pair,
  pairUp,
  pieces,
  place,
  putPieces,
  SEARCHED,
  SENTENCE,
  say,
  sort,
  spot,
  sums,
  superBins,
  turnPairs,
  writeAll,
  writeChoices,
} from './game-moves.ts';
import type { Hand } from './hand.ts';
import { crossOnPhone, eachOnPhone, hang, keepPairs, sortDeck, sumOnPhone } from './phone-moves.ts';

/** The games, in the order of docs/questions.md. */
export const GAME_HANDS: Readonly<Record<string, Hand>> = {
  'fun-choice': {
    write: (author) => writeChoices(author, 3),
    ...choices,
    play: {
      right: (pupil) => eachQuestion(pupil, 3, () => pupil.tap('button', 'two')),
      wrong: (pupil) => pupil.tap('button', 'one'),
    },
    phone: {
      right: (pupil) => eachOnPhone(pupil, 3, () => pupil.tap('button', 'two')),
      wrong: (pupil) => pupil.tap('button', 'one'),
    },
  },
  'truth-rush': {
    write: (author) => author.paste('第 1 条', 'a\nb\nc\nd\ne\nf'),
    right: (pupil) => eachChoice(pupil, '对'),
    wrong: (pupil) => eachChoice(pupil, '错'),
    play: {
      right: (pupil) => eachQuestion(pupil, 6, () => pupil.tap('button', '对')),
      wrong: (pupil) => pupil.tap('button', '错'),
    },
    phone: {
      right: (pupil) => eachOnPhone(pupil, 6, () => pupil.tap('button', '对')),
      wrong: (pupil) => pupil.tap('button', '错'),
    },
  },
  'fun-sort': {
    async write(author) {
      for (const number of [1, 2, 3]) {
        const part = author.part(`第 ${number} 类的名称`);
        await author.write(`第 ${number} 类的名称`, `bin ${number}`, part);
        await author.paste('卡片 1', `card ${number}\nother ${number}`, part);
      }
    },
    ...basic('matching'),
    play: {
      async right(pupil) {
        for (const number of [1, 2, 3])
          for (const card of ['card', 'other']) await sort(pupil, `${card} ${number}`, `bin ${number}`);
      },
      wrong: (pupil) => pupil.drag(pupil.card('card 1'), bin(pupil, BINS[1] ?? '')),
    },
    phone: {
      right: (pupil) => sortDeck(pupil, funBins, 6),
      wrong: (pupil) => sortDeck(pupil, otherBin, 6),
    },
  },
  'super-sort': {
    async write(author) {
      await author.paste('类别 1', 'x\ny\nz');
      await author.paste('卡片 1', 'a\nb\nc\nd\ne\nf\ng\nh');
      for (const card of 'abc') await author.press('checkbox', `${card} · x`);
      for (const card of 'defgh') await author.press('checkbox', `${card} · y`);
      await author.press('checkbox', 'h · z');
    },
    ...basic('matching'),
    play: {
      right: catchAll,
      async wrong(pupil) {
        await catchCard(pupil);
        // Only h, which is in z, is not wrong here.
        await bin(pupil, 'z').tap();
      },
    },
    phone: {
      right: (pupil) => sortDeck(pupil, superBins, 8),
      wrong: (pupil) => sortDeck(pupil, (card) => (card === 'h' ? ['x'] : ['z']), 8),
    },
  },
  'knowledge-pairs': {
    write: (author) => pastePairs(author, 4),
    right: (pupil) => link(pupil, [0, 1, 2, 3]),
    wrong: (pupil) => link(pupil, [1, 2, 3, 0]),
    play: {
      async right(pupil) {
        for (const word of [0, 1, 2, 3]) await pair(pupil, word, word);
      },
      wrong: (pupil) => pair(pupil, 0, 1),
    },
    phone: {
      async right(pupil) {
        for (const word of [0, 1, 2, 3]) await pair(pupil, word, word);
      },
      wrong: (pupil) => pair(pupil, 0, 1),
    },
  },
  'link-lines': {
    write: (author) => pastePairs(author, 3),
    ...basic('matching'),
    play: {
      async right(pupil) {
        await link(pupil, [0, 1, 2]);
        await check(pupil);
      },
      async wrong(pupil) {
        await link(pupil, [1, 2, 0]);
        await check(pupil);
      },
    },
  },
  memory: {
    write: (author) => pastePairs(author, 4),
    right: (pupil) => link(pupil, [0, 1, 2, 3]),
    wrong: (pupil) => link(pupil, [1, 2, 3, 0]),
    // A pupil who turns cards of no pair makes no mistake, only turns.
    play: { right: turnPairs, wrong: async () => undefined },
    phone: {
      right: (pupil) => keepPairs(pupil, [0, 1, 2, 3]),
      wrong: (pupil) => keepPairs(pupil, [1, 2, 3, 0]),
    },
  },
  'fun-order': {
    write: pasteOrder,
    ...basic('ordering'),
    play: {
      async right(pupil) {
        await order(pupil, FOUR);
        await check(pupil);
      },
      async wrong(pupil) {
        await order(pupil, [...FOUR].toReversed());
        await check(pupil);
      },
    },
    phone: {
      right: (pupil) => hang(pupil, FOUR),
      wrong: (pupil) => hang(pupil, [...FOUR].toReversed()),
    },
  },
  'sentence-line': {
    write: (author) => author.write('第 1 句', 'I like cats.'),
    right: (pupil) => say(pupil, SENTENCE),
    wrong: (pupil) => say(pupil, MIXED),
    play: {
      async right(pupil) {
        await say(pupil, SENTENCE);
        await check(pupil);
        await pupil.tap('button', '下一题');
      },
      async wrong(pupil) {
        await say(pupil, MIXED);
        await check(pupil);
      },
    },
    phone: {
      right: (pupil) => say(pupil, SENTENCE),
      wrong: (pupil) => say(pupil, MIXED),
    },
  },
  'timeline-place': {
    async write(author) {
      await author.paste('事件 1', FOUR.join('\n'));
      for (const number of [1, 2, 3, 4]) await author.number(`事件 ${number} 时间`, number * 100);
    },
    ...basic('ordering'),
    play: {
      async right(pupil) {
        await place(pupil, FOUR);
        await check(pupil);
      },
      async wrong(pupil) {
        await place(pupil, [...FOUR].toReversed());
        await check(pupil);
      },
    },
    phone: {
      right: (pupil) => place(pupil, FOUR),
      wrong: (pupil) => place(pupil, [...FOUR].toReversed()),
    },
  },
  'word-bank': {
    write: pasteBank,
    ...basic('bank-cloze'),
    play: {
      right: (pupil) => fillGap(pupil, 'two'),
      wrong: (pupil) => fillGap(pupil, 'one'),
    },
  },
  'word-search': {
    write: (author) =>
      author.paste(
        '第 1 个词',
        Object.entries(SEARCHED)
          .map((pairs) => pairs.join('\t'))
          .join('\n'),
      ),
    right: (pupil) => writeAll(pupil, Object.keys(SEARCHED)),
    wrong: (pupil) => writeAll(pupil, ['x', 'y', 'z']),
    play: {
      async right(pupil) {
        for (const word of Object.keys(SEARCHED)) await drawWord(pupil, word);
      },
      // A line beside all words costs nothing where there are no lives.
      wrong: (pupil) => drawWord(pupil, 'spring'),
    },
    phone: {
      async right(pupil) {
        for (const [word, clue] of Object.entries(SEARCHED)) {
          await pupil.place.getByRole('button', { name: clue }).tap();
          await drawWord(pupil, word);
        }
      },
      async wrong(pupil) {
        await pupil.place.getByRole('button', { name: 'season' }).tap();
        await drawWord(pupil, 'winter');
      },
    },
  },
  crossword: {
    write: (author) => author.paste('第 1 个词', 'spring\tseason\nsun\tstar\nrain\twater'),
    right: (pupil) => cross(pupil, CROSSED),
    wrong: (pupil) => cross(pupil, { season: 'spring' }),
    play: {
      right: (pupil) => cross(pupil, CROSSED),
      wrong: (pupil) => cross(pupil, { season: 'rrrrrr' }),
    },
    phone: {
      right: (pupil) => crossOnPhone(pupil, CROSSED),
      wrong: (pupil) => crossOnPhone(pupil, { season: 'xxxxxx' }),
    },
  },
  'dictation-game': {
    write: (author) => author.write('第 1 个词', 'spring'),
    right: (pupil) => pupil.write('spring'),
    wrong: (pupil) => pupil.write('sprang'),
    play: {
      right: (pupil) => dictate(pupil, 'spring'),
      wrong: (pupil) => dictate(pupil, 'sprang'),
      endsItself: true,
    },
    phone: {
      async right(pupil) {
        await pupil.write('spring');
        await pupil.tap('button', '继续');
      },
      wrong: (pupil) => pupil.write('sprang'),
    },
  },
  'sums-sprint': {
    async write(author) {
      await author.press('checkbox', '10 以内加法');
      await author.number('题数', 3);
    },
    right: (pupil) => sums(pupil, 0),
    wrong: (pupil) => sums(pupil, 1),
    play: {
      right: (pupil) => eachQuestion(pupil, 3, oneSum(pupil, 0)),
      wrong: (pupil) => oneSum(pupil, 1)(),
    },
    phone: {
      right: (pupil) => eachOnPhone(pupil, 3, sumOnPhone(pupil, 0)),
      wrong: (pupil) => sumOnPhone(pupil, 1)(),
    },
  },
  'team-race': {
    write: (author) => writeChoices(author, 5),
    ...choices,
    play: {
      right: (pupil) => eachQuestion(pupil, 5, () => pupil.tap('radio', /two$/)),
      wrong: (pupil) => pupil.tap('radio', /one$/),
    },
    phone: {
      right: (pupil) => eachOnPhone(pupil, 5, () => pupil.tap('radio', /two$/)),
      wrong: (pupil) => pupil.tap('radio', /one$/),
    },
  },
  'map-fill': {
    async write(author) {
      await author.write('中心主题', 'animals');
      await author.write('节点 1', 'cats\ndogs');
      await author.dialog.getByRole('checkbox', { name: '挖空', exact: true }).nth(1).check();
    },
    async right(pupil) {
      await fillGap(pupil, 'cats');
      await fillGap(pupil, 'dogs', 1);
    },
    wrong: (pupil) => fillGap(pupil, 'dogs'),
    play: {
      async right(pupil) {
        await fillGap(pupil, 'cats');
        // A gap that is filled is no target any more.
        await fillGap(pupil, 'dogs');
      },
      wrong: (pupil) => fillGap(pupil, 'dogs'),
    },
  },
  'label-picture': {
    async write(author) {
      await author.picture();
      await author.paste('名称 1', LABELS.join('\n'));
      const image = author.dialog.locator('[role="group"][tabindex="0"] > img').first();
      const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
      for (const share of [0.25, 0.5, 0.75])
        await image.click({ position: { x: width * share, y: height / 2 } });
    },
    right: (pupil) => pairUp(pupil, LABELS),
    wrong: (pupil) => pairUp(pupil, LABELS.toReversed()),
    play: {
      right: (pupil) => labelRight(pupil, LABELS),
      wrong: (pupil) => pupil.drag(pupil.card('root'), pupil.place.getByRole('group', { name: '1 号位置' })),
    },
    phone: {
      right: (pupil) => labelRight(pupil, LABELS),
      wrong: (pupil) => labelRight(pupil, LABELS.toReversed()),
    },
  },
  'find-spot': {
    async write(author) {
      await author.write('第 1 题 线索：要找什么', 'the cat');
      await author.picture();
      await author.press('button', '在中间放一个');
    },
    right: (pupil) => spot(pupil, 0.5),
    wrong: (pupil) => spot(pupil, 0.06),
    play: {
      right: (pupil) => spot(pupil, 0.5),
      wrong: (pupil) => spot(pupil, 0.06),
    },
  },
  jigsaw: {
    write: (author) => author.picture(),
    right: (pupil) => pieces(pupil, (name) => name),
    wrong: (pupil) => pieces(pupil, (name) => (name === 'A1' ? 'A2' : 'A1')),
    play: {
      right: (pupil) => putPieces(pupil, (piece) => piece, 4),
      wrong: (pupil) => putPieces(pupil, (piece) => 3 - piece, 1),
    },
    phone: {
      right: (pupil) => putPieces(pupil, (piece) => piece, 4),
      wrong: (pupil) => putPieces(pupil, (piece) => 3 - piece, 1),
    },
  },
};

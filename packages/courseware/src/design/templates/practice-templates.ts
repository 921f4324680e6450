import { badge, both, box, type PageTemplate, panel, rule } from './page-template.ts';

const LETTERS = ['A', 'B', 'C', 'D'];

/** Pages for practice. */
export const practiceTemplates: readonly PageTemplate[] = [
  {
    id: 'exercise',
    group: 'practice',
    name: both('课堂练习', 'Exercise'),
    layout: 'titleOnly',
    words: [both('练一练', 'Exercise')],
    pieces: (say) =>
      [0, 1, 2].flatMap((index) => [
        badge([80, 186 + index * 158, 64, 64], `${index + 1}`, 'accent1', { size: 26 }),
        panel([164, 176 + index * 158, 1036, 136], say(both('写下题目', 'Write the task here')), {
          size: 26,
          anchor: 'ctr',
        }),
      ]),
  },
  {
    id: 'choice',
    group: 'practice',
    name: both('选择题', 'Multiple choice'),
    layout: 'titleOnly',
    words: [both('选一选', 'Choose')],
    pieces: (say) => [
      panel([80, 168, 1120, 150], say(both('写下题目', 'Write the question here')), {
        size: 28,
        anchor: 'ctr',
      }),
      ...LETTERS.flatMap((letter, index) => {
        const x = 80 + (index % 2) * 574;
        const y = 346 + Math.floor(index / 2) * 152;
        return [
          box([x, y, 546, 124], say(both('选项', 'Answer')), {
            line: 'accent1',
            size: 26,
            align: 'ctr',
            anchor: 'ctr',
          }),
          badge([x + 20, y + 30, 64, 64], letter, 'accent1', { size: 26 }),
        ];
      }),
    ],
  },
  {
    id: 'blanks',
    group: 'practice',
    name: both('填空题', 'Fill in'),
    layout: 'titleOnly',
    words: [both('填一填', 'Fill in')],
    pieces: (say) => [
      panel(
        [80, 168, 1120, 380],
        say(
          both(
            '1. 句子的前半部分 ________，后半部分。\n2. 句子的前半部分 ________，后半部分。\n3. 句子的前半部分 ________，后半部分。',
            '1. The first half ________ and the second.\n2. The first half ________ and the second.\n3. The first half ________ and the second.',
          ),
        ),
        { size: 28, anchor: 'ctr' },
      ),
      box([80, 572, 1120, 76], say(both('备选词：', 'Words to choose from:')), {
        line: 'accent2',
        dash: true,
        size: 24,
        anchor: 'ctr',
      }),
    ],
  },
  {
    id: 'true-or-false',
    group: 'practice',
    name: both('判断题', 'True or false'),
    layout: 'titleOnly',
    words: [both('判一判', 'True or false')],
    pieces: (say) =>
      [0, 1, 2, 3].flatMap((index) => {
        const y = 172 + index * 120;
        return [
          panel([80, y, 900, 100], `${index + 1}. ${say(both('写下一句话', 'Write a sentence here'))}`, {
            size: 26,
            anchor: 'ctr',
          }),
          badge([1004, y + 14, 72, 72], '✓', 'accent1', { size: 30 }),
          badge([1100, y + 14, 72, 72], '✗', 'accent2', { size: 30 }),
        ];
      }),
  },
  {
    id: 'matching',
    group: 'practice',
    name: both('连线题', 'Matching'),
    layout: 'titleOnly',
    words: [both('连一连', 'Match')],
    pieces: (say) =>
      [0, 1, 2, 3].flatMap((index) => {
        const y = 172 + index * 120;
        return [
          panel([120, y, 380, 96], say(both('左边', 'Left')), { size: 26, align: 'ctr', anchor: 'ctr' }),
          badge([514, y + 36, 24, 24], '', 'accent1'),
          badge([742, y + 36, 24, 24], '', 'accent2'),
          panel([780, y, 380, 96], say(both('右边', 'Right')), { size: 26, align: 'ctr', anchor: 'ctr' }),
        ];
      }),
  },
  {
    id: 'ordering',
    group: 'practice',
    name: both('排序题', 'Put in order'),
    layout: 'titleOnly',
    words: [both('排一排', 'Put in order')],
    pieces: (say) => [
      ...[0, 1, 2, 3].map((index) =>
        panel([80 + index * 284, 190, 268, 150], say(both('写下一件事', 'Something that happened')), {
          size: 24,
          align: 'ctr',
          anchor: 'ctr',
        }),
      ),
      ...[0, 1, 2, 3].flatMap((index) => [
        box([80 + index * 284, 420, 268, 190], '', { line: 'accent1', dash: true }),
        badge([182 + index * 284, 392, 60, 60], `${index + 1}`, 'accent1'),
      ]),
    ],
  },
  {
    id: 'sorting',
    group: 'practice',
    name: both('分类题', 'Sort'),
    layout: 'titleOnly',
    words: [both('分一分', 'Sort')],
    pieces: (say) => [
      ...[0, 1].flatMap((index) => [
        box([80 + index * 574, 168, 546, 300], '', { line: index === 0 ? 'accent1' : 'accent2' }),
        box([80 + index * 574, 168, 546, 60], say(both('类别', 'Kind')), {
          fill: index === 0 ? 'accent1' : 'accent2',
          color: 'bg1',
          bold: true,
          size: 24,
          align: 'ctr',
          anchor: 'ctr',
        }),
      ]),
      rule(80, 500, 1120, 0, 'bg2'),
      ...[0, 1, 2, 3, 4].map((index) =>
        panel([80 + index * 228, 530, 208, 100], say(both('卡片', 'Card')), {
          size: 22,
          align: 'ctr',
          anchor: 'ctr',
        }),
      ),
    ],
  },
];

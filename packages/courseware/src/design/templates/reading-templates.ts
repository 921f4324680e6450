import { badge, both, box, grid, type PageTemplate, type Piece, panel, rule } from './page-template.ts';

/** A square for a character, with its cross of dashes (田字格). */
function character(x: number, y: number, size: number): Piece[] {
  const thin = (piece: Piece): Piece =>
    piece.type === 'line' ? { ...piece, line: { ...piece.line, dash: 'dash' } } : piece;
  return [
    box([x, y, size, size], '', { line: 'accent2', preset: 'rect', fill: 'bg1' }),
    thin(rule(x, y + size / 2, size, 0, 'accent2', 1)),
    thin(rule(x + size / 2, y, 0, size, 'accent2', 1)),
  ];
}

/** Pages for learning characters, words and texts. */
export const readingTemplates: readonly PageTemplate[] = [
  {
    id: 'characters',
    group: 'reading',
    name: both('生字', 'New characters'),
    layout: 'titleOnly',
    words: [both('我会写', 'I can write')],
    pieces: (say) =>
      [0, 1, 2, 3, 4, 5].flatMap((index) => {
        const x = 110 + (index % 3) * 372;
        const y = 172 + Math.floor(index / 3) * 244;
        return [
          box([x, y, 170, 44], 'pīn yīn', { size: 20, align: 'ctr', anchor: 'ctr' }),
          ...character(x, y + 46, 170),
          box([x, y + 46, 170, 170], say(both('字', '字')), {
            size: 96,
            align: 'ctr',
            anchor: 'ctr',
            preset: 'rect',
          }),
          panel([x + 182, y + 46, 150, 170], say(both('组词：', 'Words:')), { size: 20 }),
        ];
      }),
  },
  {
    id: 'word-list',
    group: 'reading',
    name: both('词汇表', 'Word list'),
    layout: 'titleOnly',
    words: [both('词汇表', 'New words')],
    pieces: (say) => [
      grid(
        [80, 172, 1120, 460],
        [
          [say(both('单词', 'Word')), say(both('词义', 'Meaning')), say(both('例句', 'In a sentence'))],
          ...[0, 1, 2, 3, 4].map(() => ['', '', '']),
        ],
        [3, 3, 6],
      ),
    ],
  },
  {
    id: 'reading',
    group: 'reading',
    name: both('课文阅读', 'Reading'),
    layout: 'titleOnly',
    words: [both('读一读', 'Read')],
    pieces: (say) => [
      panel([80, 168, 740, 476], say(both('把课文的一段放在这里。', 'A paragraph of the text goes here.')), {
        size: 26,
      }),
      box(
        [844, 168, 356, 476],
        say(
          both(
            '边读边想\n这一段写了什么？\n哪个词用得好？',
            'While you read\nWhat is it about?\nWhich word is well chosen?',
          ),
        ),
        { line: 'accent2', size: 24, heading: true },
      ),
    ],
  },
  {
    id: 'poem',
    group: 'reading',
    name: both('诗词', 'Poem'),
    layout: 'titleOnly',
    words: [both('诗题', 'Title of the poem')],
    pieces: (say) => [
      box([280, 160, 720, 50], say(both('朝代 · 作者', 'Age · Poet')), {
        size: 22,
        align: 'ctr',
        color: 'tx2',
      }),
      box(
        [280, 222, 720, 330],
        say(both('第一句\n第二句\n第三句\n第四句', 'First line\nSecond line\nThird line\nFourth line')),
        {
          size: 36,
          align: 'ctr',
          anchor: 'ctr',
        },
      ),
      panel([280, 570, 720, 76], say(both('注释：', 'Notes:')), { size: 20, anchor: 'ctr' }),
    ],
  },
  {
    id: 'key-sentence',
    group: 'reading',
    name: both('重点句子', 'A sentence to keep'),
    layout: 'titleOnly',
    words: [both('品一品', 'A sentence to keep')],
    pieces: (say) => [
      badge([80, 180, 90, 90], '“', 'accent1', { size: 48 }),
      panel([190, 180, 1010, 220], say(both('把要品读的句子写在这里', 'The sentence goes here')), {
        size: 34,
        anchor: 'ctr',
      }),
      box([190, 430, 490, 210], say(both('好在哪里\n…', 'What makes it good\n…')), {
        line: 'accent1',
        size: 22,
        heading: true,
      }),
      box([710, 430, 490, 210], say(both('仿写一句\n…', 'Write one like it\n…')), {
        line: 'accent2',
        size: 22,
        heading: true,
      }),
    ],
  },
  {
    id: 'dialogue',
    group: 'reading',
    name: both('情景对话', 'Dialogue'),
    layout: 'titleOnly',
    words: [both('说一说', 'Talk')],
    pieces: () =>
      [0, 1, 2, 3].flatMap((index) => {
        const left = index % 2 === 0;
        const y = 170 + index * 122;
        return [
          badge([left ? 80 : 1110, y, 90, 90], left ? 'A' : 'B', left ? 'accent1' : 'accent2', { size: 34 }),
          panel([left ? 196 : 384, y, 700, 96], '…', {
            size: 26,
            anchor: 'ctr',
            align: left ? 'l' : 'r',
          }),
        ];
      }),
  },
];

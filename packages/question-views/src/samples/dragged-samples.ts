import type { Content, SingleQuestion } from '@lectern/questions';
import { contentOf, gapRun } from '@lectern/questions/shown';

/** Hash of the picture of these questions; a test's host knows its address. */
export const PICTURE = 'b'.repeat(64);

function question(kind: string, stem: string, fields: Partial<SingleQuestion>): SingleQuestion {
  return {
    format: 1,
    id: `q-${kind}`,
    version: 1,
    kind,
    stem: contentOf(stem),
    score: 4,
    rule: { name: 'per-item' },
    attempts: 1,
    counts: 'last',
    body: {},
    key: {},
    ...fields,
  };
}

function passage(...parts: readonly (string | { readonly gap: string })[]): Content {
  const runs = parts.map((part) =>
    typeof part === 'string' ? ({ type: 'text', text: part } as const) : gapRun(part.gap),
  );
  return { paragraphs: [{ runs }] };
}

function parts(prefix: string, texts: readonly string[]) {
  return texts.map((text, index) => ({ id: `${prefix}${index + 1}`, content: contentOf(text) }));
}

const WORDS = 'He have went to the the park yesterday and feed ducks.'.split(/(?<= )/);

/** A question of each kind that is dragged, linked, ordered, tapped, drawn or recorded, as schools ask them. */
export const DRAGGED_SAMPLES: readonly SingleQuestion[] = [
  question('bank-cloze', '从备选项中选出能填入空白处的句子，使短文通顺。', {
    body: {
      passage: passage(
        '读书有很多好处。',
        { gap: 'g1' },
        '除此之外，读书还能让我们认识许多没有见过的人和事。',
        { gap: 'g2' },
        '所以，从今天起，每天读半小时书吧。',
        { gap: 'g3' },
      ),
      bank: parts('c', [
        '它能帮助我们积累知识，提高写作能力。',
        '一本好书就像一位好朋友。',
        '坚持下去，你一定会有收获。',
        '电视节目也很有意思。',
        '图书馆每天八点开门。',
      ]),
    },
    key: {
      right: [
        { gap: 'g1', choice: 'c1' },
        { gap: 'g2', choice: 'c2' },
        { gap: 'g3', choice: 'c3' },
      ],
    },
  }),
  question('matching', '把诗句和诗人连起来。', {
    body: {
      left: parts('l', ['床前明月光', '春眠不觉晓', '白日依山尽']),
      right: parts('r', ['王之涣', '李白', '孟浩然', '杜甫']),
      partners: 'one',
    },
    key: {
      pairs: [
        { left: 'l1', right: 'r2' },
        { left: 'l2', right: 'r3' },
        { left: 'l3', right: 'r1' },
      ],
    },
  }),
  question('ordering', '把下面的朝代按先后顺序排列。', {
    rule: { name: 'order-kendall' },
    body: { items: parts('i', ['唐', '秦', '明', '宋']) },
    key: { order: [['i2'], ['i1'], ['i4'], ['i3']] },
  }),
  question('matrix', '下列物体在水中会沉还是会浮？', {
    body: { rows: parts('r', ['铁钉', '木块', '塑料瓶（空的，盖紧）']), columns: parts('c', ['沉', '浮']) },
    key: {
      right: [
        { row: 'r1', columns: ['c1'] },
        { row: 'r2', columns: ['c2'] },
        { row: 'r3', columns: ['c2'] },
      ],
    },
  }),
  question('hotspot', '在图中点出两个圆的位置。', {
    body: {
      picture: { asset: PICTURE, width: 800, height: 400, alt: '两个圆和一个方块' },
      areas: [],
      taps: 2,
    },
    key: {
      areas: [
        { id: 'a1', shape: { type: 'circle', centre: { x: 0.25, y: 0.5 }, radius: 0.1 } },
        { id: 'a2', shape: { type: 'circle', centre: { x: 0.75, y: 0.5 }, radius: 0.1 } },
      ],
      right: ['a1', 'a2'],
    },
  }),
  question('error-mark', '改正句子中的错误。', {
    rule: { name: 'net' },
    body: {
      tokens: WORDS.map((text, index) => ({ id: `t${index}`, runs: [{ type: 'text', text }] })),
      told: 3,
    },
    key: {
      errors: [
        {
          token: 't1',
          accepted: [{ way: 'delete' }],
        },
        { token: 't5', accepted: [{ way: 'delete' }] },
        { token: 't9', accepted: [{ way: 'replace', text: 'fed' }] },
      ],
    },
  }),
  question('media-answer', '画出这个三角形的一条高。', {
    rule: { name: 'manual' },
    body: { ask: 'drawing', ground: { type: 'grid', grid: 'squares' } },
    key: {},
  }),
];

/** Questions of the same kinds that look unlike the first ones. */
export const OTHER_DRAGGED: readonly SingleQuestion[] = [
  question('hotspot', '哪一块是南半球？', {
    id: 'q-hotspot-areas',
    body: {
      picture: { asset: PICTURE, width: 800, height: 400 },
      areas: [
        { id: 'n', shape: { type: 'rectangle', left: 0, top: 0, right: 1, bottom: 0.5 } },
        { id: 's', shape: { type: 'rectangle', left: 0, top: 0.5, right: 1, bottom: 1 } },
      ],
      taps: 1,
    },
    key: { areas: [], right: ['s'] },
  }),
  question('matrix', '哪些是哺乳动物，哪些会飞？', {
    id: 'q-matrix-several',
    body: {
      rows: parts('r', ['蝙蝠', '鲸', '麻雀']),
      columns: parts('c', ['哺乳动物', '会飞']),
      several: true,
    },
    key: {
      right: [
        { row: 'r1', columns: ['c1', 'c2'] },
        { row: 'r2', columns: ['c1'] },
        { row: 'r3', columns: ['c2'] },
      ],
    },
  }),
  question('bank-cloze', '选词填空（词可以重复使用）。', {
    id: 'q-bank-reuse',
    body: {
      passage: passage('一', { gap: 'g1' }, '鱼，一', { gap: 'g2' }, '狗，一', { gap: 'g3' }, '船'),
      bank: parts('c', ['条', '只', '本']),
      reuse: true,
    },
    key: {
      right: [
        { gap: 'g1', choice: 'c1' },
        { gap: 'g2', choice: 'c1' },
        { gap: 'g3', choice: 'c1' },
      ],
    },
  }),
  question('media-answer', '拍下你的解题过程。', {
    id: 'q-photographs',
    rule: { name: 'manual' },
    body: { ask: 'photographs', most: 3 },
    key: {},
  }),
  question('media-answer', '有感情地朗读下面的句子。', {
    id: 'q-speech',
    rule: { name: 'manual' },
    body: { ask: 'speech', seconds: 30, text: contentOf('盼望着，盼望着，东风来了，春天的脚步近了。') },
    key: {},
  }),
];

import type { CompositeQuestion, Content, SingleQuestion } from '@lectern/questions';
import { contentOf, gapRun } from '@lectern/questions/shown';

export { DRAGGED_SAMPLES, OTHER_DRAGGED } from './dragged-samples.ts';

const ASSET = 'a'.repeat(64);

function question(kind: string, stem: Content, fields: Partial<SingleQuestion>): SingleQuestion {
  return {
    format: 1,
    id: `q-${kind}`,
    version: 1,
    kind,
    stem,
    score: 4,
    rule: { name: 'exact' },
    attempts: 1,
    counts: 'last',
    body: {},
    key: {},
    ...fields,
  };
}

function passage(...parts: readonly (string | { readonly gap: string })[]): Content {
  return {
    paragraphs: [
      {
        runs: parts.map((part) =>
          typeof part === 'string' ? { type: 'text', text: part } : gapRun(part.gap),
        ),
      },
    ],
  };
}

function formula(before: string, latex: string, after = ''): Content {
  return {
    paragraphs: [
      {
        runs: [
          { type: 'text', text: before },
          { type: 'formula', latex },
          { type: 'text', text: after },
        ],
      },
    ],
  };
}

function choices(...texts: readonly string[]) {
  return texts.map((text, index) => ({ id: 'abcdefghij'.charAt(index), content: contentOf(text) }));
}

const CLOZE_WORDS = [
  ['although', 'because', 'unless', 'until'],
  ['look at', 'look after', 'look for', 'look up'],
  ['happy', 'happily', 'happiness', 'unhappy'],
];

/** A question of each kind that has a view, as schools ask them, with its key. */
export const SAMPLES: readonly SingleQuestion[] = [
  question(
    'single-choice',
    formula('函数 ', 'y=\\frac{1}{\\sqrt{x-2}}', ' 中，自变量 x 的取值范围是（　　）'),
    {
      body: {
        choices: [formula('', 'x>2'), formula('', 'x\\ge 2'), formula('', 'x\\ne 2'), formula('', 'x<2')].map(
          (content, index) => ({ id: 'abcd'.charAt(index), content }),
        ),
      },
      key: { right: 'a' },
      analysis: contentOf('分母不为零，被开方数不为负，所以 x－2＞0。'),
      feedback: { wrong: contentOf('想一想：分母可以是零吗？') },
      hints: [{ id: 'h', content: contentOf('被开方数和分母各有什么要求？'), cost: 1 }],
    },
  ),
  question('multiple-choice', contentOf('下列哪些诗句写的是春天？'), {
    rule: { name: 'exam-multi' },
    body: {
      choices: choices(
        '春风又绿江南岸，明月何时照我还',
        '接天莲叶无穷碧，映日荷花别样红',
        '竹外桃花三两枝，春江水暖鸭先知',
        '停车坐爱枫林晚，霜叶红于二月花',
        '以上都不对',
      ),
      leastPicks: 2,
      mostPicks: 3,
    },
    key: { right: ['a', 'c'] },
  }),
  question('true-false', contentOf('月亮自己会发光，所以晚上我们能看到它。'), {
    rule: { name: 'per-item' },
    body: { correction: true },
    key: { truth: false, corrections: [{ text: '月亮反射太阳光' }] },
  }),
  question('fill-blank', contentOf('根据课文内容填空。'), {
    rule: { name: 'per-item' },
    body: {
      passage: passage(
        '日照香炉生',
        { gap: 'g1' },
        '，遥看瀑布挂',
        { gap: 'g2' },
        '。这首诗的作者是',
        { gap: 'g3' },
        '代诗人李白。',
      ),
      widths: [{ gap: 'g3', width: 2 }],
    },
    key: {
      blanks: [
        { gap: 'g1', accepted: [{ text: '紫烟' }] },
        { gap: 'g2', accepted: [{ text: '前川' }] },
        { gap: 'g3', accepted: [{ text: '唐' }] },
      ],
    },
  }),
  question('numeric', contentOf('一辆汽车 2.5 小时行驶了 200 千米，它的平均速度是多少？'), {
    rule: { name: 'tolerance' },
    body: { units: ['km', 'km/h', 'h'] },
    key: { value: '80', units: [{ unit: 'km/h' }], wrongUnit: 0.5 },
  }),
  question('formula', formula('分解因式：', 'x^2-5x+6'), {
    rule: { name: 'algebra' },
    body: { notation: 'algebra' },
    key: { expected: ['(x-2)(x-3)'], form: 'factored' },
  }),
  question('cloze-choice', contentOf('Choose the best word for each gap.'), {
    rule: { name: 'per-item' },
    body: {
      passage: passage(
        'I did not go out ',
        { gap: 'g1' },
        ' it was raining. My little sister asked me to ',
        { gap: 'g2' },
        ' her cat, and we played together ',
        { gap: 'g3' },
        ' until the sun came out again.',
      ),
      gaps: CLOZE_WORDS.map((words, index) => ({ id: `g${index + 1}`, choices: choices(...words) })),
    },
    key: {
      right: [
        { gap: 'g1', choice: 'b' },
        { gap: 'g2', choice: 'b' },
        { gap: 'g3', choice: 'b' },
      ],
    },
  }),
  question('short-answer', contentOf('为什么说“失败是成功之母”？请结合课文举例说明。'), {
    rule: { name: 'keywords' },
    body: { least: 30, most: 100, lines: 4 },
    key: {
      sample: contentOf('失败能让人找到问题，积累经验，再试一次就更接近成功。'),
      keywords: [{ id: 'k', words: ['经验', '教训'], share: 1 }],
    },
  }),
  question('essay', contentOf('以“那一刻，我长大了”为题，写一篇记叙文。'), {
    rule: { name: 'manual' },
    score: 40,
    body: {
      least: 400,
      most: 600,
      outline: [
        { id: 'o1', title: '开头：事情的起因' },
        { id: 'o2', title: '中间：最难忘的一刻' },
      ],
      photographs: 3,
    },
    key: { sample: contentOf('范文：那天放学，天下着大雨……') },
  }),
];

/** A chemical equation, pictures and sounds as choices, pinyin and formats: questions that look unlike those of `SAMPLES`. */
export const OTHER_SAMPLES: readonly SingleQuestion[] = [
  question('formula', contentOf('写出氢气在氧气中燃烧的化学方程式。'), {
    id: 'q-chemistry',
    rule: { name: 'algebra' },
    body: { notation: 'chemistry' },
    key: { expected: ['2H2+O2=点燃=2H2O'] },
  }),
  question('single-choice', contentOf('哪一幅图是轴对称图形？'), {
    id: 'q-pictures',
    body: {
      choices: ['蝴蝶', '风车', '平行四边形', '闪电'].map((alt, index) => ({
        id: 'abcd'.charAt(index),
        content: { paragraphs: [], media: [{ type: 'picture', asset: ASSET, alt }] },
      })),
    },
    key: { right: 'a' },
  }),
  question(
    'single-choice',
    {
      paragraphs: [
        {
          runs: [
            { type: 'text', text: '给加点的字选出正确的读音：' },
            { type: 'text', text: '处', props: { emphasisMark: true } },
            { type: 'text', text: '理　相', props: { bold: true } },
            { type: 'text', text: '处', props: { ruby: 'chǔ' } },
          ],
        },
      ],
    },
    { id: 'q-pinyin', body: { choices: choices('chù', 'chǔ', 'cù') }, key: { right: 'b' } },
  ),
];

/** A material with two questions. */
export const COMPOSITE_SAMPLE: CompositeQuestion = {
  format: 1,
  id: 'q-composite',
  version: 1,
  kind: 'composite',
  attempts: 1,
  counts: 'last',
  stem: contentOf(
    '阅读下面的短文，回答问题。\n桂林的山真奇啊，一座座拔地而起，各不相连，像老人，像巨象，像骆驼，奇峰罗列，形态万千。\n桂林的山真秀啊，像翠绿的屏障，像新生的竹笋，色彩明丽，倒映水中。',
  ),
  children: [
    question('single-choice', contentOf('这段话主要写了桂林的山的什么特点？'), {
      id: 'c1',
      body: { choices: choices('奇、秀', '高、大', '静、清', '险、远') },
      key: { right: 'a' },
      analysis: contentOf('每段的第一句话点明了特点。'),
    }),
    question('short-answer', contentOf('作者用了什么修辞手法？有什么好处？'), {
      id: 'c2',
      rule: { name: 'keywords' },
      body: { lines: 3 },
      key: { sample: contentOf('排比和比喻，写出了山的形态。') },
    }),
  ],
};

import type { SingleQuestion } from '@lectern/questions';
import { contentOf, gapRun } from '@lectern/questions/shown';
import { PICTURE } from './dragged-samples.ts';
import { cards, game, matching, type PartSample } from './game-samples.ts';

/** A blank whose stem is a clue and whose answer is a word. */
function word(clue: string, text: string): PartSample {
  return {
    kind: 'fill-blank',
    stem: clue,
    body: { passage: { paragraphs: [{ runs: [gapRun('g')] }] } },
    key: { blanks: [{ gap: 'g', accepted: [{ text }] }] },
  };
}

function ordered(texts: readonly string[], stem?: string): PartSample {
  const items = cards('w', texts);
  return {
    kind: 'ordering',
    ...(stem === undefined ? {} : { stem }),
    body: { items: items.toReversed() },
    key: { order: items.map(({ id }) => [id]) },
  };
}

function spot(clue: string, x: number, y = 0.5): PartSample {
  return {
    kind: 'hotspot',
    stem: clue,
    body: { picture: { asset: PICTURE, width: 800, height: 400, alt: '图形' }, areas: [], taps: 1 },
    key: {
      areas: [{ id: 'a', shape: { type: 'circle', centre: { x, y }, radius: 0.06 } }],
      right: ['a'],
    },
  };
}

const gap = (id: string) => ({ paragraphs: [{ runs: [gapRun(id)] }] });

/** Words and the numbers of their bins. */
const SORTED = {
  苹果: [1],
  跑步: [3],
  西瓜: [1],
  唱歌: [3],
  葡萄: [1],
  跳远: [3],
  萝卜: [2],
  白菜: [2],
  游泳: [3],
  番茄: [1, 2],
};

/** Games of the kinds that are played on a board of their own, with their keys. */
export const BOARD_GAME_SAMPLES: readonly SingleQuestion[] = [
  game(
    'sentence-line',
    '把词语排成一句话。',
    [
      ordered(['春天', '来了', '，', '花儿', '开了', '。']),
      ordered(['I', 'like', 'my', 'school', 'very much', '.']),
    ],
    {
      ownKey: { otherOrders: [{ part: 'p1', order: [['w4'], ['w5'], ['w3'], ['w1'], ['w2'], ['w6']] }] },
    },
  ),
  game(
    'timeline-place',
    '把事件放到时间轴上。',
    [ordered(['秦统一六国', '张骞出使西域', '赤壁之战', '唐朝建立', '郑和下西洋', '虎门销烟'])],
    {
      own: {
        from: -300,
        to: 2000,
        anchors: [
          { content: contentOf('元旦历法改用公历'), at: 1912 },
          { content: contentOf('造纸术改进'), at: 105 },
        ],
      },
      ownKey: {
        events: [
          { item: 'w1', from: -221 },
          { item: 'w2', from: -138, to: -126 },
          { item: 'w3', from: 208 },
          { item: 'w4', from: 618 },
          { item: 'w5', from: 1405, to: 1433 },
          { item: 'w6', from: 1839 },
        ],
      },
    },
  ),
  game(
    'map-fill',
    '把思维导图补充完整。',
    [
      {
        kind: 'bank-cloze',
        body: {
          passage: {
            paragraphs: ['g1', 'g2', 'g3', 'g4'].map((id) => ({ runs: gap(id).paragraphs[0]?.runs })),
          },
          bank: cards('c', ['蜻蜓', '青蛙', '麻雀', '鲤鱼', '松树']),
        },
        key: {
          right: [
            { gap: 'g1', choice: 'c1' },
            { gap: 'g2', choice: 'c2' },
            { gap: 'g3', choice: 'c3' },
            { gap: 'g4', choice: 'c4' },
          ],
        },
      },
    ],
    {
      own: {
        nodes: [
          { id: 'root', content: contentOf('动物') },
          { id: 'n1', parent: 'root', content: contentOf('昆虫') },
          { id: 'n2', parent: 'n1', content: contentOf('蝴蝶') },
          { id: 'n3', parent: 'n1', gap: 'g1' },
          { id: 'n4', parent: 'root', content: contentOf('脊椎动物') },
          { id: 'n5', parent: 'n4', content: contentOf('两栖类') },
          { id: 'n6', parent: 'n5', gap: 'g2' },
          { id: 'n7', parent: 'n4', content: contentOf('鸟类') },
          { id: 'n8', parent: 'n7', gap: 'g3' },
          { id: 'n9', parent: 'n4', content: contentOf('鱼类') },
          { id: 'n10', parent: 'n9', gap: 'g4' },
        ],
      },
    },
  ),
  game('find-spot', '找一找，点一点。', [
    spot('找到红色的方块', 0.25),
    spot('找到绿色的圆', 0.5),
    spot('找到蓝色的三角形', 0.75),
  ]),
  game(
    'word-search',
    '在字格里找出这些词。',
    [
      word('很多人一起帮忙', '齐心协力'),
      word('非常高兴的样子', '欢天喜地'),
      word('一年的第一个季节', '春天'),
      word('天上的星星', '繁星'),
      word('老师上课的地方', '教室'),
    ],
    {},
  ),
  game('crossword', '成语填字', [
    word('心思、意念专一', '一心一意'),
    word('精神振奋，气概豪迈', '意气风发'),
    word('使好的作风、传统得到发展', '发扬光大'),
    word('形容做事大胆', '大刀阔斧'),
  ]),
  game('super-sort', '给词语分类。', [
    {
      kind: 'matching',
      body: {
        left: cards('l', Object.keys(SORTED)),
        right: cards('r', ['水果', '蔬菜', '动作']),
        partners: 'many',
      },
      key: {
        pairs: Object.values(SORTED).flatMap((bins, index) =>
          bins.map((bin) => ({ left: `l${index + 1}`, right: `r${bin}` })),
        ),
      },
    },
  ]),
  game(
    'jigsaw',
    '答对问题，拼出图画。',
    [
      matching(
        ['3×4', 'B1', '6×7', 'C1', '8×8', 'D1'],
        ['12', 'B1', '42', 'C1', '64', 'D1'],
        '11 22 33 44 55 66',
      ),
    ],
    {
      own: {
        picture: { asset: PICTURE, width: 600, height: 400, alt: '图画' },
        rows: 2,
        columns: 3,
        places: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'],
        showsPicture: true,
      },
    },
  ),
  game(
    'dictation-game',
    '听写词语',
    [word('chūn tiān', '春天'), word('huā yuán', '花园'), word('a kind of fruit', 'apple')],
    {
      own: { seconds: 12, repeats: 2 },
    },
  ),
];

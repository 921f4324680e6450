import { interactiveKindOf, type PlayedBody, type PlayedKey, type SingleQuestion } from '@lectern/questions';
import { contentOf } from '@lectern/questions/shown';
import { DRAGGED_SAMPLES, PICTURE } from './dragged-samples.ts';

export interface PartSample {
  readonly kind: string;
  readonly stem?: string;
  readonly body: unknown;
  readonly key: unknown;
}

interface OwnSample {
  readonly own?: object;
  readonly ownKey?: object;
}

/** A game of basic questions with the ids p1, p2 …; it is quick, and nothing in it is shuffled. */
export function game(
  name: string,
  stem: string,
  parts: readonly PartSample[],
  { own, ownKey }: OwnSample = {},
): SingleQuestion {
  const kind = interactiveKindOf(name);
  if (!kind) throw new Error(`no kind ${name}`);
  const played = kind.playing(
    parts.map((part, index) => ({
      id: `p${index + 1}`,
      kind: part.kind,
      stem: part.stem === undefined ? undefined : contentOf(part.stem),
      body: part.body,
    })),
    parts.map(({ kind: partKind, key }, index) => ({ id: `p${index + 1}`, kind: partKind, key })),
  );
  const body: PlayedBody = { ...played.body, own: { ...(played.body.own as object), ...own } };
  const key: PlayedKey = { ...played.key, own: { ...(played.key.own as object), ...ownKey } };
  return {
    format: 1,
    id: `g-${name}`,
    version: 1,
    kind: name,
    stem: contentOf(stem),
    score: 4,
    rule: { name: kind.rules[0] },
    attempts: 1,
    counts: 'last',
    body,
    key,
  };
}

export function cards(prefix: string, texts: readonly string[]) {
  return texts.map((text, index) => ({ id: `${prefix}${index + 1}`, content: contentOf(text) }));
}

export function matching(
  left: readonly string[],
  right: readonly string[],
  pairs: string,
  many = false,
): PartSample {
  return {
    kind: 'matching',
    body: { left: cards('l', left), right: cards('r', right), partners: many ? 'many-left' : 'one' },
    key: { pairs: pairs.split(' ').map((pair) => ({ left: `l${pair[0]}`, right: `r${pair[1]}` })) },
  };
}

function truth(stem: string, isTrue: boolean): PartSample {
  return { kind: 'true-false', stem, body: {}, key: { truth: isTrue } };
}

function choice(stem: string, texts: readonly string[], right = 1): PartSample {
  return { kind: 'single-choice', stem, body: { choices: cards('c', texts) }, key: { right: `c${right}` } };
}

function sum(stem: string, value: string): PartSample {
  return { kind: 'numeric', stem, body: {}, key: { value } };
}

const bank = DRAGGED_SAMPLES.find(({ kind }) => kind === 'bank-cloze');
const order = DRAGGED_SAMPLES.find(({ kind }) => kind === 'ordering');

/** Games of the kinds that are sorted, linked, ordered and answered in turn, with their keys. */
export const GAME_SAMPLES: readonly SingleQuestion[] = [
  game('fun-sort', '把垃圾放进正确的垃圾桶。', [
    matching(
      ['香蕉皮', '旧报纸', '废电池', '剩饭', '塑料瓶', '过期药'],
      ['厨余垃圾', '可回收物', '有害垃圾'],
      '11 22 33 41 52 63',
      true,
    ),
  ]),
  game('word-bank', '选句填空，使短文通顺。', [{ kind: 'bank-cloze', body: bank?.body, key: bank?.key }]),
  game(
    'knowledge-pairs',
    '找出意思相同的词。',
    [matching(['高兴', '美丽', '立刻', '著名'], ['马上', '快乐', '有名', '漂亮'], '12 24 31 43')],
    { own: { roundSize: 4 } },
  ),
  game(
    'team-race',
    '抢答竞赛',
    [
      choice('中国的首都是哪里？', ['北京', '上海', '广州']),
      truth('鲸是鱼。', false),
      sum('25 × 4 ＝ ？', '100'),
      choice('一年有几个季节？', ['四个', '三个', '两个']),
      truth('水在 0 ℃ 结冰。', true),
    ],
    { own: { steps: 5, sameOrder: true } },
  ),
  game(
    'truth-rush',
    '判断对错',
    [
      truth('太阳从东边升起。', true),
      truth('蝙蝠是鸟。', false),
      truth('三角形有四个角。', false),
      truth('冰比水轻。', true),
      truth('植物不需要阳光。', false),
      truth('地球是圆的。', true),
    ],
    { ownKey: { reasons: [{ part: 'p2', reason: contentOf('蝙蝠是哺乳动物，用乳汁喂养幼崽。') }] } },
  ),
  game('fun-choice', '打气球', [
    choice('哪个是偶数？', ['8', '7', '5', '3']),
    choice('“苹果”的英文是？', ['apple', 'orange', 'pear']),
    choice('最大的海洋是？', ['太平洋', '大西洋', '印度洋', '北冰洋']),
  ]),
  game('fun-order', '朝代排排队', [{ kind: 'ordering', body: order?.body, key: order?.key }]),
  game('link-lines', '连一连', [matching(['猫', '狗', '牛'], ['牛棚', '猫窝', '狗窝'], '12 23 31')]),
  game(
    'memory',
    '翻牌记忆',
    [matching(['one', 'two', 'three', 'four'], ['三', '一', '四', '二'], '12 24 31 43')],
    { own: { showSeconds: 0 } },
  ),
  game('sums-sprint', '口算竞速', [
    sum('6 × 7 ＝ ？', '42'),
    sum('81 ÷ 9 ＝ ？', '9'),
    {
      kind: 'single-choice',
      stem: '3/4 ○ 2/3',
      body: { choices: ['<', '=', '>'].map((id) => ({ id, content: contentOf(id) })) },
      key: { right: '>' },
    },
  ]),
  game(
    'label-picture',
    '把名称放到图上。',
    [matching(['①', '②', '③'], ['方块', '绿圆', '红圆'], '13 21 32')],
    {
      own: {
        picture: { asset: PICTURE, width: 800, height: 400, alt: '图形' },
        targets: [
          { id: 'l1', dot: { x: 0.25, y: 0.5 } },
          { id: 'l2', dot: { x: 0.5, y: 0.5 } },
          { id: 'l3', dot: { x: 0.75, y: 0.5 }, label: { x: 0.85, y: 0.2 } },
        ],
      },
    },
  ),
];

import { BASIC_KINDS, COMPOSITE, INTERACTIVE_KINDS, parseQuestion } from '@lectern/questions';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { authorProblems } from './problem-notes.ts';
import { choose, chooseFile, part, paste, press, type, write } from './testing/by-hand.ts';
import { openDialog } from './testing/mounted-dialog.tsx';
import { memoryHost, pictureFile } from './testing/picture-host.ts';

const FOUR = 'one\ntwo\nthree\nfour';

async function bank(): Promise<void> {
  await paste('备选项 A', 'one\ntwo\nthree\nfour\nfive\nsix\nseven');
  await choose('第 1 空的答案', 'B. two');
}

async function pairs(count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) => `word${index}\tmeaning ${index}`);
  await paste('左 1', lines.join('\n'));
}

async function choicesIn(place: ReturnType<typeof part>, number: number): Promise<void> {
  await write(`第 ${number} 题 题干`, `Question ${number}`, place);
  await paste('选项 A', FOUR, place);
}

/** How an author fills a new question of a kind, without more than must be given. */
const BY_HAND: Readonly<Record<string, () => Promise<void>>> = {
  'single-choice': async () => {
    await type('2+3=?');
    await paste('选项 A', 'A. 4\nB. 5\nC. 6\nD. 7');
    await press('radio', 'B 是正确答案：5');
  },
  'multiple-choice': async () => {
    await type('Which are even?');
    await write('选项 A', '1{Enter}2{Enter}3{Enter}4');
    await press('checkbox', 'B 是正确答案：2');
    await press('checkbox', 'D 是正确答案：4');
  },
  'true-false': async () => {
    await type('The earth is flat.');
    await press('button', '✗ 错误');
  },
  'fill-blank': () => write('第 1 空的答案', 'spring{Enter}Spring'),
  numeric: async () => {
    await type('3+4=?');
    await write('正确的数', '7');
  },
  formula: async () => {
    await type('Expand $(x+1)^2$');
    await write('正确的式子 1', 'x^2+2x+1');
  },
  'cloze-choice': async () => {
    for (const letter of 'ABCD') await write(`第 1 空的选项 ${letter}`, `word ${letter}`);
    await press('radio', '第 1 空选 C');
  },
  'bank-cloze': bank,
  matching: () => pairs(3),
  ordering: () => paste('第 1 项', FOUR),
  matrix: async () => {
    await paste('第 1 列', 'right\nwrong');
    await paste('第 1 行', 'a\nb\nc');
    for (const row of 'abc') await press('checkbox', `${row} · right`);
  },
  hotspot: async () => {
    await type('Where is the sun?');
    await chooseFile('选择图片', await pictureFile());
    await press('button', '在中间放一个');
  },
  'error-mark': async () => {
    await write('有错误的文字', 'He go home.');
    await press('button', 'go', page.getByRole('group', { name: '错误和改法' }));
    await write('go 改成', 'goes');
  },
  'short-answer': async () => {
    await type('Why is the sky blue?');
    await press('button', '添加关键词');
    await write('关键词 1', 'scattering, light');
  },
  essay: () => type('My holiday'),
  'media-answer': () => type('Draw a triangle'),
  [COMPOSITE]: async () => {
    await type('A long text');
    const child = part('第 1 小题 · 单选题');
    await write('题干', 'What is it about?', child);
    await paste('选项 A', FOUR, child);
  },
  'fun-sort': async () => {
    for (const number of [1, 2, 3]) {
      const bin = part(`第 ${number} 类的名称`);
      await write(`第 ${number} 类的名称`, `bin ${number}`, bin);
      await paste('卡片 1', `card ${number}\nother ${number}`, bin);
    }
  },
  'super-sort': async () => {
    await paste('类别 1', 'x\ny\nz');
    await paste('卡片 1', 'a\nb\nc\nd\ne\nf\ng\nh');
    for (const card of 'abcdefgh') await press('checkbox', `${card} · y`);
    await press('checkbox', 'h · z');
  },
  'word-bank': bank,
  'knowledge-pairs': () => pairs(4),
  'team-race': async () => {
    for (const number of [1, 2, 3, 4, 5]) await choicesIn(part(`第 ${number} 题`), number);
  },
  'truth-rush': () => paste('第 1 条', 'a\nb\nc\nd\ne\nf'),
  'fun-choice': async () => {
    for (const number of [1, 2, 3]) await choicesIn(part(`第 ${number} 题`), number);
  },
  'fun-order': () => paste('第 1 项', FOUR),
  'link-lines': () => pairs(3),
  memory: () => pairs(4),
  'word-search': () => paste('第 1 个词', 'spring\tseason\nsummer\thot\nwinter\tcold'),
  crossword: () => paste('第 1 个词', 'spring\tseason\nsun\tstar\nrain\twater'),
  'sums-sprint': () => press('checkbox', '10 以内加法'),
  'dictation-game': () => write('第 1 个词', 'spring'),
  jigsaw: async () => chooseFile('选择图片', await pictureFile()),
  'map-fill': async () => {
    await write('中心主题', 'animals');
    await write('节点 1', 'cats');
  },
  'timeline-place': async () => {
    await paste('事件 1', FOUR);
    for (const number of [1, 2, 3, 4])
      await write(`事件 ${number} 时间`, `{Control>}a{/Control}${number * 100}{Tab}`);
  },
  'label-picture': async () => {
    await chooseFile('选择图片', await pictureFile());
    await paste('名称 1', 'leaf\nroot\nstem');
    const frame = document.querySelector<HTMLElement>('[role="group"][tabindex="0"]');
    frame?.focus();
    await type('{Enter}{Enter}{Enter}');
  },
  'find-spot': async () => {
    await write('第 1 题 线索：要找什么', 'the cat');
    await chooseFile('选择图片', await pictureFile());
    await press('button', '在中间放一个');
  },
  'sentence-line': () => write('第 1 句', 'I like cats.'),
};

const kinds = [...BASIC_KINDS, ...INTERACTIVE_KINDS].map(({ kind }) => kind).concat(COMPOSITE);

it.each(kinds)(
  'a question of the kind %s that is filled in by hand can be stored and has no problems',
  async (kind) => {
    const stored = await openDialog(kind, { host: memoryHost() });
    await BY_HAND[kind]?.();
    await expect.poll(() => authorProblems(stored.question())).toEqual([]);
    expect(parseQuestion(JSON.parse(JSON.stringify(stored.question()))).state).toBe('question');
    await expect.element(page.getByText('✓ 可以使用了')).toBeVisible();
  },
);

it('names that keys place on a picture do not cover each other', async () => {
  const stored = await openDialog('label-picture', { host: memoryHost() });
  await BY_HAND['label-picture']?.();
  const dots = () => {
    const question = stored.question() as { body: { own: { targets: { dot: { x: number; y: number } }[] } } };
    return question.body.own.targets.map(({ dot }) => dot);
  };
  await expect.poll(() => dots().length).toBe(3);
  for (const [index, dot] of dots().entries())
    for (const other of dots().slice(0, index))
      expect(Math.hypot(dot.x - other.x, dot.y - other.y)).toBeGreaterThan(0.09);
});

import { createHash } from 'node:crypto';
import type { CoursewareRecord } from '@lectern/courseware';
import { contentOf, type SingleQuestion } from '@lectern/questions';
import { expect, type Locator, type Page } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { greyPicture } from '../grey-picture.ts';
import { blankPage, importRecords } from '../made-courseware.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const picture = greyPicture(60, 40);
const asset = createHash('sha256').update(picture).digest('hex');
const play = { skin: 'ocean', sound: true, shuffle: true, pace: 'normal', quiet: false } as const;

/** A game of pairs; the cards of a pair have the same number. */
function pairs(kind: string, stem: string, lefts: readonly string[], rights: readonly string[], own: object) {
  const cards = (side: string, texts: readonly string[]) =>
    texts.map((text, at) => ({ id: `${side}${at}`, content: contentOf(text) }));
  const body = { left: cards('l', lefts), right: cards('r', rights), partners: 'one' };
  const right = lefts.map((_, at) => ({ left: `l${at}`, right: `r${at}` }));
  const question: SingleQuestion = {
    ...{ format: 1, id: kind, version: 1, kind, stem: contentOf(stem), score: 4, rule: { name: 'per-item' } },
    ...{ attempts: 'free', counts: 'last' },
    body: { play, parts: [{ id: 'p', kind: 'matching', body }], own },
    key: { parts: [{ id: 'p', kind: 'matching', key: { pairs: right } }], own: {} },
  };
  return question;
}

const WORDS = { one: '一', two: '二', three: '三', four: '四' };
const SUMS = { '3×4': '12', '6×7': '42', '8×8': '64', '9×9': '81' };
const questions = [
  pairs('memory', '翻一翻', Object.keys(WORDS), Object.values(WORDS), {
    ...{ relation: 'belonging', showSeconds: 0 },
  }),
  pairs('jigsaw', '拼一拼', Object.keys(SUMS), Object.values(SUMS), {
    ...{ picture: { asset, width: 60, height: 40 }, rows: 2, columns: 2 },
    ...{ places: ['r0', 'r1', 'r2', 'r3'], showsPicture: false },
  }),
];

/** Drags by a quick finger: two moves, and lifted without a rest. */
async function flick(phone: Page, from: Locator, to: Locator): Promise<void> {
  const session = await phone.context().newCDPSession(phone);
  // Waits until nothing moves.
  for (const one of [from, to]) await one.tap({ trial: true });
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  const middle = (box: typeof start) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [a, b] = [middle(start), middle(end)];
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  for (const [type, touchPoints] of [
    ['touchStart', [a]],
    ['touchMove', [half]],
    ['touchMove', [b]],
    ['touchEnd', []],
  ] as const)
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await session.detach();
}

/** Finds and keeps all pairs of the memory game. */
async function playMemory(phone: Page): Promise<void> {
  const tiles = phone.locator('[data-card]');
  await expect(tiles).toHaveCount(8);
  const places = new Map<string, number>();
  for (let at = 0; at < 8; at++) {
    await tiles.nth(at).tap();
    places.set(((await tiles.nth(at).textContent()) ?? '').trim(), at);
  }
  for (const [word, sign] of Object.entries(WORDS)) {
    await tiles.nth(places.get(word) ?? -1).tap();
    await tiles.nth(places.get(sign) ?? -1).tap();
    await phone.getByRole('button', { name: '是一组，收下' }).tap();
    await expect(phone.getByRole('button', { name: `去掉「${word} 和 ${sign}」` })).toBeVisible();
  }
}

test('games of an exercise are played on a phone by taps and quick drags, survive a reload, and are marked', async ({
  page,
  browser,
}) => {
  const teacher = await registerTeacher(server.url);
  const { page: first, others } = blankPage();
  const elements = questions.map((question, at) => ({
    ...{ kind: 'element', type: 'question', id: `on-page-${at}`, parentId: first.id, order: `a${at + 1}` },
    ...{ frame: { x: 100 + at * 560, y: 100, w: 520, h: 480 }, question },
  }));
  const file = { kind: 'asset', id: asset, mime: 'image/png', size: picture.length, width: 60, height: 40 };
  const records = [first, ...others, file, ...elements] as CoursewareRecord[];
  const documentId = await importRecords(teacher, '游戏', records, new Map([[asset, picture]]));
  await barAtBottom(page, ['interaction']);
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  const tools = page.getByRole('toolbar', { name: '授课工具' });
  await tools.getByRole('button', { name: '课堂互动' }).click();
  const asking = page.getByRole('dialog', { name: '课堂互动' });
  await asking.getByRole('button', { name: /^练习/ }).click();
  await asking.getByRole('button', { name: '本课件的题目（2 题）' }).click();
  const code = ((await asking.getByLabel(/^课堂码 \d/).textContent()) ?? '').replace(/\D/g, '');
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'zh-CN' },
  });
  const phone = await context.newPage();
  await phone.goto(`${server.url}/#/join?code=${code}`);
  await phone.getByLabel('你的名字').fill('小明');
  await phone.getByRole('button', { name: '进入课堂' }).tap();
  await expect(asking.getByText('1 部手机在线上课')).toBeVisible();
  await asking.getByRole('button', { name: '开始' }).click();

  await playMemory(phone);
  await phone.reload();
  await expect(phone.getByText('配好 4 / 4')).toBeVisible();
  await phone.getByRole('button', { name: '下一题' }).tap();

  // Ids on phones are aliases, so that only contents say what belongs together; one piece is put at a wrong place.
  const answers = ['12', '42', '81'];
  for (const [at, sum] of ['3×4', '6×7', '8×8'].entries()) {
    const place = phone.locator('[data-target]').filter({ hasText: answers[at] ?? '' });
    await flick(phone, phone.locator('[data-card]').filter({ hasText: sum }), place);
    await expect(phone.getByText(`放好 ${at + 1} / 4 块`)).toBeVisible();
  }
  await phone.getByRole('button', { name: '安静模式' }).tap();
  await expect(phone.locator('[data-drawn-lines] line')).toHaveCount(3);
  await phone.getByRole('button', { name: '交卷' }).tap();
  await phone.getByRole('dialog').getByRole('button', { name: '交卷' }).tap();
  await expect(phone.getByRole('heading', { name: '已交卷' })).toBeVisible();

  await asking.getByRole('button', { name: '每人进度' }).click();
  await asking.getByRole('button', { name: '显示姓名' }).click();
  await asking.getByRole('button', { name: '显示对错' }).click();
  await expect(asking.getByRole('row', { name: /小明 对 .*已交卷 · 6 分/ })).toBeVisible();
  await context.close();
});

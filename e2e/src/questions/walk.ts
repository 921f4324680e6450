import { GROUP_NAMES, KIND_GROUPS, kindName } from '@lectern/questions/kind-names';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type ApiSession, barAtBottom, signIn } from '../account-api.ts';
import { openEmpty } from '../editor-page.ts';
import { endLesson } from '../show-page.ts';
import { Author } from './author.ts';
import type { Hand } from './hand.ts';
import { Pupil } from './pupil.ts';

const LESSONS = '/api/lessons/v1/lessons';

/** A question of a kind from the insert menu to the record of the lesson in which it was answered. */
export class Walk {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #kind: string;
  readonly #hand: Hand;
  readonly #contexts: BrowserContext[] = [];

  constructor(browser: Browser, url: string, kind: string, hand: Hand) {
    this.#browser = browser;
    this.#url = url;
    this.#kind = kind;
    this.#hand = hand;
  }

  get #name(): string {
    return kindName(this.#kind, 'zh') ?? this.#kind;
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close();
  }

  /** The question is made by pointer and keys, looked at as pupils see it, and saved with its page. */
  async write(page: Page): Promise<{ readonly teacher: ApiSession; readonly documentId: string }> {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { editor, teacher, documentId } = await openEmpty(page, this.#url);
    await page.getByRole('toolbar', { name: '插入' }).getByRole('button', { name: '题目' }).click();
    const group = KIND_GROUPS.find(({ kinds }) => (kinds as readonly string[]).includes(this.#kind));
    const name = group && group.kinds.length > 1 ? GROUP_NAMES[group.group].zh : undefined;
    if (name !== undefined) await page.getByRole('menuitem', { name, exact: true }).click();
    const kinds = page.getByRole('menu', name === undefined ? {} : { name, exact: true });
    await kinds.getByRole('menuitem', { name: this.#name, exact: true }).click();
    const author = new Author(page);
    await expect(author.dialog.locator('[data-open-text]:focus')).toHaveCount(1);
    await this.#hand.write(author);
    await expect(author.dialog.getByText('✓ 可以使用了')).toBeVisible();
    const preview = author.dialog.getByRole('complementary', { name: '学生看到的样子' });
    await preview.getByRole('tab', { name: '手机' }).click();
    await expect(preview.locator('article[data-screen="phone"]')).toBeVisible();
    await preview.getByRole('button', { name: '看答案' }).click();
    await expect(preview.locator('article[data-mode="review"]')).toBeVisible();
    await author.dialog.getByRole('button', { name: '完成' }).click();
    await expect(editor.elements).toHaveCount(1);
    await editor.saved();
    return { teacher, documentId };
  }

  /** The lesson, on a panel that is touched. */
  async teach(teacher: ApiSession, documentId: string): Promise<Locator> {
    const page = await this.#window({ width: 1920, height: 1080 });
    await barAtBottom(page);
    await signIn(page, this.#url, teacher, `/play?fileId=${documentId}`);
    await page.getByRole('button', { name: '作答', exact: true }).tap();
    return page.getByRole('dialog', { name: this.#name });
  }

  /** Answers rightly and wrongly on the panel, by one pupil and then by four. */
  async answer(panel: Locator): Promise<void> {
    const { play } = this.#hand;
    if (play) return await this.#play(panel);
    const result = panel.getByRole('contentinfo').or(panel.locator('footer')).locator('[role="status"]');
    const one = await Pupil.in(panel, 'panel');
    await this.#hand.right(one);
    await one.tap('button', '提交');
    await this.#expectResult(result, true);
    await one.tap('button', '再答一次');
    await this.#hand.wrong(one);
    await one.tap('button', '提交');
    await this.#expectResult(result, false);
    if (this.#kind !== 'composite') await this.#answerInStrips(panel);
    await one.tap('button', '公布答案');
    await expect(panel.locator('article[data-mode="review"]').first()).toBeVisible();
  }

  async #expectResult(place: Locator, isRight: boolean): Promise<void> {
    const result = this.#hand.isMarked ? 'waiting' : isRight ? 'right' : /^(wrong|partly)$/;
    await expect(place).toHaveAttribute('data-result', result);
  }

  /** Four pupils answer side by side, every other one rightly. */
  async #answerInStrips(panel: Locator): Promise<void> {
    await panel.getByRole('button', { name: '4 人', exact: true }).tap();
    for (const number of [1, 2, 3, 4]) {
      const strip = panel.getByRole('region', { name: `${number} 号` });
      const pupil = await Pupil.in(strip, 'panel');
      await (number % 2 === 1 ? this.#hand.right(pupil) : this.#hand.wrong(pupil));
      await pupil.tap('button', '提交');
    }
    for (const number of [1, 2, 3, 4])
      await this.#expectResult(panel.getByRole('region', { name: `${number} 号` }), number % 2 === 1);
  }

  /** The game is played to its end by one pupil, then by four at once; the key is shown after each. */
  async #play(panel: Locator): Promise<void> {
    const { play } = this.#hand;
    if (!play) return;
    const teacher = await Pupil.in(panel, 'panel');
    await teacher.tap('button', '开始');
    await play.right(teacher);
    await expect(panel.getByRole('dialog', { name: '游戏结束' })).toBeVisible();
    await teacher.tap('button', '公布答案');
    await this.#expectPoints(panel, true);
    await teacher.tap('button', '收起答案');
    await teacher.tap('button', '4 人');
    await teacher.tap('button', '开始');
    for (const number of [1, 2, 3, 4]) {
      const pupil = await Pupil.in(panel.getByRole('region', { name: `${number} 号` }), 'panel');
      await (number === 1 ? play.right(pupil) : play.wrong(pupil));
    }
    if (play.endsItself) await expect(panel.getByRole('dialog', { name: '游戏结束' })).toBeVisible();
    else await teacher.tap('button', '结束游戏');
    await teacher.tap('button', '公布答案');
    for (const number of [1, 2, 3, 4])
      await this.#expectPoints(panel.getByRole('region', { name: `${number} 号` }), number === 1);
  }

  async #expectPoints(place: Locator, isRight: boolean): Promise<void> {
    const points = place.getByRole('status').filter({ hasText: /得 .* 分 ／/ });
    await expect(points).toHaveText(isRight ? /得 1 分 ／ 1 分/ : /得 0[.\d]* 分 ／ 1 分/);
  }

  /** Two phones answer, the first one rightly; the panel counts, and shows the key; the phones are marked. */
  async ask(panel: Locator): Promise<void> {
    const page = panel.page();
    await panel.getByRole('button', { name: '发送到手机' }).tap();
    const asking = page.getByRole('dialog', { name: '课堂互动' });
    // The window has no room for the code beside the works of a class; the corner of the panel shows it always.
    const corner = page.getByRole('button', { name: /人已加入/ });
    const [shown = ''] = /\d{3}\s?\d{3}/.exec((await corner.textContent()) ?? '') ?? [];
    const code = shown.replace(/\s/, '');
    const phones = [await this.#join(code, '小明'), await this.#join(code, '小红')];
    const { right, wrong } = this.#hand.phone ?? this.#hand;
    for (const [index, phone] of phones.entries()) {
      const pupil = await Pupil.in(phone.getByRole('main'), 'phone');
      await (index === 0 ? right(pupil) : wrong(pupil));
      await pupil.tap('button', '提交');
      await expect(asking.getByRole('status').first()).toHaveText(`${index + 1} / 2 人`);
    }
    await asking.getByRole('button', { name: '结束作答' }).tap();
    if (!this.#hand.isMarked) await expect(asking.getByText('正确率 50%')).toBeVisible();
    await asking.getByRole('button', { name: '公布答案' }).tap();
    const told = this.#hand.isMarked ? [/等老师批改/, /等老师批改/] : [/^回答正确$/, /^(回答错误|部分正确)$/];
    for (const [index, phone] of phones.entries())
      await expect(phone.getByText(told[index] ?? '').last()).toBeVisible();
    await asking.getByRole('button', { name: '显示姓名' }).tap();
    // A pupil who earned a part of the points may be among the best three too.
    await expect(asking.getByText('小红').last()).toBeVisible();
    await asking.getByRole('button', { name: '收起，换下一个' }).tap();
  }

  /** The record of the lesson has the question with the answer and the points of each pupil. */
  async remember(panel: Locator, teacher: ApiSession): Promise<void> {
    const page = panel.page();
    await endLesson(page);
    await expect(page).toHaveURL(/#\/view/);
    const lesson = async () =>
      ((await teacher.call('GET', LESSONS)) as { items: { id: string; end_at: unknown }[] }).items[0];
    await expect.poll(async () => (await lesson())?.end_at ?? null).not.toBeNull();
    await page.goto(`${this.#url}/#/user/record?lesson=${(await lesson())?.id}`);
    const asked = page.getByRole('region', { name: '课堂互动' });
    const { isMarked } = this.#hand;
    // One entry for the question, which was answered on the panel and asked on phones.
    await expect(asked.getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(asked.getByRole('heading', { level: 4 }).first()).toHaveText(/人作答 · 板上作答$/);
    // Two of one pupil and four beside each other on the panel, and one on each phone.
    if (this.#kind === 'media-answer')
      await expect(asked.getByRole('img', { name: /的作品/ })).toHaveCount(8);
    const byPhone = asked.locator('section', {
      has: page.getByRole('heading', { level: 4, name: '2 人作答 · 手机' }),
    });
    await byPhone.getByText('查看每个人的回答').tap();
    const given = (name: string) => byPhone.getByRole('listitem').filter({ hasText: name }).last();
    await expect(given('小明')).toContainText(isMarked ? '待批改' : /对，1 \/ 1 分/);
    await expect(given('小红')).toContainText(isMarked ? '待批改' : /(错|部分对)，0[.\d]* \/ 1 分/);
  }

  async #join(code: string, name: string): Promise<Page> {
    const phone = await this.#window({ width: 390, height: 844 });
    await phone.goto(`${this.#url}/#/join?code=${code}`);
    await phone.getByLabel('你的名字').fill(name);
    await phone.getByRole('button', { name: '进入课堂' }).tap();
    return phone;
  }

  async #window(viewport: { readonly width: number; readonly height: number }): Promise<Page> {
    const context = await this.#browser.newContext({ viewport, hasTouch: true, locale: 'zh-CN' });
    this.#contexts.push(context);
    return await context.newPage();
  }
}

import { newId } from '@lectern/base';
import { type Browser, expect, type Page } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { newClass } from '../class-page.ts';
import { greyPicture } from '../grey-picture.ts';
import { testInKeptPage as test } from '../shared-server.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const ANSWERING = '/api/answering/v1';
const PUPILS = ['白雨桐', '陈一诺', '李想'] as const;

interface Choice {
  readonly id: string;
  readonly content: unknown;
}

interface OwnWork {
  readonly sections: readonly {
    readonly questions: readonly {
      readonly id: string;
      readonly question: { readonly kind: string; readonly body: { readonly choices?: readonly Choice[] } };
    }[];
  }[];
}

/** Sends a call as a pupil's phone does, with the token of an attempt once there is one. */
async function answering(url: string, method: string, path: string, body?: unknown, token?: string) {
  const isFile = body instanceof Uint8Array;
  const reply = await fetch(`${url}${ANSWERING}${path}`, {
    method,
    headers: {
      'content-type': isFile ? 'application/octet-stream' : 'application/json',
      'sdp-app-id': 'lectern-e2e',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: isFile ? new Uint8Array(body) : JSON.stringify(body ?? {}),
  });
  if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`);
  return (await reply.json()) as unknown;
}

interface Answered {
  readonly code: string;
  readonly word: string;
  readonly who: { readonly class_id: string; readonly member_id: string };
  /** The text of the choice that the pupil picks. */
  readonly picks: string;
}

/** A pupil picks a choice, hands a drawing in, and hands the work in. */
async function answer(url: string, { code, word, who, picks }: Answered): Promise<void> {
  const { token, work } = (await answering(url, 'POST', '/works', { code, word, who })) as {
    token: string;
    work: OwnWork;
  };
  const device = newId();
  for (const { id, question } of work.sections.flatMap(({ questions }) => questions)) {
    const { choices } = question.body;
    const picked = choices?.find(({ content }) => JSON.stringify(content).includes(`"${picks}"`));
    const drawing = choices
      ? undefined
      : ((await answering(url, 'POST', '/me/files', greyPicture(300, 200), token)) as { hash: string }).hash;
    await answering(
      url,
      'PUT',
      `/me/responses/${newId()}`,
      {
        question_id: id,
        response: drawing === undefined ? { choice: picked?.id } : { drawing },
        given_at: Date.now(),
        device,
      },
      token,
    );
  }
  await answering(url, 'POST', '/me/actions/hand-in', {}, token);
}

/** A phone on which a pupil opens the link of an assignment. */
async function openLink(browser: Browser, url: string, code: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await phone.goto(`${url}/#/do?code=${code.toLowerCase()}`);
  return phone;
}

/** A pupil answers by hand: a wrong word first, a reload, a while without network, then hands in. */
async function answerByHand(phone: Page, word: string, name: string): Promise<void> {
  await phone.getByRole('textbox', { name: '本周口令' }).fill('不对');
  await phone.getByRole('button', { name: '下一步' }).tap();
  await expect(phone.getByText(/口令不对/)).toBeVisible();
  await phone.getByRole('textbox', { name: '本周口令' }).fill(word);
  await phone.getByRole('button', { name: '下一步' }).tap();
  await phone.getByRole('button', { name }).tap();
  await phone.getByRole('radio', { name: /8/ }).tap();
  await expect(phone.getByText('已保存')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('radio', { name: /8/ })).toBeChecked();
  await phone.context().setOffline(true);
  await phone.getByRole('radio', { name: /7/ }).tap();
  await expect(phone.getByText(/没有网络/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(/没有网络/)).toBeHidden();
  await phone.getByRole('button', { name: '下一题' }).tap();
  const pad = phone.locator('canvas[data-open]');
  await expect(pad).toBeVisible();
  const box = await pad.boundingBox();
  if (!box) throw new Error('the pad has no place');
  await phone.mouse.move(box.x + 30, box.y + 30);
  await phone.mouse.down();
  await phone.mouse.move(box.x + 120, box.y + 90, { steps: 4 });
  await phone.mouse.up();
  await expect(phone.getByText('已保存')).toBeVisible();
  await phone.getByRole('button', { name: '交卷' }).tap();
  await expect(phone.getByText('所有题都答了。交卷后不能再改。')).toBeVisible();
  await phone.getByRole('dialog').getByRole('button', { name: '交卷' }).tap();
  await expect(phone.getByRole('heading', { name: '已交卷' })).toBeVisible();
}

/** Writes an exercise with a choice question and a drawing. */
async function writeExercise(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新建练习' }).click();
  await page.waitForURL(/#\/exercise\?fileId=/);
  const section = page.getByRole('region', { name: '第 1 大题' });
  await section.getByRole('button', { name: '加一题' }).click();
  await page.getByRole('menuitem', { name: '输入或粘贴文字…' }).click();
  await page
    .getByRole('textbox', { name: '题目的文字' })
    .fill('1. 三加五等于几？\nA. 7\nB. 8\n答案：B\n知识点：加法');
  await page.getByRole('button', { name: '加入 1 题' }).click();
  await section.getByRole('button', { name: '加一题' }).click();
  await page.getByRole('menuitem', { name: '主观题' }).click();
  await page.getByRole('menuitem', { name: '作图、拍照与口语题' }).click();
  await expect(page.getByRole('dialog').locator('[data-open-text]:focus')).toBeVisible();
  await page.keyboard.type('画一个长方形');
  await page.getByRole('dialog').getByRole('button', { name: '完成' }).click();
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
}

test('an assignment is given out, answered, marked by keys and ink, returned, exported, and practised again', async ({
  page,
  server,
  browser,
}) => {
  const teacher = await registerTeacher(server.url);
  const classId = await newClass(teacher, '三年级2班', PUPILS);
  const students = (await teacher.call(
    'GET',
    `/api/classes/v1/classes/${classId}/students?$offset=0&$limit=100&with_guardian=false`,
  )) as { items: { member_id: string; real_name: string }[] };
  await signIn(page, server.url, teacher);
  await writeExercise(page);

  // Giving out: a fault beside its field, then the link, the code and the word of the class.
  await page.getByRole('button', { name: '布置作业' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '标题' }).fill('第一课作业');
  await dialog.getByRole('button', { name: '布置', exact: true }).click();
  await expect(dialog.getByText('请选班级，或者允许凭链接作答')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /三年级2班/ }).check();
  await dialog.getByRole('button', { name: '布置', exact: true }).click();
  await expect(dialog.getByText('“第一课作业”已布置')).toBeVisible();
  const { items } = (await teacher.call('GET', '/api/assignments/v1/assignments')) as {
    items: { id: string }[];
  };
  const given = (await teacher.call('GET', `/api/assignments/v1/assignments/${items[0]?.id}`)) as {
    code: string;
    words: { word: string }[];
  };
  const { code } = given;
  const word = given.words[0]?.word ?? '';
  await expect(dialog.getByText(code)).toBeVisible();
  await expect(dialog.getByText(word, { exact: true })).toBeVisible();

  // The first pupil answers on a phone, wrongly; the others through calls.
  const phone = await openLink(browser, server.url, code);
  await answerByHand(phone, word, PUPILS[0]);
  for (const name of PUPILS.slice(1)) {
    const member_id = students.items.find(({ real_name }) => real_name === name)?.member_id ?? '';
    await answer(server.url, { code, word, who: { class_id: classId, member_id }, picks: '8' });
  }

  await dialog.getByRole('button', { name: '查看作业' }).click();
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  for (const name of PUPILS) await expect(rowOf(name)).toContainText('待批 1 题');
  await expect(page.getByText('台设备')).toHaveCount(0);
  await expect(page.getByText('已交 3/3')).toBeVisible();

  // Marking: the first by keys alone, the second with ink.
  await page.getByRole('button', { name: '批改（3 份待批）' }).click();
  await expect(page.getByRole('heading', { name: PUPILS[0] })).toBeVisible();
  await page.keyboard.press('f');
  await page.keyboard.press('w');
  await page.keyboard.type('画得很好');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: PUPILS[1] })).toBeVisible();
  await page.keyboard.press('i');
  const drawing = await page.getByRole('img', { name: '第 1 张图片' }).boundingBox();
  if (!drawing) throw new Error('the drawing is not shown');
  await page.mouse.move(drawing.x + 40, drawing.y + 40);
  await page.mouse.down();
  await page.mouse.move(drawing.x + 120, drawing.y + 90, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: PUPILS[2] })).toBeVisible();
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/个批改/)).toHaveCount(0);
  await page.reload();
  await page.getByRole('navigation', { name: '答卷列表' }).getByRole('button', { name: PUPILS[1] }).click();
  await expect(page.locator('polyline')).toHaveCount(1);

  // Returning, and the workbook.
  await page.getByRole('button', { name: '返回作业', exact: true }).click();
  await page.getByRole('button', { name: '全部发还（3）' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发还', exact: true }).click();
  for (const name of PUPILS) await expect(rowOf(name)).toContainText('已发还');
  // The pupil's phone shows the returned work as soon as it is looked at again.
  await phone.reload();
  await expect(phone.getByRole('heading', { name: '老师已批改' })).toBeVisible();
  await phone.getByRole('button', { name: /^1 错误/ }).tap();
  await phone.getByRole('button', { name: '下一题' }).tap();
  await expect(phone.getByText('画得很好')).toBeVisible();
  await phone.context().close();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 Excel' }).click();
  expect((await saved).suggestedFilename()).toBe('第一课作业 三年级2班 成绩.xlsx');

  // The wrong-answer book of the class, and another practice.
  await page.goto(`${server.url}/#/user/classmanager?class=${classId}`);
  await page.getByRole('button', { name: '错题本' }).click();
  await expect(page.getByText(`${PUPILS[0]} 错 1 次，对 0 次`)).toBeVisible();
  await page.getByRole('checkbox', { name: /加法/ }).check();
  await page.getByRole('button', { name: '再练一次' }).click();
  await dialog.getByRole('button', { name: '布置', exact: true }).click();
  await expect(dialog.getByText('“三年级2班错题再练”已布置')).toBeVisible();
});

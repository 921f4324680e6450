import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { GiveOutDialog } from '../index.ts';

const CLASS = {
  class_id: 'c1',
  class_name: '三（2）班',
  class_nick_name: '',
  class_type: 'CLASS',
  org_id: '',
  archived: false,
  stat_info: { student_count: 3 },
};
const pupilOf = (name: string, group: string) => ({
  member_id: `m-${name}`,
  real_name: name,
  nick_name: '',
  student_number: '',
  head_icon_path: '',
  group_name: group,
  seat: null,
});

interface Sent {
  readonly setting: { readonly title: string; readonly targets: unknown; readonly open_to_link: boolean };
}

/** A server with these classes; each assignment is given out unless `refuses`. Returns what was sent. */
async function opened(userId: string, items = [CLASS]): Promise<{ readonly sent: Sent[]; refuses: boolean }> {
  const server = await signInToFakeServer(userId);
  const state = { sent: [] as Sent[], refuses: false };
  server
    .answer(`GET /api/classes/v1/teachers/${userId}/classes`, () => ({
      body: { count: items.length, items },
    }))
    .answer('GET /api/classes/v1/classes/c1/students', () => ({
      body: { count: 3, items: [pupilOf('甲', '一组'), pupilOf('乙', '一组'), pupilOf('丙', '')] },
    }));
  const answered = server.fetch.bind(server);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.href);
    if (init?.method !== 'PUT' || !pathname.startsWith('/api/assignments/')) return answered(input, init);
    if (state.refuses) {
      const { status = 200, body } = refusal('ASSIGNMENT_EMPTY');
      return Promise.resolve(Response.json(body, { status }));
    }
    const body = JSON.parse(String(init.body)) as Sent;
    state.sent.push(body);
    return Promise.resolve(
      Response.json({
        id: 'a1',
        title: body.setting.title,
        setting: { ...body.setting, asks_word: true },
        until_at: null,
        code: 'K7M2P9QX',
        path: '/do?code=K7M2P9QX',
        words: [{ class_id: 'c1', class_name: '三（2）班', word: '青山' }],
      }),
    );
  });
  mount(
    <GiveOutDialog
      userId={userId}
      request={{ source: { kind: 'exercise', document_id: 'd1' }, title: '第三单元' }}
      onClose={() => undefined}
    />,
  );
  return state;
}

const dialog = () => page.getByRole('dialog');
const giveOut = () => dialog().getByRole('button', { name: '布置', exact: true }).click();

it('shows faults beside their fields, and gives out to a class, with link, code and word', async () => {
  const state = await opened('give-class');
  await expect.element(page.getByText('三（2）班')).toBeVisible();
  await dialog().getByRole('textbox', { name: '标题' }).fill(' ');
  await giveOut();
  await expect.element(page.getByText('请写标题')).toBeVisible();
  await expect.element(page.getByText('请选班级，或者允许凭链接作答')).toBeVisible();
  expect(state.sent).toEqual([]);
  expect(await seriousFindings()).toEqual([]);
  await dialog().getByRole('textbox', { name: '标题' }).fill('第三单元');
  await dialog()
    .getByRole('checkbox', { name: /三（2）班/ })
    .click();
  state.refuses = true;
  await giveOut();
  await expect.element(page.getByText('练习里还没有题目，请先加题')).toBeVisible();
  state.refuses = false;
  await giveOut();
  await expect.element(page.getByText('“第三单元”已布置')).toBeVisible();
  for (const text of ['K7M2P9QX', '青山']) await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('img', { name: '打开“第三单元”的二维码' })).toBeVisible();
  expect(state.sent.map(({ setting }) => setting.targets)).toEqual([[{ class_id: 'c1' }]]);
});

it('gives out to a group and a pupil, or by the link alone', async () => {
  const state = await opened('give-some');
  await page.getByRole('button', { name: '选择三（2）班的部分学生' }).click();
  await dialog().getByRole('checkbox', { name: /一组/ }).click();
  await expect.element(page.getByText('选了 2 人')).toBeVisible();
  await dialog().getByRole('checkbox', { name: '甲' }).click();
  await dialog().getByRole('switch', { name: '名单外的人可凭链接作答' }).click();
  await dialog().getByRole('combobox', { name: '截止' }).click();
  await page.getByRole('option', { name: '其他时间' }).click();
  await dialog().getByLabelText('截止的钟点').fill('21:15');
  await giveOut();
  await expect.poll(() => state.sent.length).toBe(1);
  const setting = state.sent[0]?.setting as unknown as {
    until_at: number;
    targets: unknown;
    open_to_link: boolean;
  };
  expect(setting.targets).toEqual([{ class_id: 'c1', member_id: 'm-乙' }]);
  expect(setting.open_to_link).toBe(true);
  const end = new Date(setting.until_at);
  expect([end.getHours(), end.getMinutes()]).toEqual([21, 15]);
});

it('offers the link to a teacher without classes, who may refuse it', async () => {
  const state = await opened('give-link', []);
  const link = dialog().getByRole('switch', { name: '名单外的人可凭链接作答' });
  await expect.element(link).toBeChecked();
  await link.click();
  await giveOut();
  await expect.element(dialog().getByText('请选班级，或者允许凭链接作答')).toBeVisible();
  await link.click();
  await giveOut();
  await expect.poll(() => state.sent.map(({ setting }) => setting.open_to_link)).toEqual([true]);
});

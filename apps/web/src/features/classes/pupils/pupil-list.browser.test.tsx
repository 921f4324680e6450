import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Pupil } from '../../../parts/classes/index.ts';
import { type FakeServer, signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { PupilList } from './pupil-list.tsx';

const CHANGE = 'POST /api/classes/v1/classes/c1/students/actions/change';

const pupilOf = (change: Partial<Pupil> & Pick<Pupil, 'user_id' | 'real_name'>): Pupil => ({
  nick_name: '',
  student_number: '',
  group_name: '',
  head_icon_path: '',
  seat: null,
  ...change,
});

const LI = pupilOf({ user_id: 'p1', real_name: '李雷', student_number: '03', group_name: '第一组' });
const HAN = pupilOf({
  user_id: 'p2',
  real_name: '韩梅梅',
  student_number: '01',
  seat: { row: 2, column: 4 },
});
const BAI = pupilOf({ user_id: 'p3', real_name: '白雨桐', student_number: '02', nick_name: '小白' });

async function opened(canChange = true): Promise<FakeServer> {
  const server = await signInToFakeServer('u1');
  server.answer(CHANGE, () => ({ body: { count: 3, added: 0, changed: 0, removed: 0 } }));
  mount(<PupilList classId="c1" pupils={[LI, HAN, BAI]} canChange={canChange} />);
  await expect.element(page.getByRole('row').filter({ hasText: '李雷' })).toBeVisible();
  return server;
}

const names = () =>
  page
    .getByRole('row')
    .elements()
    .map(({ textContent }) => /李雷|韩梅梅|白雨桐/.exec(textContent ?? '')?.[0])
    .filter((name) => name !== undefined);

const chooseIn = async (name: string, item: string) => {
  await page.getByRole('button', { name: `${name} 的更多操作` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** The changes that the server received. */
const changesOf = ({ received }: FakeServer) =>
  received
    .filter(({ path }) => path.endsWith('/students/actions/change'))
    .map(({ body }) => body as { change_id: string; added: { member_id: string }[] });

/** The change that the server received last, without its id. */
function lastChange(server: FakeServer): Record<string, unknown> {
  const { change_id: _id, ...change }: Record<string, unknown> = changesOf(server).at(-1) ?? {};
  return change;
}

describe('PupilList', () => {
  it('shows the pupils in their stored order, with number, group and seat', async () => {
    await opened();
    expect(names()).toEqual(['李雷', '韩梅梅', '白雨桐']);
    const row = page.getByRole('row').filter({ hasText: '韩梅梅' });
    await expect.element(row).toMatchTextContent('01');
    await expect.element(row).toMatchTextContent('第 2 排第 4 列');
  });

  it.each([
    ['a name', '韩', ['韩梅梅']],
    ['a number', '02', ['白雨桐']],
    ['a nickname', '小白', ['白雨桐']],
    ['a group', '第一', ['李雷']],
  ])('shows only pupils that match %s', async (_what, typed, found) => {
    await opened();
    await page.getByLabelText('按姓名、学号或小组查找').fill(typed);
    await expect.poll(names).toEqual(found);
  });

  it('sends the order when pupils are sorted by number', async () => {
    const server = await opened();
    await page.getByRole('button', { name: '按学号排序' }).click();
    await expect.element(page.getByText('已按学号排序')).toBeVisible();
    expect(lastChange(server)).toEqual({ order: ['p2', 'p3', 'p1'] });
  });

  it('moves a pupil up and down by one position', async () => {
    const server = await opened();
    await chooseIn('韩梅梅', '上移');
    await expect.poll(() => changesOf(server).length).toBe(1);
    expect(lastChange(server)).toEqual({ order: ['p2', 'p1', 'p3'] });
    await chooseIn('韩梅梅', '下移');
    await expect.poll(() => changesOf(server).length).toBe(2);
    expect(lastChange(server)).toEqual({ order: ['p1', 'p3', 'p2'] });
  });

  it('removes one pupil after a confirmation that names the pupil', async () => {
    const server = await opened();
    await chooseIn('李雷', '移除');
    await expect.element(page.getByText('移除“李雷”？')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
    await expect.element(page.getByText('已移除 1 名学生')).toBeVisible();
    expect(lastChange(server)).toEqual({ removed: ['p1'] });
  });

  it('puts the selected pupils into an existing group', async () => {
    const server = await opened();
    for (const name of ['韩梅梅', '白雨桐'])
      await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').click();
    await expect.element(page.getByText('已选 2 名')).toBeVisible();
    await page.getByRole('button', { name: '设置小组' }).click();
    await expect.element(page.getByText('给选中的 2 名学生设置小组', { exact: false })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '第一组' }).click();
    await page.getByRole('button', { name: '保存' }).click();
    await expect.element(page.getByText('已保存')).toBeVisible();
    expect(lastChange(server)).toEqual({
      changed: [
        { member_id: 'p2', group_name: '第一组' },
        { member_id: 'p3', group_name: '第一组' },
      ],
    });
  });

  it('offers no change to a user who may only view', async () => {
    await opened(false);
    await expect.element(page.getByRole('button', { name: '添加学生' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox').first()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '李雷 的更多操作' })).not.toBeInTheDocument();
  });
});

describe('PupilDialog', () => {
  it('adds pupils one after the other, each with a separate id and the group of the previous pupil', async () => {
    const server = await opened();
    await page.getByRole('button', { name: '添加学生' }).click();
    await page.getByRole('button', { name: '保存并继续添加' }).click();
    await expect.element(page.getByText('请填写姓名')).toBeVisible();
    expect(changesOf(server)).toEqual([]);
    await page.getByLabelText('姓名', { exact: true }).fill(' 王芳 ');
    await page.getByLabelText('小组（可不填）').fill('第二组');
    await page.getByRole('button', { name: '保存并继续添加' }).click();
    await expect.element(page.getByText('已添加“王芳”')).toBeVisible();
    await expect.element(page.getByLabelText('姓名', { exact: true })).toHaveValue('');
    await expect.element(page.getByLabelText('小组（可不填）')).toHaveValue('第二组');
    await page.getByLabelText('姓名', { exact: true }).fill('张伟');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

    const added = changesOf(server).map(({ added: [first] }) => first);
    expect(added).toMatchObject([
      { real_name: '王芳', group_name: '第二组', student_number: '', nick_name: '' },
      { real_name: '张伟', group_name: '第二组' },
    ]);
    expect(added[0]?.member_id).not.toBe(added[1]?.member_id);
  });

  it('changes a pupil, and repeats a failed change under a new id', async () => {
    const server = await opened();
    let failing = true;
    server.answer(CHANGE, () =>
      failing
        ? { status: 409, body: { code: 'CONFLICT', message: 'no' } }
        : { body: { count: 3, added: 0, changed: 1, removed: 0 } },
    );
    await chooseIn('李雷', '修改');
    await expect.element(page.getByLabelText('学号（可不填）')).toHaveValue('03');
    await page.getByLabelText('学号（可不填）').fill('07');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect.poll(() => changesOf(server).length).toBe(1);
    failing = false;
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const [first, second] = changesOf(server);
    expect(first?.change_id).not.toBe(second?.change_id);
    expect(lastChange(server)).toEqual({
      changed: [
        { member_id: 'p1', real_name: '李雷', student_number: '07', nick_name: '', group_name: '第一组' },
      ],
    });
  });
});

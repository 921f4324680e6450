import type { MarkInk } from '@lectern/protocol/assignment-shapes';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { BrowserOutboxTable } from '../../platform/outbox/outbox-table.ts';
import { navigate } from '../../platform/router/router.ts';
import { mount } from '../../platform/testing/mounted.tsx';
import { seriousFindings } from '../../platform/testing/serious-findings.ts';
import { AssignmentsScreen } from './assignments-screen.tsx';
import { useSentMarks } from './index.ts';
import { hasWaitingMarks, noteWaitingMarks } from './marking/waiting-marks.ts';
import { PHOTO, serverWithAssignment, storingMarks } from './testing/assignment-server.ts';
import { answerOf, workOf } from './testing/sample-assignment.ts';

/** `userId` is different in each test, because this browser keeps the marks of a user. */
async function opened(userId: string, query = '') {
  const server = await serverWithAssignment(userId);
  navigate(`/assignments${query}`);
  mount(<AssignmentsScreen userId={userId} />);
  return server;
}

/** A page of the desk that shows no assignments. */
function Desk({ userId }: { readonly userId: string }) {
  useSentMarks(userId, 0);
  return null;
}

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the list of assignments', () => {
  it('shows state and progress, is searched, and opens an assignment with its pupils', async () => {
    await opened('list');
    const row = rowOf('第三单元练习');
    for (const text of ['进行中', '三（2）班', '已交 12/40', '待批 5'])
      await expect.element(row).toMatchTextContent(text);
    await page.getByRole('searchbox', { name: '搜索作业' }).fill('没有');
    await expect.element(page.getByText('没有符合的作业')).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索作业' }).fill('');
    await row.getByRole('link').click();
    for (const text of ['2 台设备', '待批 1 题']) await expect.element(rowOf('甲')).toMatchTextContent(text);
    await expect.element(rowOf('丁')).toMatchTextContent('未开始');
    await expect.element(rowOf('丙')).toMatchTextContent('7 / 8');
    expect(await seriousFindings()).toEqual([]);
    await button('未交 1').click();
    await expect.poll(() => page.getByRole('row').elements().length).toBe(2);
    await expect.element(rowOf('丁')).toBeVisible();
  });
});

describe('the page of an assignment', () => {
  it('returns selected work with words, and takes it back', async () => {
    const server = await opened('return', '?id=a1');
    const path = '/api/assignments/v1/assignments/a1/actions/return';
    server.answer(`POST ${path}`, () => ({ body: { returned: 1 } }));
    await page.getByRole('checkbox', { name: /甲/ }).click();
    await button('发还').click();
    await page.getByRole('textbox', { name: '给他们的话（可以不写）' }).fill('看看批注');
    await page.getByRole('dialog').getByRole('button', { name: '发还' }).click();
    const sent = () => server.received.filter((call) => call.path === path).map(({ body }) => body);
    await expect.poll(sent).toEqual([{ work_ids: ['w-甲'], returned: true, words: '看看批注' }]);
    await page.getByRole('checkbox', { name: /丙/ }).click();
    await button('收回').click();
    await page.getByRole('dialog').getByRole('button', { name: '收回' }).click();
    await expect.poll(sent).toContainEqual({ work_ids: ['w-丙'], returned: false });
  });

  it('asks before it is deleted, and says what is lost', async () => {
    const server = await opened('delete', '?id=a1');
    server.answer('DELETE /api/assignments/v1/assignments/a1', () => ({}));
    await button('更多操作').click();
    await page.getByRole('menuitem', { name: '删除作业' }).click();
    await expect.element(page.getByText(/14 人的答卷、照片和批改会一起删除/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '删除作业' }).click();
    await expect.poll(() => location.hash).toBe('#/assignments');
  });

  it('shows how each question was answered', async () => {
    await opened('questions', '?id=a1&tab=questions');
    await expect.element(button(/2 \+ 3.*67%/)).toBeVisible();
    await expect.element(page.getByText('平均 1.33 / 2 分')).toBeVisible();
    await button(/画出你的解题过程/).click();
    await expect.element(page.getByRole('link', { name: /甲$/ })).toBeVisible();
    expect(await seriousFindings()).toEqual([]);
  });
});

describe('marking', () => {
  const points = () => page.getByRole('group', { name: '得分' });

  it('marks by the keyboard alone: points, rubric, words, and the next answer', async () => {
    const server = await opened('keys', '?id=a1&mark=question');
    const stored = storingMarks(server);
    await expect.element(page.getByRole('heading', { name: '甲' })).toBeVisible();
    expect(await seriousFindings()).toEqual([]);
    await userEvent.keyboard('9');
    await expect.element(page.getByText('这题满分 6 分')).toBeVisible();
    await userEvent.keyboard('4.5{Enter}');
    await expect.element(page.getByRole('heading', { name: '乙' })).toBeVisible();
    await userEvent.keyboard('r22w');
    await expect.element(page.getByRole('textbox', { name: '评语' })).toHaveFocus();
    await userEvent.keyboard('注意单位{Control>}{Enter}{/Control}');
    await expect
      .poll(() => stored)
      .toEqual([
        { question_id: 'q2', points: 4.5, rubric: [], words: '', ink: [], voice: null },
        {
          question_id: 'q2',
          points: 4,
          rubric: [
            { criterion: 'steps', level: 'some' },
            { criterion: 'unit', level: 'yes' },
          ],
          words: '注意单位',
          ink: [],
          voice: null,
        },
      ]);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('heading', { name: '甲' })).toBeVisible();
    await expect.element(page.getByText('4.5 / 6')).toBeVisible();
  });

  it('marks twenty pupils with one key each: the next one is shown in the next frame, and marks are sent behind it', async () => {
    const server = await serverWithAssignment('quick');
    const pupils = Array.from({ length: 20 }, (_, index) => `生${index + 1}`);
    const A1 = '/api/assignments/v1/assignments/a1';
    const given = pupils.map((name) => ({ work_id: `w-${name}`, name, ...answerOf({}) }));
    server
      .answer(`GET ${A1}/works`, () => ({
        body: { works: pupils.map((name) => workOf(name, [2, 'right'], [null, 'waiting'])) },
      }))
      .answer(`GET ${A1}/questions/q2/answers`, () => ({ body: { answers: given, tallies: [] } }));
    const stored = storingMarks(server);
    navigate('/assignments?id=a1&mark=question');
    mount(<AssignmentsScreen userId="quick" />);
    await page.getByRole('switch', { name: '按一个数字就到下一份' }).click();
    const shown = () => document.querySelector('h2')?.textContent;
    await expect.poll(shown).toBe(pupils[0]);
    const calls = server.received.length;
    for (const [index, name] of pupils.entries()) {
      expect(shown()).toBe(name);
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: String(index % 6), bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await expect.poll(() => stored.length).toBe(20);
    expect(stored.map((mark) => (mark as { points: number }).points)).toEqual(
      pupils.map((_, index) => index % 6),
    );
    // A call for each mark, and none for the next answer.
    expect(server.received.length).toBe(calls);
  });

  it('draws on a photograph, undoes a stroke, and stores the ink in thousandths', async () => {
    const server = await opened('ink', '?id=a1&mark=question');
    const stored = storingMarks(server);
    const photo = page.getByRole('img', { name: '第 1 张图片' });
    await expect.poll(() => photo.element().getBoundingClientRect().height).toBeGreaterThan(100);
    await userEvent.keyboard('i');
    const { left, top, width, height } = photo.element().getBoundingClientRect();
    const drawn = (from: number, to: number) =>
      commands.mouse([
        { do: 'move', x: left + width * from, y: top + height * 0.25 },
        { do: 'down' },
        { do: 'move', x: left + width * to, y: top + height * 0.25, steps: 4 },
        { do: 'up' },
      ]);
    await drawn(0.25, 0.75);
    await drawn(0.1, 0.2);
    const lines = () => document.querySelectorAll('polyline').length;
    await expect.poll(lines).toBe(2);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(lines).toBe(1);
    await points().getByRole('button', { name: '5', exact: true }).click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => stored.length).toBe(1);
    const [{ ink }] = stored as [{ ink: { file: string; strokes: { color: string; points: number[] }[] }[] }];
    expect(ink.map(({ file }) => file)).toEqual([PHOTO]);
    const [stroke] = ink[0]?.strokes ?? [];
    expect(stroke?.color).toBe('red');
    const near = (value: number | undefined, wanted: number) =>
      expect(Math.abs((value ?? -100) - wanted)).toBeLessThan(8);
    near(stroke?.points[0], 250);
    near(stroke?.points[1], 250);
    near(stroke?.points.at(-2), 750);
  });

  it('rotates a photograph with its ink, and stores strokes where they are on the photograph', async () => {
    const server = await opened('rotated', '?id=a1&mark=question');
    const stored = storingMarks(server);
    const photo = page.getByRole('img', { name: '第 1 张图片' });
    const box = () => photo.element().getBoundingClientRect();
    await expect.poll(() => photo.query() !== null && box().height > box().width).toBe(true);
    await userEvent.keyboard('ti');
    await expect.poll(() => box().width / box().height).toBeCloseTo(4 / 3, 1);
    const { left, top, width, height } = box();
    await commands.mouse([
      { do: 'move', x: left + width * 0.25, y: top + height * 0.1 },
      { do: 'down' },
      { do: 'move', x: left + width * 0.75, y: top + height * 0.1, steps: 4 },
      { do: 'up' },
    ]);
    await expect.poll(() => document.querySelectorAll('polyline').length).toBe(1);
    const ink = document.querySelector('polyline')?.getBoundingClientRect();
    expect(Math.abs((ink?.width ?? 0) - width / 2)).toBeLessThan(8);
    await page.getByRole('button', { name: '旋转图片' }).click();
    await expect.poll(() => box().height > box().width).toBe(true);
    await userEvent.keyboard('5{Enter}');
    await expect.poll(() => stored.length).toBe(1);
    const [{ ink: [made] = [] }] = stored as [{ ink?: MarkInk }];
    expect(made?.rotation).toBe(180);
    const points = made?.strokes[0]?.points ?? [];
    // The upper edge of a picture on its side is its left edge, seen from the bottom to the top.
    const near = (value: number | undefined, wanted: number) =>
      expect(Math.abs((value ?? -100) - wanted)).toBeLessThan(8);
    near(points[0], 100);
    near(points[1], 750);
    near(points.at(-2), 100);
    near(points.at(-1), 250);
  });

  it('records spoken words with the microphone, and sends them before the mark', async () => {
    const server = await opened('voice', '?id=a1&mark=question');
    const stored = storingMarks(server);
    const heard = { hash: 'b'.repeat(64), url: 'data:audio/webm,', mime: 'audio/webm' };
    server.answer('POST /api/assignments/v1/assignments/a1/voices', () => ({ body: heard }));
    await page.getByRole('button', { name: '录一段话' }).click();
    await expect.element(page.getByRole('timer', { name: '已录时长' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await page.getByRole('button', { name: '录完了' }).click();
    await expect.element(page.getByRole('button', { name: '重新录' })).toBeVisible();
    await expect.poll(() => document.querySelector('audio')?.src).toMatch(/^blob:/);
    await userEvent.keyboard('5{Enter}');
    await expect.poll(() => stored).toMatchObject([{ points: 5, voice: heard.hash }]);
  });

  it('says that the microphone is refused, and how it is allowed', async () => {
    const asked = vi
      .spyOn(navigator.mediaDevices, 'getUserMedia')
      .mockRejectedValue(new DOMException('', 'NotAllowedError'));
    onTestFinished(() => asked.mockRestore());
    await opened('refused', '?id=a1&mark=question');
    await page.getByRole('button', { name: '录一段话' }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('浏览器不允许使用麦克风');
  });

  it('keeps marks in the browser while the server is unreachable, and sends them after a reload', async () => {
    const server = await opened('offline', '?id=a1&mark=question');
    await expect.element(page.getByRole('heading', { name: '甲' })).toBeVisible();
    await userEvent.keyboard('3{Enter}');
    await expect.element(page.getByRole('status').filter({ hasText: '1 个批改' })).toBeVisible();
    await expect.element(page.getByRole('navigation').getByRole('button', { name: '甲 3' })).toBeVisible();
    const stored = storingMarks(server);
    navigate('/assignments');
    await expect.poll(() => stored).toMatchObject([{ question_id: 'q2', points: 3 }]);
  });

  it('sends marks of an earlier visit from any page of the desk, and asks for nothing without any', async () => {
    const stored = storingMarks(await serverWithAssignment('elsewhere'));
    const content = { points: 4, rubric: [], words: '', ink: [], voice: null };
    const message = {
      assignmentId: 'a1',
      workId: 'w-甲',
      questionId: 'q2',
      markId: 'm9',
      madeAt: 1,
      about: '甲',
      content,
    };
    mount(<Desk userId="elsewhere" />);
    await new BrowserOutboxTable(`lectern-marks-elsewhere`).add(message);
    expect(hasWaitingMarks('elsewhere')).toBe(false);
    noteWaitingMarks('elsewhere', 1);
    mount(<Desk userId="elsewhere" />);
    await expect.poll(() => stored).toMatchObject([{ question_id: 'q2', points: 4 }]);
    await expect.poll(() => hasWaitingMarks('elsewhere')).toBe(false);
  });

  it('keeps words without points as a draft, and stores a changed mark when another answer is shown', async () => {
    const server = await opened('drafts', '?id=a1&mark=question');
    const stored = storingMarks(server);
    await expect.element(page.getByRole('heading', { name: '甲' })).toBeVisible();
    await page.getByRole('button', { name: '注意单位', exact: true }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('请先给分')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('heading', { name: '乙' })).toBeVisible();
    expect(stored).toEqual([]);
    navigate('/assignments?id=a1');
    await expect.element(page.getByRole('heading', { name: '第三单元练习' })).toBeVisible();
    navigate('/assignments?id=a1&mark=question');
    await expect.element(page.getByRole('textbox', { name: '评语' })).toHaveValue('注意单位');
    await userEvent.keyboard('2{ArrowDown}');
    await expect.poll(() => stored).toMatchObject([{ points: 2, words: '注意单位' }]);
  });
});

describe('the wrong-answer book', () => {
  it('lists questions with who missed them, by knowledge point, and practises them', async () => {
    const server = await opened('book', '?book=c1');
    const practice = page.getByRole('button', { name: '再练一次' });
    await expect.element(page.getByText('甲 错 2 次，对 1 次')).toBeVisible();
    expect(await seriousFindings()).toEqual([]);
    await page.getByRole('checkbox', { name: /面积/ }).click();
    await expect.element(page.getByText('甲 错 2 次，对 1 次')).not.toBeInTheDocument();
    await expect.element(page.getByText('丁 错 2 次，对 1 次')).toBeVisible();
    await practice.click();
    await expect.element(page.getByRole('textbox', { name: '标题' })).toHaveValue('三（2）班错题再练');
    await page.getByRole('dialog').getByRole('button', { name: '布置', exact: true }).click();
    const sent = () => server.received.find(({ method }) => method === 'PUT')?.body;
    await expect.poll(sent).toMatchObject({
      source: { kind: 'wrong-answers', class_id: 'c1', most: 10, knowledge_points: ['面积'] },
      setting: { targets: [{ class_id: 'c1' }] },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signInToFakeServer } from '../../platform/testing/fake-server.ts';
import { mount } from '../../platform/testing/mounted.tsx';
import { LessonRecord } from './lesson-record.tsx';
import { eventsOf, lessonOf, serverWithLesson } from './testing/made-up-lesson.ts';

const LI = { name: '李雷' };
const HAN = { name: '韩梅梅' };
const show = () => mount(<LessonRecord userId="u1" id="l1" />);

describe('LessonRecord', () => {
  it('shows date, duration and class of the lesson', async () => {
    await serverWithLesson(lessonOf());
    show();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('分数的初步认识');
    await expect.element(page.getByText('40 分钟')).toBeVisible();
    await expect.element(page.getByText('三（2）班')).toBeVisible();
    await expect.element(page.getByText('最后活动')).not.toBeInTheDocument();
    await expect.element(page.getByText('没有翻页记录。', { exact: false })).toBeVisible();
    await expect.element(page.getByText('这节课没有点名、加分、表扬或出勤记录')).toBeVisible();
  });

  it('shows how long and how often each page was shown, and marks the page shown longest', async () => {
    const page1 = { kind: 'page', page_id: 'p1', number: 1 };
    const page2 = { kind: 'page', page_id: 'p2', number: 2 };
    await serverWithLesson(
      lessonOf(),
      eventsOf(
        { ...page1, milliseconds: 20_000 },
        { ...page2, milliseconds: 300_000 },
        { ...page1, milliseconds: 10_000 },
      ),
    );
    show();
    await expect.element(page.getByText('共讲 2 页，第 2 页讲得最久')).toBeVisible();
    const [first, second] = page
      .getByRole('region', { name: '每页讲了多久' })
      .getByRole('listitem')
      .elements();
    expect(first?.textContent).toContain('30 秒');
    expect(first?.textContent).toContain('翻到 2 次');
    expect(second?.textContent).toContain('5 分钟');
    expect(second?.textContent).not.toContain('翻到');
    const shares = [...document.querySelectorAll<HTMLElement>('[style*="--share"]')];
    expect(shares.map(({ style }) => Number(style.getPropertyValue('--share')))).toEqual([0.1, 1]);
  });

  it('adds up calls, points, praise and attendance of each pupil, without undone events', async () => {
    const events = eventsOf(
      { kind: 'called', pupils: [LI] },
      { kind: 'scored', points: 2, pupils: [LI, HAN] },
      { kind: 'praised', pupils: [HAN] },
      { kind: 'attendance', pupils: [HAN], state: 'late' },
      { kind: 'called', pupils: [HAN] },
    );
    const undone = { kind: 'undone', event_id: events[4]?.id };
    await serverWithLesson(lessonOf(), [...events, ...eventsOf({}, {}, {}, {}, {}, undone).slice(5)]);
    show();
    await expect.element(page.getByText('点名 1 次，积分 4 分，表扬 1 次')).toBeVisible();
    const cells = (name: string) =>
      page
        .getByRole('row')
        .filter({ hasText: name })
        .getByRole('cell')
        .elements()
        .map(({ textContent }) => textContent);
    expect(cells('李雷')).toEqual(['李雷', '2', '1', '0', '']);
    expect(cells('韩梅梅')).toEqual(['韩梅梅', '2', '0', '1', '迟到']);
  });

  it('shows that the courseware was deleted, and when a lesson that no user ended was last active', async () => {
    await serverWithLesson(lessonOf({ courseware_id: null, left: true }));
    show();
    await expect.element(page.getByText('课件已删除')).toBeVisible();
    await expect.element(page.getByText('最后活动')).toBeVisible();
    await expect.element(page.getByText('未点结束')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '打开课件' })).not.toBeInTheDocument();
  });

  it('returns to the list when its record was deleted', async () => {
    const server = await serverWithLesson(lessonOf());
    server.answer('DELETE /api/lessons/v1/lessons/l1', () => ({}));
    show();
    await page.getByRole('button', { name: '删除记录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除记录' }).click();
    await expect.poll(() => location.hash).toBe('#/user/record');
  });

  it('shows a message when the server has no such record', async () => {
    const server = await signInToFakeServer('u1');
    server.answer('GET /api/lessons/v1/lessons/l1', () => ({
      status: 404,
      body: { code: 'NOT_FOUND', message: '' },
    }));
    show();
    await expect.element(page.getByText('找不到这条授课记录')).toBeVisible();
  });
});

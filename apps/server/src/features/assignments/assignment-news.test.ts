import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AssignmentNews } from './assignment-news.ts';

it('tells each teacher once of many pupils, and nothing when nothing is new', async () => {
  const push = vi.fn(async () => undefined);
  const setting = { targets: [{ class_id: 'c1' }] };
  const news = new AssignmentNews(
    {
      store: {
        findAll: async (ids: readonly string[]) => ids.map((id) => ({ id, owner_id: 'chen', setting })),
      },
      classes: { teacherIds: async () => ['chen', 'li'] },
      notifications: { push },
    } as unknown as ConstructorParameters<typeof AssignmentNews>[0],
    pino({ level: 'silent' }),
  );
  onTestFinished(() => news.close());
  for (let pupil = 0; pupil < 40; pupil += 1) news.note('a1');
  await news.flush();
  await news.flush();
  const message = { kind: 'assignment', assignment_id: 'a1' };
  expect(push.mock.calls).toEqual([
    ['chen', message],
    ['li', message],
  ]);
});

import { afterEach, describe, expect, it, vi } from 'vitest';

const call = vi.fn(async () => ({}));
vi.mock('../../../platform/api/call.ts', () => ({ call }));
const session = { current: undefined as { userId: string } | undefined };
vi.mock('../../../platform/api/session.ts', () => ({ currentSession: () => session.current }));

vi.mock('../../account/index.ts', () => ({ deviceId: () => 'panel' }));

const { sendMessage } = await import('./send-message.ts');
const { panelFiles } = await import('../kept/panel-files.ts');

const END = { kind: 'end', lessonId: '019300f2-7b6f-7c7a-8b1e-2f6a3c4d5e6f', endAt: 1 } as const;

afterEach(() => {
  call.mockClear();
  session.current = undefined;
});

describe('a message of a lesson', () => {
  it('is sent while its teacher is signed in', async () => {
    session.current = { userId: 'chen' };
    expect(await sendMessage('chen', END)).toBe('stored');
    expect(call).toHaveBeenCalledOnce();
  });

  it('with answers on the panel is sent with their question', async () => {
    session.current = { userId: 'chen' };
    const { lessonId } = END;
    const answers = [{ id: 'x', pupil: null, response: {}, hints: [], at: 1 }];
    const given = { activityId: 'a', asked: { id: 'q' }, askedAt: 1, answers };
    expect(await sendMessage('chen', { kind: 'answers', lessonId, given })).toBe('stored');
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ method: 'POST' }), {
      params: { id: lessonId, activity_id: 'a' },
      body: { asked: { id: 'q' }, asked_at: 1, answers },
    });
  });

  it('with a drawing on the panel is sent before the drawing, which stays in the browser', async () => {
    session.current = { userId: 'chen' };
    const { lessonId } = END;
    const drawing = await panelFiles.store(lessonId, new Blob(['drawn']));
    await panelFiles.store(lessonId, new Blob(['not handed in']));
    const answers = [{ id: 'x', pupil: null, response: { drawing }, hints: [], at: 1 }];
    const given = { activityId: 'a', asked: { id: 'q' }, askedAt: 1, answers };
    expect(await sendMessage('chen', { kind: 'answers', lessonId, given })).toBe('stored');
    expect(call.mock.calls).toMatchObject([
      [{ path: expect.stringMatching(/answers$/) }, { body: { answers } }],
      [
        { path: expect.stringMatching(/files$/) },
        { params: { id: lessonId, activity_id: 'a', answer_id: 'x' }, body: new Blob(['drawn']) },
      ],
    ]);
    expect(panelFiles.addressOf(drawing)).toMatch(/^blob:/);
  });

  it('waits while another user or no user is signed in', async () => {
    expect(await sendMessage('chen', END)).toBe('later');
    session.current = { userId: 'li' };
    expect(await sendMessage('chen', END)).toBe('later');
    expect(call).not.toHaveBeenCalled();
  });
});

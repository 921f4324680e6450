import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import { openEditor } from '../commands/testing.ts';
import type { ShownComment } from '../editing/comments/comment-threads.ts';
import type { CommentsModel } from '../editing/comments/comments-model.ts';
import { mountPart } from '../testing/mounted-part.tsx';
import { Thread } from './comment-thread.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const answer = page.getByRole('textbox', { name: '回复' });

async function shown(more: Partial<ShownComment>, { canEdit = true, current = true } = {}) {
  await signInToFakeServer('7');
  const log: string[] = [];
  const first: ShownComment = {
    id: '1',
    thread_id: '1',
    page_id: 'two',
    element_id: 'a',
    x: null,
    y: null,
    author_id: null,
    author_name: '王老师',
    text: '再大一点',
    mentions: [],
    created_at: 0,
    edited_at: null,
    resolved_at: null,
    ...more,
  };
  const model = {
    write: async (_id: string, said: object) => log.push(JSON.stringify(said)),
    refresh: async () => log.push('refresh'),
    settleRefused: async (id: string, how: string) => log.push(`${how} ${id}`),
  } as unknown as CommentsModel;
  mountPart(openEditor([], { canEdit }), () => (
    <ul>
      <Thread
        thread={{ first, comments: [first] }}
        model={model}
        place="第 2 页"
        current={current}
        onChoose={() => log.push('choose')}
        onRemove={() => log.push('remove')}
      />
    </ul>
  ));
  await expect.element(button('第 2 页')).toBeVisible();
  return log;
}

describe('a thread of comments', () => {
  it('is answered on its page, without the element', async () => {
    const log = await shown({});
    await answer.fill('好');
    await page.getByRole('button', { name: '回复' }).click();
    await expect
      .poll(() => log)
      .toEqual(['{"thread_id":"1","page_id":"two","text":"好","mentions":[]}', 'refresh']);
  });

  it.each([
    ['is not selected', {}, { current: false }],
    ['is resolved', { resolved_at: 5 }, {}],
    ['was refused', { refused: '没有权限' }, {}],
    ['may not be edited', {}, { canEdit: false }],
  ] as const)('has no field for an answer when it %s', async (_name, more, options) => {
    await shown(more, options);
    expect(answer.query()).toBeNull();
  });

  it('can be resolved or opened again, unless it is on this device alone', async () => {
    await shown({ resolved_at: 5 });
    await expect.element(button('重新打开')).toBeVisible();
    expect(button('标为已解决').query()).toBeNull();
  });

  it('cannot be resolved while it waits for the network', async () => {
    await shown({ waits: true });
    expect(button('标为已解决').query()).toBeNull();
  });

  it('is sent again after it was refused', async () => {
    const log = await shown({ refused: '没有权限' });
    await button('再发一次').click();
    await expect.poll(() => log).toEqual(['sendAgain 1', 'refresh']);
  });
});

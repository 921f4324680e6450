import { newId } from '@lectern/base';
import type { Notification } from '@lectern/protocol/push';
import { describe, expect, it } from 'vitest';
import { mergeNotifications, unreadCount } from './notification-merge.ts';

function made(create_at: number, read_at: number | null = null): Notification {
  return {
    id: newId(),
    create_at,
    read_at,
    type: 1,
    content: { task_id: newId(), name: '课', document_id: null, error: null },
  };
}

describe('the list of notifications', () => {
  it('has the newest first, each once', () => {
    const [old, young] = [made(1), made(2)];
    const merged = mergeNotifications([old], [young, old]);
    expect(merged.map((item) => item.create_at)).toEqual([2, 1]);
  });

  it('keeps a notification as read before the server has received the read mark', () => {
    const item = made(1);
    const merged = mergeNotifications([{ ...item, read_at: 5 }], [item]);
    expect(unreadCount(merged)).toBe(0);
  });

  it('keeps only the last notification about the permission of a document', () => {
    const [lesson, other] = [newId(), newId()];
    const told = (create_at: number, document_id: string, permission: 0 | 10 | 20): Notification => ({
      ...{ id: newId(), create_at, read_at: null, type: 2 },
      content: { document_id, name: '课', permission, by_user_id: newId() },
    });
    const [view, edit, elsewhere] = [told(1, lesson, 10), told(3, lesson, 20), told(2, other, 10)];
    expect(mergeNotifications([view, elsewhere], [edit])).toEqual([edit, elsewhere]);
    // The server may send notifications in any order.
    expect(mergeNotifications([], [view, edit, elsewhere])).toEqual([edit, elsewhere]);
  });

  it('keeps only the last notification about a membership, also of two at the same time', () => {
    const told = (create_at: number, is_vip: boolean): Notification => ({
      ...{ id: newId(), create_at, read_at: null, type: 10 },
      content: { is_vip, vip_status: '' },
    });
    const [on, off] = [told(1, true), told(1, false)];
    expect(mergeNotifications([on], [off])).toEqual([off]);
    expect(mergeNotifications([off], [on])).toEqual([off]);
  });

  it('counts notifications without a time of reading as unread', () => {
    expect(unreadCount([made(1), made(2, 3), made(4)])).toBe(2);
  });
});

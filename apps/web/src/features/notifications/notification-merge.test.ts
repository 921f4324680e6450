import { newId } from '@lectern/base';
import type { Notification } from '@lectern/protocol/push';
import { describe, expect, it } from 'vitest';
import { mergeNotifications, unreadCount } from './notification-merge.ts';

function made(create_at: number, read_at: number | null = null): Notification {
  return { id: newId(), create_at, read_at, type: 10, content: { is_vip: true, vip_status: '' } };
}

describe('the list of notifications', () => {
  it('has the newest first and each once', () => {
    const [old, young] = [made(1), made(2)];
    const merged = mergeNotifications([old], [young, old]);
    expect(merged.map((item) => item.create_at)).toEqual([2, 1]);
  });

  it('keeps as read what was read here before the server heard of it', () => {
    const item = made(1);
    const merged = mergeNotifications([{ ...item, read_at: 5 }], [item]);
    expect(unreadCount(merged)).toBe(0);
  });

  it('counts what has no time of reading', () => {
    expect(unreadCount([made(1), made(2, 3), made(4)])).toBe(2);
  });
});

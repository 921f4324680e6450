import { describe, expect, it } from 'vitest';
import { NotificationType } from './constants.ts';
import { type NotificationContent, pushTopic, subjectOf } from './push.ts';

const told = (type: NotificationContent['type'], content: object) =>
  ({ type, content }) as unknown as NotificationContent;

describe('subjectOf', () => {
  it.each([
    [NotificationType.parsePPT, { task_id: 'task', document_id: 'doc' }, 'task'],
    [NotificationType.mentioned, { comment_id: 'comment', document_id: 'doc' }, 'comment'],
    [NotificationType.handOver, { hand_over_id: 'hand' }, 'hand'],
    [NotificationType.permissionChange, { document_id: 'doc' }, 'doc'],
    [NotificationType.storageLow, { free_megabytes: 1 }, ''],
    [NotificationType.accountStays, {}, ''],
  ])('returns for %s with %o %j', (type, content, subject) => {
    expect(subjectOf(told(type, content))).toBe(subject);
  });
});

it('pushTopic ends with the id of the user', () => {
  expect(pushTopic('u1')).toBe('push/u1');
});

import { NotificationType } from '@lectern/protocol/constants';
import type { Notification } from '@lectern/protocol/push';
import { beforeAll, expect, it } from 'vitest';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { pathOf, textOf } from './notification-words.ts';

beforeAll(() => changeLanguage('zh'));

type Step = Extract<Notification, { type: typeof NotificationType.handOver }>['content']['step'];

function handOver(step: Step): Notification {
  return {
    id: '01a2028d-3272-70d9-82d6-b0624808bc78',
    create_at: 0,
    read_at: null,
    type: NotificationType.handOver,
    content: {
      hand_over_id: '01a2028d-3272-70d9-82d6-b0624808bc79',
      step,
      due_at: Date.UTC(2026, 11, 5, 4),
      documents: 3,
      from_user_id: 'li',
      from_name: '李文静',
      to_name: '赵建国',
    },
  };
}

it('a hand-over notification for the owner links to the page where they agree or object, and addresses the owner', () => {
  expect(pathOf(handOver('asked'))).toBe('/user/personal');
  expect(textOf(handOver('asked'), 'zh')).toBe(
    '学校要把您网盘里的全部文档移交给“赵建国”，2026年12月5日自动移交。点这里同意或反对',
  );
});

it('a hand-over notification has no link once the hand-over is finished', () => {
  for (const step of ['done', 'objected', 'stopped', 'failed', 'taken_back'] as const)
    expect(pathOf(handOver(step))).toBeUndefined();
});

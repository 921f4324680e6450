import { NotificationType } from '@lectern/protocol/constants';
import { errorMessage } from '@lectern/protocol/errors';
import type { Notification } from '@lectern/protocol/push';
import { cutWords } from '../../parts/imported-file.tsx';
import { notificationText } from './notification-texts.ts';

/** Id of the document that a press on the notification opens. */
export function documentOf(item: Notification): string | undefined {
  if (item.type === NotificationType.parsePPT) return item.content.document_id ?? undefined;
  if (item.type === NotificationType.mentioned) return item.content.document_id;
  if (item.type !== NotificationType.permissionChange) return undefined;
  return item.content.permission === 0 ? undefined : item.content.document_id;
}

/** The path that a press on the notification opens, if it is not about a document. */
export function pathOf(item: Notification): string | undefined {
  return item.type === NotificationType.handOver && item.content.step === 'asked'
    ? '/user/personal'
    : undefined;
}

/** Id of the comment that a press on the notification shows. */
export function commentOf(item: Notification): string | undefined {
  return item.type === NotificationType.mentioned ? item.content.comment_id : undefined;
}

export function textOf(item: Notification, language: 'zh' | 'en'): string {
  switch (item.type) {
    case NotificationType.parsePPT: {
      const { name, error, cut } = item.content;
      if (error === null && cut) return notificationText('parsedCut', { name, cut: cutWords(cut) });
      if (error === null) return notificationText('parsed', { name });
      return notificationText('parseFailed', {
        name,
        reason: errorMessage(error.code, language, error.details),
      });
    }
    case NotificationType.permissionChange:
      return notificationText(`permission.${item.content.permission}`, { name: item.content.name });
    case NotificationType.mentioned:
      return notificationText('mentioned', { name: item.content.name });
    case NotificationType.storageLow:
      return notificationText('storageLow', { free: item.content.free_megabytes });
    case NotificationType.handOver: {
      const { step, from_name: from, to_name: to, due_at: dueAt, documents } = item.content;
      const when = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', { dateStyle: 'long' }).format(
        dueAt,
      );
      return notificationText(`handOver.${step}`, { from, to, when, documents });
    }
    case NotificationType.accountStays:
      return notificationText('accountStays');
    default:
      return notificationText(item.content.is_vip ? 'vipOn' : 'vipOff');
  }
}

import { NotificationType } from '@lectern/protocol/constants';
import type { Notification } from '@lectern/protocol/push';
import { Button, EmptyState, IconButton, Popover, Row, showToast, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import {
  ArrowRightLeft,
  Bell,
  BellOff,
  CircleAlert,
  FileCheck,
  MessageSquare,
  Share2,
  Sparkles,
} from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { languageTag } from '../../platform/i18n/language.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { navigate } from '../../platform/router/router.ts';
import { useGoneElsewhere } from '../../platform/router/use-address.ts';
import classes from './notification-bell.module.css';
import { unreadCount } from './notification-merge.ts';
import { useNotificationTexts } from './notification-texts.ts';
import { commentOf, documentOf, pathOf, textOf } from './notification-words.ts';
import { windowInbox } from './window-inbox.ts';

export interface NotificationBellProps {
  readonly userId: string;
  /** `commentId`: the comment that the notification is about. */
  readonly onOpenDocument: (documentId: string, commentId?: string) => void;
}

function report(work: Promise<void>): void {
  work.catch((error: unknown) => showToast({ kind: 'failure', text: messageOf(error) }));
}

function ItemIcon({ item }: { readonly item: Notification }) {
  if (item.type === NotificationType.permissionChange) return <Share2 aria-hidden="true" />;
  if (item.type === NotificationType.storageLow) return <CircleAlert aria-hidden="true" />;
  if (item.type === NotificationType.accountStays) return <CircleAlert aria-hidden="true" />;
  if (item.type === NotificationType.handOver) return <ArrowRightLeft aria-hidden="true" />;
  if (item.type === NotificationType.mentioned) return <MessageSquare aria-hidden="true" />;
  if (item.type === NotificationType.vipInfoChange) return <Sparkles aria-hidden="true" />;
  return item.content.error === null ? <FileCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />;
}

/** The bell of the top bar, with a badge for unread notifications, and its list. */
export function NotificationBell({ userId, onOpenDocument }: NotificationBellProps) {
  const texts = useNotificationTexts();
  const language = useLanguage();
  const inbox = useMemo(() => windowInbox(userId), [userId]);
  const items = useSignal(inbox.items);
  const [open, setOpen] = useState(false);
  useEffect(() => inbox.hold(), [inbox]);
  useGoneElsewhere(() => setOpen(false));
  const unread = unreadCount(items);

  const choose = (item: Notification) => {
    if (!item.read_at) report(inbox.read([item.id]));
    const documentId = documentOf(item);
    const path = pathOf(item);
    if (documentId === undefined && path === undefined) return;
    setOpen(false);
    if (documentId !== undefined) onOpenDocument(documentId, commentOf(item));
    else if (path !== undefined) navigate(path);
  };
  const when = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <Popover
      label={texts('title')}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className={classes.popup}
      trigger={
        <IconButton
          label={unread > 0 ? texts('bellUnread', { count: unread }) : texts('bell')}
          className={unread > 0 ? classes.unread : undefined}
          icon={<Bell aria-hidden="true" />}
        />
      }
    >
      <Row gap={1} className={classes.header}>
        <h2>{texts('title')}</h2>
        {unread > 0 && (
          <Button size="small" tone="quiet" onClick={() => report(inbox.read())}>
            {texts('readAll')}
          </Button>
        )}
        {items.length > 0 && (
          <Button size="small" tone="quiet" onClick={() => report(inbox.clear())}>
            {texts('clear')}
          </Button>
        )}
      </Row>
      {items.length === 0 ? (
        <EmptyState icon={<BellOff />} title={texts('empty')} text={texts('emptyText')} />
      ) : (
        <ul className={classes.list}>
          {items.map((item) => (
            <li key={item.id}>
              <Row
                type="button"
                as="button"
                align="start"
                gap={3}
                className={classes.item}
                data-unread={!item.read_at || undefined}
                onClick={() => choose(item)}
              >
                <ItemIcon item={item} />
                <span className={classes.text}>
                  {textOf(item, language)}
                  <Text
                    as="time"
                    tone="quiet"
                    size="small"
                    className={classes.time}
                    dateTime={new Date(item.create_at).toISOString()}
                  >
                    {when.format(item.create_at)}
                  </Text>
                </span>
                {!item.read_at && <span className={classes.dot} role="img" aria-label={texts('unread')} />}
              </Row>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

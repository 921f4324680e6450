import { newId } from '@lectern/base';
import { changeComment, deleteComment, resolveComment } from '@lectern/protocol/courseware-comments';
import { Button, IconButton, Row, Stack, Text } from '@lectern/ui';
import { Check, CloudAlert, CloudOff, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { PersonName } from '../../../parts/documents/index.ts';
import { call } from '../../../platform/api/call.ts';
import { currentSession, serverNow } from '../../../platform/api/session.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { formatWhen } from '../../../platform/i18n/format.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import {
  type CommentThread,
  isOnThisDevice,
  type ShownComment,
} from '../editing/comments/comment-threads.ts';
import type { CommentsModel } from '../editing/comments/comments-model.ts';
import { useEditing } from '../editing/editor-context.ts';
import { CommentField } from './comment-field.tsx';
import classes from './comments.module.css';
import { useCommentTexts } from './texts.ts';

export interface ThreadProps {
  readonly thread: CommentThread;
  readonly model: CommentsModel;
  /** Description of the commented page and element. */
  readonly place: string;
  readonly current: boolean;
  readonly onChoose: () => void;
  /** Called when a comment is removed that may have had the focus. */
  readonly onRemove: () => void;
}

/** A comment with its replies, and controls to go to its place, reply and resolve. */
export function Thread({ thread, model, place, current, onChoose, onRemove }: ThreadProps): ReactNode {
  const t = useCommentTexts();
  const { session } = useEditing();
  const { first, comments } = thread;
  const resolved = first.resolved_at !== null;
  const { resolve, change, remove, settle, answer } = useThreadCalls(thread, model);
  return (
    <Stack
      as="li"
      gap={2}
      className={classes.thread}
      data-current={current || undefined}
      data-resolved={resolved || undefined}
    >
      <Row as="span" gap={2}>
        <button type="button" className={classes.place} aria-pressed={current} onClick={onChoose}>
          {place}
        </button>
        {session.canEdit && !isOnThisDevice(first) ? (
          <IconButton
            size="small"
            label={t(resolved ? 'reopen' : 'resolve')}
            icon={resolved ? <RotateCcw /> : <Check />}
            onClick={() => void resolve()}
          />
        ) : null}
      </Row>
      <Stack as="ul" gap={3}>
        {comments.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            onChange={(text, mentions) => change(comment.id, text, mentions)}
            onSettle={(how) => void settle(comment.id, how)}
            onRemove={() => {
              onRemove();
              void remove(comment.id);
            }}
          />
        ))}
      </Stack>
      {session.canEdit && current && !resolved && first.refused === undefined ? (
        <CommentField label={t('answer')} sendLabel={t('answer')} onSend={answer} />
      ) : null}
    </Stack>
  );
}

/** Changes to a thread and its comments, each stored on the server. */
function useThreadCalls({ first }: ThreadProps['thread'], model: ThreadProps['model']) {
  const { document } = useEditing();
  const { run } = useCall();
  const params = (id: string) => ({ params: { id: document.id, comment_id: id } });
  const resolved = first.resolved_at !== null;
  const resolve = () =>
    run(
      async () => {
        await call(resolveComment, { ...params(first.id), body: { resolved: !resolved } });
        await model.refresh();
      },
      { key: 'resolve' },
    );
  const change = (id: string, text: string, mentions: string[]) =>
    run(
      async () => {
        await call(changeComment, { ...params(id), body: { text, mentions } });
        await model.refresh();
      },
      { key: `change ${id}` },
    );
  const remove = (id: string) =>
    run(
      async () => {
        await call(deleteComment, params(id));
        await model.refresh();
      },
      { key: `remove ${id}` },
    );
  const settle = (id: string, how: 'sendAgain' | 'drop') =>
    run(
      async () => {
        await model.settleRefused(id, how);
        await model.refresh();
      },
      { key: `settle ${id}` },
    );
  const answer = (text: string, mentions: string[]) => {
    const id = newId();
    const of = { thread_id: first.id, page_id: first.page_id, text, mentions };
    return run(
      async () => {
        await model.write(id, of);
        await model.refresh();
      },
      { key: id },
    );
  };
  return { resolve, change, remove, settle, answer };
}

interface CommentProps {
  readonly comment: ShownComment;
  readonly onChange: (text: string, mentions: string[]) => Promise<boolean>;
  readonly onRemove: () => void;
  /** Handles a comment that the server refused. */
  readonly onSettle: (how: 'sendAgain' | 'drop') => void;
}

function Comment({ comment, onChange, onRemove, onSettle }: CommentProps): ReactNode {
  const t = useCommentTexts();
  const language = useLanguage();
  const { session } = useEditing();
  const [changing, setChanging] = useState(false);
  const [removing, setRemoving] = useState(false);
  const bin = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setRemoving(false);
    bin.current?.focus();
  };
  const { author_id: authorId, author_name: authorName, text, created_at: at } = comment;
  const mine = authorId !== null && authorId === currentSession()?.userId;
  const own = session.canEdit && mine && text !== '' && !isOnThisDevice(comment);
  return (
    <li className={classes.comment}>
      <Row as="span" wrap gap={2}>
        <strong>
          {isOnThisDevice(comment) ? (
            t('me')
          ) : authorId === null ? (
            authorName
          ) : (
            <PersonName userId={authorId} />
          )}
        </strong>
        {at > 0 ? (
          <Text as="time" tone="quiet" size="small">
            {formatWhen(at, serverNow(), language)}
          </Text>
        ) : null}
        {comment.waits ? (
          <span className={classes.waits}>
            <CloudOff aria-hidden="true" />
            {t('waits')}
          </span>
        ) : null}
        {comment.edited_at === null ? null : (
          <Text tone="quiet" size="small">
            {t('edited')}
          </Text>
        )}
        {own && !changing ? (
          <span className={classes.own}>
            <IconButton size="small" label={t('edit')} icon={<Pencil />} onClick={() => setChanging(true)} />
            <IconButton
              ref={bin}
              size="small"
              label={t('remove')}
              icon={<Trash2 />}
              onClick={() => setRemoving(true)}
            />
          </span>
        ) : null}
      </Row>
      {changing ? (
        <CommentField
          focus
          label={t('edit')}
          sendLabel={t('save')}
          atFirst={text}
          onCancel={() => setChanging(false)}
          onSend={async (next, mentions) => {
            const taken = await onChange(next, mentions);
            if (taken) setChanging(false);
            return taken;
          }}
        />
      ) : (
        <p className={classes.text}>
          {text === '' ? (
            <Text as="em" tone="quiet" size="small">
              {t('gone')}
            </Text>
          ) : (
            text
          )}
        </p>
      )}
      {own && removing ? (
        // Deleting cannot be undone, so the user is asked in place.
        <div
          className={classes.refused}
          role="alertdialog"
          aria-label={t('removeAsk')}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            keep();
          }}
        >
          <p>{t('removeAsk')}</p>
          <Row as="span" align="stretch" wrap gap={1}>
            <Button
              size="small"
              tone="danger"
              autoFocus
              onClick={() => {
                setRemoving(false);
                onRemove();
              }}
            >
              {t('remove')}
            </Button>
            <Button size="small" tone="quiet" onClick={keep}>
              {t('cancel')}
            </Button>
          </Row>
        </div>
      ) : null}
      {comment.refused === undefined ? null : (
        <Refused reason={comment.refused} text={text} onSettle={onSettle} />
      )}
    </li>
  );
}

interface RefusedProps extends Pick<CommentProps, 'onSettle'> {
  readonly reason: string;
  readonly text: string;
}

/** Why the server refused a comment that was written offline, with buttons to send it again or discard it. */
function Refused({ reason, text, onSettle }: RefusedProps): ReactNode {
  const t = useCommentTexts();
  return (
    <div className={classes.refused}>
      <p role="status">
        <CloudAlert aria-hidden="true" />
        {t('refused', { reason })}
      </p>
      <Row as="span" align="stretch" wrap gap={1}>
        <Button size="small" onClick={() => onSettle('sendAgain')}>
          {t('sendAgain')}
        </Button>
        <Button size="small" tone="quiet" onClick={() => void copyText(text)}>
          {t('copyWords')}
        </Button>
        <Button size="small" tone="quiet" onClick={() => onSettle('drop')}>
          {t('drop')}
        </Button>
      </Row>
    </div>
  );
}

import { Button, IconButton, Row, Text } from '@lectern/ui';
import { CloudAlert, CloudOff, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { PersonName } from '../../../parts/documents/index.ts';
import { currentSession, serverNow } from '../../../platform/api/session.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { formatWhen } from '../../../platform/i18n/format.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { isOnThisDevice, type ShownComment } from '../editing/comments/comment-threads.ts';
import { useEditing } from '../editing/editor-context.ts';
import { CommentField } from './comment-field.tsx';
import classes from './comments.module.css';
import { useCommentTexts } from './texts.ts';

export interface CommentProps {
  readonly comment: ShownComment;
  readonly onChange: (text: string, mentions: string[]) => Promise<boolean>;
  readonly onRemove: () => void;
  /** Handles a comment that the server refused. */
  readonly onSettle: (how: 'sendAgain' | 'drop') => void;
}

/** A comment, with its author's buttons to change and remove it. */
export function Comment({ comment, onChange, onRemove, onSettle }: CommentProps): ReactNode {
  const t = useCommentTexts();
  const { session } = useEditing();
  const [changing, setChanging] = useState(false);
  const [removing, setRemoving] = useState(false);
  const bin = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setRemoving(false);
    bin.current?.focus();
  };
  const { author_id: authorId, text } = comment;
  const mine = authorId !== null && authorId === currentSession()?.userId;
  const own = session.canEdit && mine && text !== '' && !isOnThisDevice(comment);
  return (
    <li>
      <Row as="span" wrap gap={2}>
        <Origin comment={comment} />
        {own && !changing ? (
          <Row as="span" align="stretch" className={classes.own}>
            <IconButton size="small" label={t('edit')} icon={<Pencil />} onClick={() => setChanging(true)} />
            <IconButton
              ref={bin}
              size="small"
              label={t('remove')}
              icon={<Trash2 />}
              onClick={() => setRemoving(true)}
            />
          </Row>
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
        <Text as="p" overflow="breaks" className={classes.text}>
          {text === '' ? (
            <Text as="em" tone="quiet" size="small">
              {t('gone')}
            </Text>
          ) : (
            text
          )}
        </Text>
      )}
      {own && removing ? (
        <RemoveQuestion
          onKeep={keep}
          onRemove={() => {
            setRemoving(false);
            onRemove();
          }}
        />
      ) : null}
      {comment.refused === undefined ? null : (
        <Refused reason={comment.refused} text={text} onSettle={onSettle} />
      )}
    </li>
  );
}

/** The author of a comment, its time, and whether it waits to be sent or was edited. */
function Origin({ comment }: Pick<CommentProps, 'comment'>): ReactNode {
  const t = useCommentTexts();
  const language = useLanguage();
  const { author_id: authorId, author_name: authorName, created_at: at } = comment;
  return (
    <>
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
        <Text size="small" tone="quiet" className={classes.waits}>
          <CloudOff aria-hidden="true" />
          {t('waits')}
        </Text>
      ) : null}
      {comment.edited_at === null ? null : (
        <Text tone="quiet" size="small">
          {t('edited')}
        </Text>
      )}
    </>
  );
}

interface RemoveQuestionProps extends Pick<CommentProps, 'onRemove'> {
  readonly onKeep: () => void;
}

/** Asks in place whether a comment is deleted, because this cannot be undone. */
function RemoveQuestion({ onKeep, onRemove }: RemoveQuestionProps): ReactNode {
  const t = useCommentTexts();
  return (
    <div
      className={classes.refused}
      role="alertdialog"
      aria-label={t('removeAsk')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onKeep();
      }}
    >
      <p>{t('removeAsk')}</p>
      <Row as="span" align="stretch" wrap gap={1}>
        <Button size="small" tone="danger" autoFocus onClick={onRemove}>
          {t('remove')}
        </Button>
        <Button size="small" tone="quiet" onClick={onKeep}>
          {t('cancel')}
        </Button>
      </Row>
    </div>
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

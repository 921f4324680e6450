import { newId } from '@lectern/base';
import { changeComment, deleteComment, resolveComment } from '@lectern/protocol/courseware-comments';
import { Box, IconButton, Row, Stack } from '@lectern/ui';
import { Check, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { type CommentThread, isOnThisDevice } from '../editing/comments/comment-threads.ts';
import type { CommentsModel } from '../editing/comments/comments-model.ts';
import { useEditing } from '../editing/editor-context.ts';
import { Comment } from './comment.tsx';
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
      pad={3}
      radius="card"
      gap={2}
      className={classes.thread}
      data-current={current || undefined}
      data-resolved={resolved || undefined}
    >
      <Row as="span" gap={2}>
        <Box
          as="button"
          textAlign="start"
          flex={1}
          radius="small"
          type="button"
          className={classes.place}
          aria-pressed={current}
          onClick={onChoose}
        >
          {place}
        </Box>
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

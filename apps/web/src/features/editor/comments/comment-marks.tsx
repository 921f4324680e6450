import { boundsOnPage } from '@lectern/courseware';
import { Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useEffect, useReducer } from 'react';
import { addressNow, keepSearchParam } from '../../../platform/router/router.ts';
import type { CommentThread } from '../editing/comments/comment-threads.ts';
import { CommentsModel } from '../editing/comments/comments-model.ts';
import { useEditing } from '../editing/editor-context.ts';
import classes from './comments.module.css';
import { useCommentTexts } from './texts.ts';

/** Marks the commented elements of the current page, and creates the comments model while the editor is open. */
export function CommentMarks(): ReactNode {
  const { document, comments } = useEditing();
  useEffect(() => {
    const model = new CommentsModel(document.id);
    comments.set(model);
    return () => {
      comments.set(undefined);
      model.dispose();
    };
  }, [document.id, comments]);
  const model = useSignal(comments);
  return model ? <Marks model={model} /> : null;
}

function Marks({ model }: { readonly model: CommentsModel }): ReactNode {
  const t = useCommentTexts();
  const { session, commentsShown } = useEditing();
  const { store } = session;
  const threads = useSignal(model.threads);
  const pageId = useSignal(session.pageId);
  const { zoom } = useSignal(session.viewport.view);
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => store.subscribe(look), [store]);
  useAskedComment(threads);
  const here = (threads ?? []).filter(({ first }) => first.page_id === pageId && first.resolved_at === null);
  return [...Map.groupBy(here, ({ first }) => first.element_id ?? '')].map(([elementId, group]) => {
    const box = elementId === '' ? undefined : boundsOnPage(store, elementId);
    const [{ first } = { first: undefined }] = group;
    if (!first || (elementId !== '' && !box)) return null;
    const at = box ? { x: box.x + box.w, y: box.y } : { x: first.x ?? 8, y: first.y ?? 8 };
    const count = group.reduce((sum, { comments }) => sum + comments.length, 0);
    return (
      <Row
        as="button"
        key={elementId}
        type="button"
        className={classes.mark}
        style={{ left: at.x * zoom, top: at.y * zoom }}
        aria-label={t('mark', { count })}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => commentsShown.set(first.id)}
      >
        <MessageSquare aria-hidden="true" />
        {count}
      </Row>
    );
  });
}

/** Shows the comment that the address names, as links of notifications do, once the comments are loaded. */
function useAskedComment(threads: readonly CommentThread[] | undefined): void {
  const { session, commentsShown } = useEditing();
  useEffect(() => {
    const asked = new URLSearchParams(addressNow().search).get('comment');
    if (threads === undefined || asked === null) return;
    keepSearchParam('comment', undefined);
    const thread = threads.find(({ comments }) => comments.some(({ id }) => id === asked));
    if (!thread) return;
    if (session.store.pages().includes(thread.first.page_id)) session.goToPage(thread.first.page_id);
    commentsShown.set(thread.first.id);
  }, [threads, session, commentsShown]);
}

import { newId } from '@lectern/base';
import { boundsOnPage, type CoursewareReader } from '@lectern/courseware';
import { Column, IconButton, Row, Spinner, Stack, Text, ToggleGroup } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import type { CommentThread } from '../editing/comments/comment-threads.ts';
import type { CommentsModel } from '../editing/comments/comments-model.ts';
import { useEditing } from '../editing/editor-context.ts';
import { CommentField } from './comment-field.tsx';
import { Thread } from './comment-thread.tsx';
import classes from './comments.module.css';
import { useCommentTexts } from './texts.ts';

/** The comments on the courseware, beside the page. */
export function CommentsPanel(): ReactNode {
  const [client] = useState(() => new QueryClient());
  const model = useSignal(useEditing().comments);
  return (
    <QueryClientProvider client={client}>
      {model ? <Panel model={model} /> : <Spinner fill />}
    </QueryClientProvider>
  );
}

function Panel({ model }: { readonly model: CommentsModel }): ReactNode {
  const t = useCommentTexts();
  const { session, commentsShown, focusPage } = useEditing();
  const threads = useSignal(model.threads);
  const withheld = useSignal(model.withheld);
  const asked = useSignal(commentsShown);
  const [which, setWhich] = useState<'open' | 'resolved'>('open');
  const [chosen, setChosen] = useState<string>();
  const { store } = session;
  useThere(
    store,
    (threads ?? []).map(({ first }) => first.element_id),
  );
  const currentId = chosen ?? (typeof asked === 'string' ? asked : undefined);
  const pages = store.pages();
  const shown = (threads ?? [])
    .filter(({ first }) => (first.resolved_at === null) === (which === 'open'))
    // Comments on deleted pages come last.
    .sort((a, b) => placeIn(pages, a) - placeIn(pages, b));
  const placeOf = usePlaceName();
  const goTo = ({ first }: CommentThread) => {
    setChosen(first.id);
    if (!pages.includes(first.page_id)) return;
    session.goToPage(first.page_id);
    if (first.element_id !== null && store.find('element', first.element_id))
      session.choose([first.element_id]);
  };
  const panel = useRef<HTMLElement>(null);
  const close = () => {
    commentsShown.set(false);
    focusPage();
  };
  return (
    <Column ref={panel} as="aside" gap={3} className={classes.panel} aria-label={t('title')} tabIndex={-1}>
      <Row as="header" justify="between" gap={2}>
        <h2>{t('title')}</h2>
        <IconButton size="small" label={t('close')} icon={<X />} onClick={close} />
      </Row>
      {session.canEdit ? (
        <Writing
          model={model}
          onWritten={(id) => {
            setWhich('open');
            setChosen(id);
          }}
        />
      ) : (
        <Text as="p" tone="quiet" size="small">
          {t(withheld ? 'withheld' : 'readOnly')}
        </Text>
      )}
      <ToggleGroup
        label={t('which')}
        value={[which]}
        options={(['open', 'resolved'] as const).map((value) => ({ value, label: t(value) }))}
        // Pressing the selected choice again must not deselect it.
        onChange={([next]) => next && setWhich(next)}
      />
      {threads === undefined ? <Spinner /> : null}
      {threads !== undefined && shown.length === 0 && !withheld ? (
        <Text as="p" tone="quiet" size="small">
          {t(threads.length === 0 ? 'none' : which === 'open' ? 'noneOpen' : 'noneResolved')}
        </Text>
      ) : null}
      <Stack as="ul" gap={3} aria-label={t(which)}>
        {shown.map((thread) => (
          <Thread
            key={thread.first.id}
            thread={thread}
            model={model}
            place={placeOf(thread)}
            current={thread.first.id === currentId}
            onChoose={() => goTo(thread)}
            onRemove={() => panel.current?.focus()}
          />
        ))}
      </Stack>
    </Column>
  );
}

interface WritingProps {
  readonly model: CommentsModel;
  readonly onWritten: (id: string) => void;
}

/** The field for a comment on the selected element, or on the page. */
function Writing({ model, onWritten }: WritingProps): ReactNode {
  const t = useCommentTexts();
  const { run } = useCall();
  const { session, commentsShown } = useEditing();
  const { store } = session;
  const pageId = useSignal(session.pageId);
  const { ids } = useSignal(session.selection);
  const asked = useSignal(commentsShown);
  const [element, ...more] = ids;
  const here = { pageId, elementId: more.length === 0 ? element : undefined };
  // A comment being written stays with its page and element when the selection or the page changes or the element is
  // deleted.
  const [held, setHeld] = useState<typeof here>();
  useThere(store, [held?.elementId]);
  const about = held === undefined ? here : stillThere(store, held, here);
  const isElsewhere = about.pageId !== here.pageId || about.elementId !== here.elementId;
  const send = async (text: string, mentions: string[]) => {
    if (about.pageId === undefined) return false;
    const box = about.elementId === undefined ? undefined : boundsOnPage(store, about.elementId);
    const body = {
      page_id: about.pageId,
      text,
      mentions,
      ...(about.elementId !== undefined && { element_id: about.elementId }),
      ...(box && { x: box.x, y: box.y }),
    };
    const id = newId();
    const isWritten = await run(() => model.write(id, body), { key: id, onSuccess: () => onWritten(id) });
    // A comment that was not sent returns to the field, with the same page and element.
    if (!isWritten) setHeld(about);
    return isWritten;
  };
  return (
    <>
      <CommentField
        label={t(about.elementId === undefined ? 'onPage' : 'onElement')}
        sendLabel={t('send')}
        onSend={send}
        onWriting={(isWriting) => setHeld((before) => (isWriting ? (before ?? about) : undefined))}
        focus={asked === true}
      />
      {isElsewhere ? (
        <Text as="p" tone="quiet" size="small" role="status">
          {t(about.elementId === undefined ? 'heldPage' : 'heldElement', {
            number: store.pages().indexOf(about.pageId ?? '') + 1,
          })}
        </Text>
      ) : null}
    </>
  );
}

interface About {
  readonly pageId: string | undefined;
  readonly elementId: string | undefined;
}

/** Returns a function that names the element or page of a thread. */
function usePlaceName(): (thread: CommentThread) => string {
  const t = useCommentTexts();
  const { store } = useEditing().session;
  return ({ first }) => {
    const number = store.pages().indexOf(first.page_id) + 1;
    if (number === 0) return t('pageGone');
    if (first.element_id === null) return t('page', { number });
    const there = store.find('element', first.element_id) !== undefined;
    return `${t('page', { number })} · ${t(there ? 'element' : 'elementGone')}`;
  };
}

/**
 * Returns the page and element of a comment being written: without the element when it was deleted, and the current
 * place when the page was deleted.
 */
function stillThere(store: CoursewareReader, { pageId, elementId }: About, here: About): About {
  if (pageId === undefined || store.find('page', pageId) === undefined) return here;
  const isThere = elementId !== undefined && store.find('element', elementId) !== undefined;
  return { pageId, elementId: isThere ? elementId : undefined };
}

/** Renders again when a page or one of these elements is added or deleted, by any user. */
function useThere(store: CoursewareReader, ids: readonly (string | null | undefined)[]): void {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  useSyncExternalStore(subscribe, () =>
    [...store.pages(), ...ids.map((id) => store.find('element', id ?? '')?.id ?? '-')].join(' '),
  );
}

function placeIn(pages: readonly string[], { first }: CommentThread): number {
  const at = pages.indexOf(first.page_id);
  return at < 0 ? pages.length : at;
}

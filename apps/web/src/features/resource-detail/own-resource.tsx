import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { getDocument } from '@lectern/protocol/one-document';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { accountState, checkLogin } from '../../parts/account/index.ts';
import { ownSource } from '../../parts/courseware/index.ts';
import { LEAFED, type Leaf, useLeafing } from '../../parts/viewers/index.ts';
import { ApiError, isAborted, messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { connection } from '../../platform/connection/window-connection.ts';
import type { ResourceSource } from './resource.ts';
import classes from './resource-detail.module.css';
import { LinkInvalid, NeedsSignIn, NotAnswered, Waiting } from './resource-messages.tsx';
import { ResourceScreen } from './resource-screen.tsx';
import { useResourceTexts } from './texts.ts';
import { useListedPictures, usePictureLeaf } from './use-picture-leaf.ts';

/**
 * Interval at which an open document is requested again, milliseconds; also when its window becomes visible and when
 * the network is back.
 */
const LOOK_AGAIN_MS = 30_000;

type Look =
  | { readonly type: 'asking' }
  | { readonly type: 'refused'; readonly error: unknown }
  | { readonly type: 'open'; readonly item: DocumentItem };

export interface OwnResourceProps {
  readonly documentId: string;
  /** Opens the sign-in screen, which returns to this address. */
  readonly onSignIn: () => void;
  /** Shows another document instead of this document. */
  readonly onShow: (documentId: string) => void;
}

/** A document of the signed-in user, or one shared with them. */
export function OwnResource({ documentId, onSignIn, onShow }: OwnResourceProps): ReactNode {
  const state = useSignal(accountState);
  const { kind } = state;
  if (kind === 'signed-in') return <Leafed documentId={documentId} onShow={onShow} />;
  if (kind === 'unchecked' || kind === 'asked') return <Waiting />;
  if (kind === 'unreachable')
    return <NotAnswered text={messageOf(state.error)} again={() => void checkLogin()} />;
  return <NeedsSignIn onSignIn={onSignIn} />;
}

/** Stays mounted while the pictures of a folder are paged through, so that the user need not wait for each to load. */
function Leafed({ documentId, onShow }: Pick<OwnResourceProps, 'documentId' | 'onShow'>): ReactNode {
  const [listed, setListed] = useState<readonly string[]>([]);
  const leaf = usePictureLeaf(documentId, listed, onShow);
  useLeafing(leaf);
  return (
    <div className={classes.leafed} {...(leaf && { [LEAFED]: '' })}>
      <Opened key={documentId} documentId={documentId} leaf={leaf} onListed={setListed} />
    </div>
  );
}

interface OpenedProps {
  readonly documentId: string;
  readonly leaf: Leaf | undefined;
  readonly onListed: (ids: readonly string[]) => void;
}

function Opened({ documentId, leaf, onListed }: OpenedProps): ReactNode {
  const t = useResourceTexts();
  const { look, again, noteError } = useDocument(documentId);
  const code = look.type === 'open' ? look.item.resource_type_code : undefined;
  const source = useMemo((): ResourceSource => {
    return {
      id: documentId,
      ...ownSource(documentId, code),
      download: async () => {
        const { downloadLink } = await import('@lectern/protocol/documents');
        return call(downloadLink, { params: { id: documentId } });
      },
    };
  }, [documentId, code]);
  const item = look.type === 'open' ? look.item : undefined;
  useListedPictures(item, onListed);
  if (look.type === 'asking') return <Waiting />;
  if (look.type === 'refused') {
    const { error } = look;
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 403);
    if (isGone) return <LinkInvalid text={t('goneText')} />;
    return <NotAnswered text={messageOf(error)} again={again} />;
  }
  const { name, format, size, update_at: updatedAt, bin_at } = look.item;
  if (bin_at !== null) return <LinkInvalid text={t('binnedText')} />;
  if (code === 'folder') return <LinkInvalid text={t('folderText')} />;
  const hasPages = look.item.core_type === 'courseware';
  const isTaken = look.item.only_look !== true;
  const { download, ...shown } = source;
  return (
    <ResourceScreen
      resource={{ id: documentId, name, hasPages, format, size, updatedAt }}
      // A document with pages has no download on this screen: its editor exports it in several formats.
      source={hasPages || !isTaken ? shown : source}
      leaf={leaf}
      onError={noteError}
    />
  );
}

interface FollowedDocument {
  readonly look: Look;
  readonly again: () => void;
  readonly noteError: (error: unknown) => void;
}

/** Loads a document and follows its changes: renamed, moved to the bin, restored. */
function useDocument(id: string): FollowedDocument {
  const [look, setLook] = useState<Look>({ type: 'asking' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks anew
  useEffect(() => {
    const abort = new AbortController();
    const ask = () =>
      call(getDocument, { params: { id }, signal: abort.signal }).then(
        (item) => setLook({ type: 'open', item }),
        (error: unknown) => {
          if (isAborted(error)) return;
          // A document that is shown stays when the server is unreachable.
          setLook((now) => (now.type === 'open' && !isOfDocument(error) ? now : { type: 'refused', error }));
        },
      );
    const askAgain = () => {
      if (document.visibilityState !== 'hidden') void ask();
    };
    void ask();
    const timer = setInterval(askAgain, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', askAgain);
    const stop = connection.subscribe(() => {
      if (connection.get()) askAgain();
    });
    return () => {
      abort.abort();
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [id, turn]);
  const again = useCallback(() => {
    setLook({ type: 'asking' });
    setTurn((before) => before + 1);
  }, []);
  const noteError = useCallback((error: unknown) => {
    if (isOfDocument(error)) setLook({ type: 'refused', error });
  }, []);
  return { look, again, noteError };
}

/** Whether an error is about the document and not about the network. */
function isOfDocument(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'DOCUMENT_NOT_FOUND';
}

import type { Readable } from '@lectern/base';
import { CoursewareStore } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol/constants';
import { CHINESE_LABELS, ENGLISH_LABELS } from '@lectern/stage/view';
import { Button, ErrorState, Spinner } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as Y from 'yjs';
import {
  type CoursewareUser,
  type LiveCourseware,
  OfflineCopy,
  useOpenCourseware,
} from '../../parts/courseware/index.ts';
import { Tools } from '../../parts/tools/index.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { useWindowTitle } from '../../platform/window-title.ts';
import classes from './player.module.css';
import { Player } from './player.tsx';
import { useTexts } from './texts.ts';

export interface PlayerScreenProps {
  readonly documentId: string;
  /** Counted from 1. */
  readonly startPage: number;
  readonly user: CoursewareUser;
  /** Back to the courseware, at this page. */
  readonly onLeave: (pageNumber: number) => void;
}

/** `/play`: opens the courseware and shows it. */
export function PlayerScreen({ documentId, startPage, user, onLeave }: PlayerScreenProps) {
  const t = useTexts();
  const opening = useOpenCourseware(documentId, user);
  if (opening.state === 'open') {
    return (
      <LivePlayer
        live={opening.live}
        name={opening.name}
        startPage={startPage}
        userId={user.id}
        onLeave={onLeave}
      />
    );
  }
  return (
    <main className={classes.waiting}>
      {opening.state === 'opening' ? (
        <Spinner fill label={t('opening')} />
      ) : (
        <ErrorState
          icon={<TriangleAlert />}
          title={t('failed')}
          text={opening.error instanceof ApiError ? opening.error.message : String(opening.error)}
          action={
            <Button tone="primary" onClick={() => onLeave(startPage)}>
              {t('backToCourseware')}
            </Button>
          }
        />
      )}
    </main>
  );
}

interface LivePlayerProps {
  readonly live: LiveCourseware;
  readonly name: Readable<string>;
  readonly startPage: number;
  readonly userId: string;
  readonly onLeave: (pageNumber: number) => void;
}

function LivePlayer({ live, name, startPage, userId, onLeave }: LivePlayerProps) {
  const t = useTexts();
  const language = useLanguage();
  const permission = useSignal(live.permission);
  const saved = useSignal(live.saved);
  useWindowTitle(useSignal(name));
  // Decided when the show begins: a permission that changes meanwhile does not take the pen out of the hand.
  const mayWrite = useRef(permission === EditPermission.EDIT).current;
  const ownInk = useOwnInk(userId, mayWrite ? undefined : live.documentId);
  const notice =
    saved.type === 'offline' || saved.type === 'failed'
      ? t('notSaved')
      : mayWrite
        ? undefined
        : t('inkOnDevice');
  const shownNotice = useBriefly(notice, saved.type === 'saved' || saved.type === 'saving');
  const keepPage = useCallback((page: number) => {
    // So that a reload comes back to the page that was shown. The router need not hear of it.
    const url = new URL(location.href);
    const [path = '', query = ''] = url.hash.slice(1).split('?');
    const parameters = new URLSearchParams(query);
    parameters.set('page', String(page));
    url.hash = `${path}?${parameters}`;
    history.replaceState(history.state, '', url);
  }, []);
  if (!mayWrite && !ownInk) return <main className={classes.waiting} />;
  return (
    <Tools store={mayWrite ? live.store : undefined}>
      <Player
        store={live.store}
        inkStore={ownInk ?? live.store}
        assets={live.assets}
        labels={language === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS}
        startPage={startPage}
        notice={shownNotice}
        onPage={keepPage}
        onEnd={onLeave}
      />
    </Tools>
  );
}

/** A store that lives in this browser, for those who may only view; undefined until it was read, or when not wanted. */
function useOwnInk(userId: string, documentId: string | undefined): CoursewareStore | undefined {
  const [store, setStore] = useState<CoursewareStore>();
  useEffect(() => {
    if (documentId === undefined) return;
    const doc = new Y.Doc();
    const copy = new OfflineCopy(userId, `ink ${documentId}`, doc);
    const made = new CoursewareStore(doc);
    let left = false;
    // A browser that refuses storage still keeps the ink of this visit.
    void copy.load().then(() => {
      if (left) return;
      copy.follow();
      setStore(made);
    });
    return () => {
      left = true;
      made.dispose();
      copy.dispose();
      doc.destroy();
      setStore(undefined);
    };
  }, [userId, documentId]);
  return store;
}

const BRIEFLY_MS = 6_000;

/** The text; one that is only for information goes by itself. */
function useBriefly(text: string | undefined, brief: boolean): string | undefined {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (text === undefined || !brief) return;
    const timer = setTimeout(() => setOver(text), BRIEFLY_MS);
    return () => clearTimeout(timer);
  }, [text, brief]);
  return brief && over === text ? undefined : text;
}

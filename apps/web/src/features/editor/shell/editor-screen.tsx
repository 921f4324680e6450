import type { Signal } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol/constants';
import { EditSession } from '@lectern/stage/edit';
import { Button, EmptyState, ErrorState, Spinner, showToast } from '@lectern/ui';
import { late, ThrowLateFailure } from '@lectern/ui/late';
import { useSignal } from '@lectern/ui/use-signal';
import { FileX2, Lock, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type LiveCourseware, useOpenCourseware } from '../../../parts/courseware/index.ts';
import { followName } from '../../../parts/documents/index.ts';
import { Tools } from '../../../parts/tools/index.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useWindowTitle } from '../../../platform/window-title/use-window-title.ts';
import { LiveDocument } from '../document/live-document.ts';
import { editorText, useEditorTexts } from '../locale/texts.ts';
import { useSmallScreen } from '../phone/small-screen.ts';
import classes from './editor.module.css';
import { Editor, type EditorProps } from './editor.tsx';

const PhoneViewer = late(async () => (await import('../phone/phone-viewer.tsx')).PhoneViewer, {
  waiting: <Spinner fill />,
  failed: ThrowLateFailure,
});

export interface EditorScreenProps {
  readonly documentId: string;
  /** The page to begin on, counted from 1. */
  readonly startPage?: number | undefined;
  readonly user: { readonly id: string; readonly name: string };
  /** Called once it is there. */
  readonly onOpened: () => void;
  readonly onLeave: () => void;
  /** Opens the show at this page, counted from 1. */
  readonly onTeach: (page: number) => void;
}

/**
 * `/view`: opens the courseware for preparing, or for looking at where there is no more permission. On a phone, where
 * there is no editor yet, it is looked at and taught from.
 */
export function EditorScreen({
  documentId,
  startPage,
  user,
  onOpened,
  onLeave,
  onTeach,
}: EditorScreenProps): ReactNode {
  const t = useEditorTexts();
  const opening = useOpenCourseware(documentId, user);
  const isOpen = opening.state === 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, whatever is to be called by now.
  useEffect(() => {
    if (isOpen) onOpened();
  }, [isOpen]);
  if (opening.state === 'open') {
    return (
      <LiveEditor
        live={opening.live}
        startPage={startPage}
        name={opening.name}
        onLeave={onLeave}
        onTeach={onTeach}
      />
    );
  }
  const back = (
    <Button tone="primary" onClick={onLeave}>
      {t('back')}
    </Button>
  );
  return (
    <main className={classes.state}>
      {opening.state === 'opening' ? <Spinner fill label={t('opening')} /> : null}
      {opening.state === 'gone' ? <EmptyState icon={<FileX2 />} title={t('gone')} action={back} /> : null}
      {opening.state === 'failed' ? (
        <ErrorState
          icon={<TriangleAlert />}
          title={t('openFailed')}
          text={(opening.error instanceof ApiError && opening.error.message) || t('openFailedHelp')}
          action={
            <>
              <Button tone="primary" onClick={opening.tryAgain}>
                {t('tryAgain')}
              </Button>
              <Button onClick={onLeave}>{t('back')}</Button>
            </>
          }
        />
      ) : null}
    </main>
  );
}

interface LiveEditorProps {
  readonly live: LiveCourseware;
  readonly startPage: number | undefined;
  readonly name: Signal<string>;
  readonly onLeave: () => void;
  readonly onTeach: (page: number) => void;
}

/** The editor on a live courseware. A permission that changes meanwhile gives or takes the tools at once. */
function LiveEditor({ live, startPage, name, onLeave, onTeach }: LiveEditorProps): ReactNode {
  const t = useEditorTexts();
  const permission = useSignal(live.permission);
  const title = useSignal(name);
  const isDeleted = useSignal(live.deleted);
  // What was open when it was deleted can still be read here, and copied into another courseware.
  const [looking, setLooking] = useState(false);
  const isSmall = useSmallScreen();
  const canEdit = permission === EditPermission.EDIT;
  const last = useRef<EditSession>(undefined);
  const document = useMemo(() => new LiveDocument(live, name), [live, name]);
  useEffect(() => followName(live.documentId, name), [live, name]);
  usePermissionWords(permission);
  useWindowTitle(title === '' ? undefined : t('title', { name: title }));

  if (isDeleted && !looking) {
    return (
      <main className={classes.state}>
        <EmptyState
          icon={<FileX2 />}
          title={t('deleted')}
          text={t(live.saved.get().type === 'saved' ? 'deletedHelp' : 'deletedUnsent')}
          action={
            <>
              <Button tone="primary" onClick={onLeave}>
                {t('back')}
              </Button>
              <Button onClick={() => setLooking(true)}>{t('lookAtDeleted')}</Button>
            </>
          }
        />
      </main>
    );
  }
  if (permission === EditPermission.NONE && !looking) {
    return (
      <main className={classes.state}>
        <ErrorState
          icon={<Lock />}
          title={t('noPermission')}
          text={t('noPermissionHelp')}
          action={
            <Button tone="primary" onClick={onLeave}>
              {t('back')}
            </Button>
          }
        />
      </main>
    );
  }
  if (isSmall) {
    return (
      <Tools>
        <PhoneViewer
          reader={live.store}
          assets={live.assets}
          name={title}
          onLeave={onLeave}
          onTeach={onTeach}
        />
      </Tools>
    );
  }
  return (
    <Tools>
      <EditorSession
        key={canEdit ? 'edit' : 'view'}
        document={document}
        begin={() => beginSession(live.store, canEdit, last.current?.pageId.get(), startPage)}
        onBegun={(session) => {
          last.current = session;
        }}
        onLeave={onLeave}
        onTeach={onTeach}
      />
    </Tools>
  );
}

/** A session at the page where the one before it was, else at the page that the address names. */
function beginSession(
  store: CoursewareStore,
  canEdit: boolean,
  lastPage: string | undefined,
  startPage: number | undefined,
): EditSession {
  const session = new EditSession(store, { canEdit });
  const first = startPage === undefined ? undefined : store.pages()[startPage - 1];
  if (lastPage !== undefined && store.find('page', lastPage)) session.goToPage(lastPage);
  else if (first !== undefined) session.goToPage(first);
  return session;
}

interface EditorSessionProps extends Omit<EditorProps, 'session'> {
  /** Called once. */
  readonly begin: () => EditSession;
  readonly onBegun: (session: EditSession) => void;
}

/** The editor with a session of its own, made for its first drawing and ended when it goes. */
function EditorSession({ begin, onBegun, ...editor }: EditorSessionProps): ReactNode {
  const [session] = useState(begin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is to be called by then
  useEffect(() => {
    onBegun(session);
    return () => session.dispose();
  }, [session]);
  return <Editor {...editor} session={session} />;
}

function usePermissionWords(permission: EditPermission): void {
  const before = useRef(permission);
  useEffect(() => {
    if (before.current === permission) return;
    before.current = permission;
    if (permission === EditPermission.VIEW) {
      showToast({ kind: 'attention', about: 'permission', text: editorText('permissionNowView') });
    } else if (permission === EditPermission.EDIT) {
      showToast({ kind: 'information', about: 'permission', text: editorText('permissionNowEdit') });
    }
  }, [permission]);
}

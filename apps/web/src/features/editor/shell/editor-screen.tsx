import { EditPermission } from '@lectern/protocol/constants';
import { preloadUsualDrawings } from '@lectern/stage/view';
import { Button, EmptyState, ErrorState, Spinner } from '@lectern/ui';
import { afterPaint } from '@lectern/ui/after-paint';
import { lazyComponent, ThrowLoadFailure } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { FileX2, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { isGone, type ShownCourseware, useShownCourseware } from '../../../parts/courseware/index.ts';
import { Questions } from '../../../parts/questions/index.ts';
import { Tools } from '../../../parts/tools/index.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { HeldInput } from '../first-page/held-input.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { useSmallScreen } from '../phone/small-screen.ts';
import classes from './editor.module.css';
import { FirstPage } from './first-page.tsx';
import { LiveGate } from './live-gate.tsx';

const LiveEditor = lazyComponent(async () => (await import('./live-editor.tsx')).LiveEditor, {
  waiting: <Spinner fill />,
  failed: ThrowLoadFailure,
});
const PhoneViewer = lazyComponent(async () => (await import('../phone/phone-viewer.tsx')).PhoneViewer, {
  waiting: <Spinner fill />,
  failed: ThrowLoadFailure,
});

/** Loads the code that the editor needs after its first page. */
export async function preloadEditor(): Promise<void> {
  await LiveEditor.load();
}

export interface EditorScreenProps {
  readonly documentId: string;
  /** The page to show first, counted from 1. */
  readonly startPage?: number | undefined;
  readonly user: { readonly id: string; readonly name: string };
  /** Called once the live courseware is open. */
  readonly onOpened: () => void;
  readonly onLeave: () => void;
  /** Elements of every screen's top bar: the bell. */
  readonly corner: ReactNode;
  /** Starts the show at this page, counted from 1. */
  readonly onTeach: (page: number) => void;
}

/**
 * `/view`: opens the courseware for editing, or for viewing without permission to edit. On a phone, which has no full
 * editor, it is shown for viewing, for teaching and for changing texts.
 */
export function EditorScreen({ documentId, user, ...screen }: EditorScreenProps): ReactNode {
  const t = useEditorTexts();
  const opening = useShownCourseware(documentId, user);
  switch (opening.state) {
    case 'open':
      return (
        <ShownEditor {...screen} documentId={documentId} shown={opening.shown} tryAgain={opening.tryAgain} />
      );
    case 'opening':
      return (
        <main className={classes.state}>
          <Spinner fill label={t('opening')} />
        </main>
      );
    case 'gone':
      return <Gone onLeave={screen.onLeave} />;
    case 'failed':
      return <Failed error={opening.error} tryAgain={opening.tryAgain} onLeave={screen.onLeave} />;
  }
}

interface ShownEditorProps extends Omit<EditorScreenProps, 'user'> {
  /** The shown courseware; it is released when this component unmounts. */
  readonly shown: ShownCourseware;
  readonly tryAgain: () => void;
}

/**
 * Renders the first page from records at once; the editor replaces it when it has rendered the same page from the live
 * courseware.
 */
function ShownEditor({
  documentId,
  shown,
  startPage,
  corner,
  onOpened,
  onLeave,
  onTeach,
  tryAgain,
}: ShownEditorProps): ReactNode {
  const arrival = useSignal(shown.arrival);
  const name = useSignal(shown.name);
  const isSmall = useSmallScreen();
  const permission = usePermission(shown);
  const [held] = useState(() => new HeldInput(window));
  const [isCovered, setIsCovered] = useState(arrival.type !== 'there');
  // The page shown first stays shown, also when other users add or delete pages before it.
  const [pageId] = useState(() => shown.reader.pages()[(startPage ?? 1) - 1] ?? shown.reader.pages()[0]);
  const open = useMemo(() => (arrival.type === 'there' ? arrival : undefined), [arrival]);
  const mayLook = permission === EditPermission.EDIT || permission === EditPermission.VIEW;
  const hasFirstPage = isCovered && !isSmall && mayLook && pageId !== undefined;

  useEffect(() => () => shown.release(), [shown]);
  useRestAfterPaint(shown, permission !== undefined, isSmall);
  const isOpen = open !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, whatever is to be called by now.
  useEffect(() => {
    if (isOpen) onOpened();
  }, [isOpen]);
  if (arrival.type === 'refused' && isGone(arrival.error)) return <Gone onLeave={onLeave} />;
  // On a phone the loaded records can be viewed while the live courseware is unreachable.
  if (arrival.type === 'refused' || (arrival.type === 'unreachable' && !isSmall))
    return <Failed error={arrival.error} tryAgain={tryAgain} onLeave={onLeave} />;
  return (
    <LiveGate open={open} onLeave={onLeave} tryAgain={tryAgain}>
      <Tools>
        <Questions>
          {isSmall ? (
            <PhoneViewer
              documentId={documentId}
              reader={shown.reader}
              assets={open?.live.assets ?? shown.assets}
              name={name}
              live={open?.live}
              onLeave={onLeave}
              onTeach={onTeach}
            />
          ) : open ? (
            <LiveEditor
              open={open}
              startPage={startPage}
              corner={corner}
              cover={hasFirstPage ? { pageId, held, lift: () => setIsCovered(false) } : undefined}
              onLeave={onLeave}
              onTeach={onTeach}
            />
          ) : hasFirstPage ? null : (
            <main className={classes.state}>
              <Spinner fill />
            </main>
          )}
          {hasFirstPage ? (
            <FirstPage
              reader={shown.reader}
              assets={shown.assets}
              pageId={pageId}
              canEdit={permission === EditPermission.EDIT}
              held={held}
            />
          ) : null}
        </Questions>
      </Tools>
    </LiveGate>
  );
}

/** Loads the rest of the code once the first page is on the screen. */
function useRestAfterPaint(shown: ShownCourseware, isKnown: boolean, isSmall: boolean): void {
  useEffect(() => {
    if (!isKnown) return;
    // A rendered frame may not be on the screen yet; the frame after it confirms that it is.
    let cancel = afterPaint(() => {
      cancel = afterPaint(() => {
        shown.openLive();
        preloadUsualDrawings();
        if (!isSmall) LiveEditor.preload();
      });
    });
    return () => cancel();
  }, [shown, isKnown, isSmall]);
}

/** Returns the permission; undefined until it is known, usually before the first rendering. */
function usePermission(shown: ShownCourseware): EditPermission | undefined {
  const [permission, setPermission] = useState(() => shown.permissionNow());
  useLayoutEffect(() => {
    let left = false;
    void shown.permission.then((known) => left || setPermission(known));
    return () => {
      left = true;
    };
  }, [shown]);
  return permission;
}

function Gone({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const t = useEditorTexts();
  return (
    <main className={classes.state}>
      <EmptyState
        icon={<FileX2 />}
        title={t('gone')}
        text={t('goneHelp')}
        action={<Back onLeave={onLeave} />}
      />
    </main>
  );
}

interface FailedProps {
  readonly error: unknown;
  readonly tryAgain: () => void;
  readonly onLeave: () => void;
}

function Failed({ error, tryAgain, onLeave }: FailedProps): ReactNode {
  const t = useEditorTexts();
  return (
    <main className={classes.state}>
      <ErrorState
        icon={<TriangleAlert />}
        title={t('openFailed')}
        text={(error instanceof ApiError && error.message) || t('openFailedHelp')}
        action={
          <>
            <Button tone="primary" onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
            <Button onClick={onLeave}>{t('back')}</Button>
          </>
        }
      />
    </main>
  );
}

function Back({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  return (
    <Button tone="primary" onClick={onLeave}>
      {useEditorTexts()('back')}
    </Button>
  );
}

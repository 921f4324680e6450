import type { Readable, Signal } from '@lectern/base';
import { type EditSession, EditSurface, elementAt } from '@lectern/stage/edit';
import { Column, ContextMenuArea } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { currentSession } from '../../../platform/api/session.ts';
import type { AskedTable } from '../clipboard/use-clipboard.ts';
import { useKeys } from '../commands/keyboard/use-keys.ts';
import type { EditorDocument } from '../document/document-port.ts';
import { useDroppedFiles } from '../dropped-file/use-dropped-files.ts';
import type { Editing } from '../editing/command-context.ts';
import { EditingContext, useEditing } from '../editing/editor-context.ts';
import { useNowEditableMessage } from '../editing/page-appearance.ts';
import { peersOf } from '../editing/peer-colors.ts';
import { region } from '../editing/regions.ts';
import { useShowsDesign } from '../editing/shown-designs.ts';
import { useStageLabels } from '../editing/stage-labels.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { SideFrame } from '../side-panels/side-frame.tsx';
import { isFirstTour } from '../tour/first-tour.ts';
import { blockBrowserZoom } from './browser-zoom.ts';
import classes from './editor.module.css';
import { OpenCrop, OpenMore } from './opened-element.tsx';
import { DrawHint, OpenAids, OpenDrawing, OpenGrid } from './page-layers.tsx';
import { SelectionStatus } from './selection-status.tsx';
import { useAnnounce, useFormatPainter, useKeptPage, useRemoteChangeMessages } from './session-effects.ts';
import {
  InsertBar,
  Notes,
  PageContextMenu,
  PagesPanel,
  SidePanel,
  StatusBar,
  TopBar,
} from './surroundings.tsx';
import { useOpenEditing } from './use-open-editing.ts';

const WrittenFormula = lazyComponent(
  async () => (await import('../panel/formula/formula-dialog.tsx')).WrittenFormula,
);
const FindPanel = lazyComponent(async () => (await import('../find/find-panel.tsx')).FindPanel);
const ShortcutsSheet = lazyComponent(async () => (await import('./load-panels.ts')).loadShortcutsSheet());
const PasteOptions = lazyComponent(
  async () => (await import('../paste-options/paste-options.tsx')).PasteOptions,
);
const PageSorter = lazyComponent(async () => (await import('../sorter/page-sorter.tsx')).PageSorter);
const MastersList = lazyComponent(async () => (await import('./load-panels.ts')).loadMastersList());
const SaveAs = lazyComponent(async () => (await import('../save-as/save-as.tsx')).SaveAs);
const LinkDialog = lazyComponent(async () => (await import('../panel/link/link-dialog.tsx')).LinkDialog);
const PrintDialog = lazyComponent(async () => (await import('../printing/print-dialog.tsx')).PrintDialog);
const CommentsPanel = lazyComponent(
  async () => (await import('../comments/comments-panel.tsx')).CommentsPanel,
);
/** Milliseconds after which the first page has normally loaded and the network is free. */
const SETTLED_MS = 1500;
const CommentMarks = lazyComponent(async () => (await import('../comments/comment-marks.tsx')).CommentMarks, {
  after: SETTLED_MS,
});
const Tour = lazyComponent(async () => (await import('../tour/tour.tsx')).Tour);
const Carets = lazyComponent(async () => (await import('../carets/carets.tsx')).Carets);
const MotionMarks = lazyComponent(async () => (await import('../motion/motion-marks.tsx')).MotionMarks);
const TransitionPreview = lazyComponent(
  async () => (await import('../motion/transition-preview.tsx')).TransitionPreview,
);
const VersionsDialog = lazyComponent(
  async () => (await import('../versions/versions-dialog.tsx')).VersionsDialog,
);
const LargeTableDialog = lazyComponent(
  async () => (await import('../clipboard/large-table-dialog.tsx')).LargeTableDialog,
);
const SelectionBar = lazyComponent(
  async () => (await import('../selection-bar/selection-bar.tsx')).SelectionBar,
);
const OpenCutNotice = lazyComponent(
  async () => (await import('../import-report/cut-notice.tsx')).OpenCutNotice,
);
const DroppedFile = lazyComponent(async () => (await import('../dropped-file/dropped-file.tsx')).DroppedFile);

export interface EditorProps {
  readonly document: EditorDocument;
  readonly session: EditSession;
  readonly corner: ReactNode;
  readonly onLeave: () => void;
  /** Starts the show at this page, counted from 1. */
  readonly onTeach: (page: number) => void;
  /** This ref is set to the node that the page is rendered in. */
  readonly surfaceRef?: RefObject<HTMLElement | null>;
}

/** The editor of a courseware: bars, pages, the slide, notes and the properties panel of the selection. */
export function Editor({ document, session, corner, onLeave, onTeach, surfaceRef }: EditorProps): ReactNode {
  const t = useEditorTexts();
  const surface = useRef<HTMLDivElement>(null);
  const [menuArea] = useState(() => new ContextMenuArea());
  const { editing, uploads, table } = useOpenEditing({ document, session, surface, onTeach });

  useKeys(editing);
  useFormatPainter(editing);

  const files = useDroppedFiles(session, surface, uploads, table);

  useEffect(blockBrowserZoom, []);
  // The slide looks as before it became editable; users of the keyboard see the focus at the first key press.
  useEffect(() => surface.current?.focus({ preventScroll: true, focusVisible: false }), []);
  useImperativeHandle(surfaceRef, () => surface.current as HTMLElement, []);
  useAnnounce(document, session);
  useKeptPage(session);
  useRemoteChangeMessages(editing);
  useFirstTour(editing);

  return (
    <EditingContext value={editing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped anywhere on the screen */}
      <div className={classes.editor} onDragOver={allowFiles} onDrop={files.drop}>
        <TopBar corner={corner} onLeave={onLeave} />
        {session.canEdit ? <InsertBar uploads={uploads} /> : null}
        <div className={classes.middle}>
          <SideFrame side="pages">
            <PagesOrMasters />
          </SideFrame>
          <Column as="main" className={classes.center}>
            <While is={editing.missing} draws={OpenCutNotice} />
            <Stage document={document} surface={surface} menuArea={menuArea} />
            {session.canEdit ? <SelectionBar /> : null}
            <PageContextMenu area={menuArea} />
            <DrawHint />
            <While is={editing.findShown} draws={FindPanel} />
            {files.over && session.canEdit ? (
              <div className={classes.over} aria-hidden="true">
                <p className={classes.hint}>{t('edit.dropHere')}</p>
              </div>
            ) : null}
            <ShownNotes />
            <While is={editing.pasteChoice} draws={PasteOptions} />
            <While is={editing.sorterShown} draws={PageSorter} />
            <StatusBar />
          </Column>
          <RightSide />
        </div>
        <SelectionStatus />
        {files.first ? (
          <DroppedFile key={files.first.key} file={files.first.file} onDone={files.next} />
        ) : null}
        <AskedAboutTable asked={editing.askedTable} />
        <OpenMore />
        <Asked />
        <NowEditableMessage />
      </div>
    </EditingContext>
  );
}

interface StageProps extends Pick<EditorProps, 'document'> {
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly menuArea: ContextMenuArea;
}

/** The edited page, and the layers over it. */
function Stage({ document, surface, menuArea }: StageProps): ReactNode {
  const t = useEditorTexts();
  const labels = useStageLabels();
  const editing = useEditing();
  const { session } = editing;
  const pageId = useSignal(session.pageId);
  const others = useSignal(document.others);
  const peers = useMemo(() => peersOf(others), [others]);
  const number = session.store.pages().indexOf(pageId ?? '') + 1;
  const painting = useSignal(editing.formatPainter.hold) !== 'down';
  return (
    <div
      ref={menuArea.ref}
      className={classes.stage}
      data-painting={painting || undefined}
      {...region('slide')}
      onContextMenuCapture={(event) => chooseUnder(event, session)}
      {...menuArea.listeners}
    >
      <EditSurface
        ref={surface}
        session={session}
        assets={document.assets}
        peers={peers}
        labels={labels}
        pageNumber={number || undefined}
        under={<OpenGrid />}
        texts={{
          surface: number
            ? t(session.canEdit ? 'edit.surface' : 'edit.surfaceView', { number })
            : t('edit.surfaceDesign'),
          openText: t('edit.openText'),
          typing: t('edit.typing'),
          rotate: t('edit.rotate'),
          adjust: t('edit.adjust'),
          resize: t('edit.resize'),
          locked: t('edit.locked'),
        }}
      >
        <OpenAids />
        <OpenDrawing />
        <OpenCrop />
        <CommentMarks />
        {others.length > 0 ? <Carets /> : null}
        <While is={editing.motionShown} draws={MotionMarks} />
        <While is={editing.seenTransition} draws={TransitionPreview} />
      </EditSurface>
    </div>
  );
}

/** The dialogs and panels that were asked for. */
function Asked(): ReactNode {
  const editing = useEditing();
  const { session } = editing;
  return (
    <>
      <While is={session.writesFormula} draws={WrittenFormula} />
      <While is={editing.shortcutsShown} draws={ShortcutsSheet} />
      <While is={editing.tourShown} draws={Tour} />
      <While is={editing.printShown} draws={PrintDialog} />
      <While is={editing.linkShown} draws={LinkDialog} />
      <While is={editing.saveAsShown} draws={SaveAs} />
      <While is={editing.versionsShown} draws={VersionsDialog} />
    </>
  );
}

interface WhileProps {
  readonly is: Readable<unknown>;
  readonly draws: ComponentType;
}

/** Renders a part while a value is truthy, so that a change does not render the editor around it. */
function While({ is, draws: Part }: WhileProps): ReactNode {
  return useSignal(is) ? <Part /> : null;
}

function AskedAboutTable({ asked }: { readonly asked: Signal<AskedTable | undefined> }): ReactNode {
  const table = useSignal(asked);
  return table ? <LargeTableDialog table={table} /> : null;
}

/** The comments of the courseware, or the properties panel. */
function RightSide(): ReactNode {
  const { session, commentsShown } = useEditing();
  const shown = useSignal(commentsShown) !== false;
  if (!shown && !session.canEdit) return null;
  return <SideFrame side="panel">{shown ? <CommentsPanel /> : <SidePanel />}</SideFrame>;
}

function NowEditableMessage(): null {
  useNowEditableMessage();
  return null;
}

/** The list of masters and layouts replaces the list of pages while a master or layout is edited. */
function PagesOrMasters(): ReactNode {
  return useShowsDesign() ? <MastersList /> : <PagesPanel />;
}

/** The notes of the current page; layouts have none. */
function ShownNotes(): ReactNode {
  const { notesShown } = useEditing();
  return useShowsDesign() ? null : <While is={notesShown} draws={Notes} />;
}

/** Selects the element under the pointer before its menu opens, unless it is already selected. */
function chooseUnder(event: React.MouseEvent<HTMLElement>, session: EditSession): void {
  const pageId = session.pageId.get();
  const target = event.target;
  if (pageId === undefined || !(target instanceof Element) || target.closest('[data-open-text]')) return;
  const box = event.currentTarget.getBoundingClientRect();
  const at = session.viewport.toPage({ x: event.clientX - box.left, y: event.clientY - box.top });
  const leaf = elementAt(session.store, pageId, at, { reach: 8 / session.viewport.view.get().zoom });
  session.chooseForMenu(leaf?.id, at);
}

function allowFiles(event: React.DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

/** Starts the tour for a new user once the editor has loaded. */
function useFirstTour({ session, tourShown }: Editing): void {
  useEffect(() => {
    if (!session.canEdit || !isFirstTour(currentSession()?.userId)) return undefined;
    const begin = setTimeout(() => tourShown.set('first'), SETTLED_MS);
    return () => clearTimeout(begin);
  }, [session, tourShown]);
}

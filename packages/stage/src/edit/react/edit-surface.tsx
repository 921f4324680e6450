import type { Element } from '@lectern/courseware';
import { LazyCode, useLazy } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { PageView } from '../../view/page-view.tsx';
import type { AssetSource, StageLabels } from '../../view/stage-context.ts';
import { usePageSize } from '../../view/use-page.ts';
import { applyToVector, rotation } from '../geometry/matrix.ts';
import type { PlacementReader } from '../geometry/placement.ts';
import { useGestures } from '../gestures/use-gestures.ts';
import type { EditSession } from '../session/edit-session.ts';
import type { TextEditor, TextEditorOptions } from '../text/text-editor.ts';
import classes from './edit-surface.module.css';
import { shownRows } from './grow.ts';
import type { EditTexts } from './selection-box.tsx';
import { type Peer, SelectionOverlay } from './selection-overlay.tsx';
import { slideMode, useWindowSize } from './still-surface.tsx';
import { TypingField, typingGoal } from './typing-field.tsx';
import { useKeptShrink } from './use-kept-shrink.ts';
import { useTextInPlace } from './use-text-in-place.tsx';

export interface EditSurfaceProps {
  readonly session: EditSession;
  readonly assets: AssetSource;
  readonly peers: readonly Peer[];
  readonly texts: EditTexts;
  readonly labels?: StageLabels;
  readonly pageNumber?: number;
  /** A temporary layer over the page with its own pointer handling, in screen pixels from the page's corner. */
  readonly children?: ReactNode;
  /** Content above the page's background and below its elements; logical pixels of the page. */
  readonly under?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The editable slide: the page, and over it selection and handles. It fills its parent. */
export function EditSurface({
  session,
  assets,
  peers,
  texts,
  labels,
  pageNumber,
  children,
  under,
  ref,
}: EditSurfaceProps): ReactNode {
  const windowNode = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => windowNode.current as HTMLDivElement, []);
  const pageId = useSignal(session.pageId);
  const { zoom, origin } = useSignal(session.viewport.view);
  const size = usePageSize(session.store);
  const open = useSignal(session.openText);
  const selection = useSignal(session.selection);
  const chosen = useMemo(() => new Set(selection.ids), [selection.ids]);
  const Editor = useTextEditor(open !== undefined);
  const cursor = useSignal(session.tools.current, ({ cursor }) => cursor);

  const goal = useTypingGoal(session);

  useWindowSize(session.viewport, size, windowNode);

  const toWindow = useToWindow(session, windowNode);
  useGestures({ session, window: windowNode });
  useShiftedElements(session, paper);
  useKeptShrink(session, paper);
  useFocusAfterText(open !== undefined, windowNode);
  useMeasuredCells(session, paper);

  const renderElement = useTextInPlace({ session, editor: Editor, label: texts.openText, toWindow });

  return (
    <div
      ref={windowNode}
      className={classes.window}
      style={{ cursor }}
      role="application"
      aria-label={texts.surface}
      // The page, or the typing field in it, can have the focus.
      tabIndex={goal === undefined ? 0 : -1}
    >
      <TypingField session={session} surface={windowNode} goal={goal} label={texts.typing} />
      <div
        ref={paper}
        className={classes.paper}
        style={{ transform: `translate(${origin.x}px,${origin.y}px) scale(${zoom})` }}
      >
        {pageId === undefined ? null : (
          <PageView
            key={pageId}
            reader={session.draft}
            pageId={pageId}
            assets={assets}
            mode={slideMode(session.canEdit)}
            labels={labels}
            pageNumber={pageNumber}
            scale={zoom}
            apart={chosen}
            renderElement={open && Editor ? renderElement : undefined}
            under={under}
          />
        )}
      </div>
      <div className={classes.over} style={{ transform: `translate(${origin.x}px,${origin.y}px)` }}>
        <SelectionOverlay session={session} peers={peers} texts={texts} />
        {children}
      </div>
    </div>
  );
}

/** The value of `typingGoal`; the caller renders again when it changes. */
function useTypingGoal(session: EditSession): string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { selection, openText, textEditor, more, drawing, store } = session;
      const all = [selection, openText, textEditor, more, drawing, store];
      const disposes = all.map((each) => each.subscribe(listener));
      return () => {
        for (const dispose of disposes) dispose();
      };
    },
    [session],
  );
  return useSyncExternalStore(
    subscribe,
    () => typingGoal(session),
    () => undefined,
  );
}

/** Milliseconds after which the text editor is loaded even if the browser is never idle. */
const longestWait = 800;

// Offline, or while the server restarts, typed text is buffered until the code is loaded.
const textEditor = new LazyCode(async () => (await import('../text/text-editor.ts')).TextEditor);

/** Loads the text editor's code when the first text opens, or when the browser is idle. */
function useTextEditor(needed: boolean): (new (options: TextEditorOptions) => TextEditor) | undefined {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, longestWait));
    const idle = later(() => setRested(true), { timeout: longestWait });
    return () => (window.cancelIdleCallback ?? clearTimeout)(idle);
  }, []);
  const code = useLazy(textEditor, needed || rested);
  return code.type === 'here' ? code.value : undefined;
}

/** Moves the nodes of dragged elements: no component renders, and other elements are not touched. */
function useShiftedElements(session: EditSession, paper: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    let shifted = new Map<string, HTMLElement>();
    const clear = () => {
      for (const node of shifted.values()) {
        node.style.translate = '';
        node.style.willChange = '';
      }
      shifted = new Map();
    };
    const show = () => {
      const { shift } = session.overlay.get();
      if (!shift) {
        if (shifted.size > 0) clear();
        return;
      }
      for (const id of shift.ids) {
        const element = session.store.find('element', id);
        const node =
          shifted.get(id) ??
          paper.current?.querySelector<HTMLElement>(`[data-element-id="${CSS.escape(id)}"]`) ??
          undefined;
        if (!node || !element) continue;
        if (!shifted.has(id)) node.style.willChange = 'translate';
        shifted.set(id, node);
        const by = applyToVector(rotation(-shownTurnOfParents(session.store, element)), shift.by);
        node.style.translate = `${by.x}px ${by.y}px`;
      }
    };
    const dispose = session.overlay.subscribe(show);
    return () => {
      dispose();
      clear();
    };
  }, [session, paper]);
}

type NodeRef = RefObject<HTMLDivElement | null>;

/** Converts a point of the page into one of the browser's window, CSS pixels. */
function useToWindow(session: EditSession, windowNode: NodeRef) {
  return useCallback(
    (at: { readonly x: number; readonly y: number }) => {
      const box = windowNode.current?.getBoundingClientRect();
      const view = session.viewport.view.get();
      return {
        left: (box?.left ?? 0) + view.origin.x + at.x * view.zoom,
        top: (box?.top ?? 0) + view.origin.y + at.y * view.zoom,
      };
    },
    [session, windowNode],
  );
}

function useFocusAfterText(isOpen: boolean, windowNode: NodeRef): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    // When a text closes, the focus moves from the document's body to the page.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      windowNode.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen, windowNode]);
}

/** Lets the session measure tables as they are drawn. */
function useMeasuredCells(session: EditSession, paper: NodeRef): void {
  useEffect(
    () =>
      session.cells.measureBy({
        nodeOf: (id) => paper.current?.querySelector(`[data-element-id="${CSS.escape(id)}"]`) ?? undefined,
        rowsOf: shownRows,
      }),
    [session, paper],
  );
}

/**
 * Degrees by which the drawing of an element's parents is rotated. Mirrored groups put their children elsewhere but do
 * not mirror the coordinates in which these are drawn, so this is not the angle of `placementOf`'s matrix.
 */
function shownTurnOfParents(reader: PlacementReader, element: Element): number {
  const groups: Element[] = [];
  let parent = reader.find('element', element.parentId);
  while (parent) {
    groups.unshift(parent);
    parent = reader.find('element', parent.parentId);
  }
  let turn = 0;
  let mirrored = false;
  for (const { frame } of groups) {
    turn += (frame.rotation ?? 0) * (mirrored ? -1 : 1);
    mirrored = mirrored !== ((frame.flipH ?? false) !== (frame.flipV ?? false));
  }
  return turn;
}

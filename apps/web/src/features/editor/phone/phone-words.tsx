import { EditSession, rectsBetween } from '@lectern/stage/edit';
import { TextSurface } from '@lectern/stage/text-surface';
import { type AssetSource, usePageSize } from '@lectern/stage/view';
import { Box, Button, Column, IconButton, Row, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ChevronDown, ChevronUp, Redo2, Undo2 } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { SavedWord } from '../bars/saved-status.tsx';
import { useStageLabels } from '../editing/stage-labels.ts';
import classes from './phone-words.module.css';
import { usePhoneTexts } from './texts.ts';
import { wordPlaceBeside, wordPlaces } from './word-places.ts';

export interface PhoneWordsProps {
  readonly live: LiveCourseware;
  readonly assets: AssetSource;
  readonly pageId: string;
  /** Page number, counted from 1. */
  readonly number: number;
  readonly onDone: () => void;
}

/**
 * Smallest size of letters on the screen while a text is edited, pixels: for a smaller field a phone zooms in by
 * itself.
 */
const LEAST_LETTER = 16;
/** Margin that stays visible around the edited line, pixels. */
const AROUND = 24;

/** A page whose texts are edited by touch, between a header and the on-screen keyboard. */
export function PhoneWords({ live, assets, pageId, number, onDone }: PhoneWordsProps): ReactNode {
  const t = usePhoneTexts();
  const labels = useStageLabels();
  const [session] = useState(() => {
    const begun = new EditSession(live.store, { canEdit: true });
    begun.goToPage(pageId);
    begun.texts.isOpenElsewhere = (id) => live.carets.carets.get().some(({ elementId }) => elementId === id);
    return begun;
  });
  const size = usePageSize(session.store);
  const room = useRef<HTMLDivElement>(null);
  const seen = useSeenWindow();
  const shownPage = useSignal(session.pageId);
  const open = useSignal(session.openText);
  const places = useWordPlaces(session, pageId);
  const scale = useScale(session, room, size.w, seen.width);
  useEffect(() => () => session.dispose(), [session]);
  useAnnounced(live, session, pageId);
  // Another user may delete the page meanwhile.
  useEffect(() => {
    if (shownPage !== pageId) onDone();
  }, [shownPage, pageId, onDone]);
  useLineInSight(session, room, `${scale} ${seen.width} ${seen.height}`);
  const goTo = (step: 1 | -1) => {
    const next = wordPlaceBeside(places, open, step);
    if (!next) return;
    session.choose([next.elementId]);
    session.editText(next.elementId, { ...(next.cell && { cell: next.cell }), cursor: 'end' });
  };
  return (
    <Column
      as="section"
      tone="ink"
      className={classes.words}
      style={{ top: seen.top, height: seen.height }}
      aria-label={t('words.title', { number })}
    >
      <Row as="header" gap={2} flex="none" edge="bottom" className={classes.top}>
        <Button tone="primary" onClick={onDone}>
          {t('words.done')}
        </Button>
        <SavedWord saved={live.saved} className={classes.saved} />
        <UndoButtons session={session} />
      </Row>
      <Box flex="grow" ref={room} className={classes.room}>
        <TextSurface
          session={session}
          pageId={pageId}
          pageNumber={number}
          assets={assets}
          labels={labels}
          scale={scale}
          label={t('words.open')}
        />
      </Box>
      <Row as="footer" gap={2} flex="none" edge="top" className={classes.bottom}>
        <Text as="p" size="small" tone="quiet" className={classes.hint}>
          {t(places.length === 0 ? 'words.none' : 'words.hint')}
        </Text>
        <IconButton
          label={t('words.previous')}
          icon={<ChevronUp aria-hidden="true" />}
          size="panel"
          disabled={places.length === 0}
          onPointerDown={keepKeyboard}
          onClick={() => goTo(-1)}
        />
        <IconButton
          label={t('words.next')}
          icon={<ChevronDown aria-hidden="true" />}
          size="panel"
          disabled={places.length === 0}
          onPointerDown={keepKeyboard}
          onClick={() => goTo(1)}
        />
      </Row>
    </Column>
  );
}

/** A pressed button would take the focus from the text, and the phone would hide its keyboard. */
function keepKeyboard(event: React.PointerEvent): void {
  event.preventDefault();
}

function UndoButtons({ session }: { readonly session: EditSession }): ReactNode {
  const t = usePhoneTexts();
  const { store } = session;
  const subscribe = useCallback((listener: () => void) => store.subscribeUndo(listener), [store]);
  const canUndo = useSyncExternalStore(subscribe, () => store.canUndo);
  const canRedo = useSyncExternalStore(subscribe, () => store.canRedo);
  return (
    <>
      <IconButton
        label={t('words.undo')}
        icon={<Undo2 aria-hidden="true" />}
        size="panel"
        disabled={!canUndo}
        onPointerDown={keepKeyboard}
        onClick={() => session.undo()}
      />
      <IconButton
        label={t('words.redo')}
        icon={<Redo2 aria-hidden="true" />}
        size="panel"
        disabled={!canRedo}
        onPointerDown={keepKeyboard}
        onClick={() => session.redo()}
      />
    </>
  );
}

function useWordPlaces(session: EditSession, pageId: string) {
  const { store } = session;
  const [places, setPlaces] = useState(() => wordPlaces(store, pageId));
  useEffect(() => store.subscribe(() => setPlaces(wordPlaces(store, pageId))), [store, pageId]);
  return places;
}

interface SeenWindow {
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the visible part of the window, above the on-screen keyboard. */
function useSeenWindow(): SeenWindow {
  const [seen, setSeen] = useState(seenNow);
  useEffect(() => {
    const view = window.visualViewport ?? window;
    const look = () => setSeen(seenNow());
    view.addEventListener('resize', look);
    view.addEventListener('scroll', look);
    return () => {
      view.removeEventListener('resize', look);
      view.removeEventListener('scroll', look);
    };
  }, []);
  return seen;
}

function seenNow(): SeenWindow {
  return {
    top: window.visualViewport?.offsetTop ?? 0,
    width: window.visualViewport?.width ?? window.innerWidth,
    height: window.visualViewport?.height ?? window.innerHeight,
  };
}

/** Returns the page's scale: as wide as the screen, or larger while a text is open whose letters would be too small. */
function useScale(
  session: EditSession,
  room: RefObject<HTMLElement | null>,
  pageWidth: number,
  width: number,
): number {
  const open = useSignal(session.openText);
  const [letter, setLetter] = useState(0);
  const elementId = open?.elementId;
  useLayoutEffect(() => {
    const words = room.current?.querySelector(
      `[data-element-id="${CSS.escape(elementId ?? '')}"] [data-text-flow] :is(span, p)`,
    );
    setLetter(elementId !== undefined && words ? Number.parseFloat(getComputedStyle(words).fontSize) : 0);
  }, [elementId, room]);
  const whole = width / pageWidth;
  return letter > 0 ? Math.max(whole, Math.min(1.5, LEAST_LETTER / letter)) : whole;
}

/** Keeps the edited line visible above the keyboard, for a text of any length. */
function useLineInSight(session: EditSession, room: RefObject<HTMLElement | null>, around: string): void {
  const editor = useSignal(session.textEditor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when what is seen of the page becomes another
  useLayoutEffect(() => {
    const look = () => {
      const { current: node } = room;
      const head = editor?.range?.().head;
      const point = head === undefined ? undefined : editor?.pointAt?.(head);
      const [line] = point ? rectsBetween(point, point) : [];
      if (!node || !line) return;
      const box = node.getBoundingClientRect();
      node.scrollBy(
        outside(line.left, line.right, box.left, box.right),
        outside(line.top, line.bottom, box.top, box.bottom),
      );
    };
    look();
    let frame: number | undefined;
    // Runs after the letter is rendered.
    const stop = editor?.subscribe(() => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      stop?.();
    };
  }, [editor, room, around]);
}

function outside(from: number, to: number, start: number, end: number): number {
  if (to > end - AROUND) return to - end + AROUND;
  return from < start + AROUND ? from - start - AROUND : 0;
}

/** Other users see the page, and the text that is edited. */
function useAnnounced(live: PhoneWordsProps['live'], session: EditSession, pageId: string): void {
  useEffect(() => {
    live.announce({ pageId, ids: [] });
    const tell = () => live.announce({ pageId, ids: session.selection.get().ids });
    const stop = session.selection.subscribe(tell);
    return () => {
      stop();
      live.announce(undefined);
    };
  }, [live, pageId, session]);
}

import type { Signal } from '@lectern/base';
import { focusedOn, keepsKey, useFullScreen, usePageZoom, ZoomHands } from '@lectern/stage/show';
import { CHINESE_LABELS, ENGLISH_LABELS, PageView, usePageSize } from '@lectern/stage/view';
import { late } from '@lectern/ui/late';
import { useSignal } from '@lectern/ui/use-signal';
import { Scan } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LiveCourseware } from '../../parts/courseware/index.ts';
import { InkLayer, keepTools, keptTools, LaidGuides, type PlayerTool } from '../../parts/ink/index.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import classes from './board.module.css';
import { BoardBar } from './board-bar.tsx';
import { askOfKey } from './board-model.ts';
import { useTexts } from './board-texts.ts';
import { BoardTools } from './board-tools.tsx';
import { GroundReader } from './ground-reader.ts';
import { useBoard } from './use-board.ts';
import { BoardWetLine } from './wet-line.ts';

const BoardPages = late(async () => (await import('./board-pages.tsx')).BoardPages);
const Instruments = late(async () => (await import('./instruments.tsx')).Instruments);

export interface BoardProps {
  readonly documentId: string;
  readonly startPage: number | undefined;
  readonly live: LiveCourseware;
  readonly name: Signal<string>;
  readonly canEdit: boolean;
  readonly onHome: () => void;
}

/** What is moved or pressed for itself. */
const OTHERS = '[data-carried], button, input, select';
/** The edge of a hand, CSS pixels: it wipes ink away. */
const PALM = 60;
/** Nothing turns a board's page but its buttons and keys: a finger writes. */
const FINGERS_WRITE = { palmErases: true, fingersTurn: false };

/** An open board, for a panel: what is written on, and around it what hands reach for. */
export function Board({ startPage, live, name, canEdit, onHome }: BoardProps): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const { store, assets } = live;
  const board = useBoard(store, startPage);
  const { book, pages, pageId, number, face } = board;
  const size = usePageSize(store);
  const screen = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const page = usePageZoom(size, screen);
  const { zoom, place, times } = page;
  const fullScreen = useFullScreen(false);
  const [kept, setKept] = useState(keptTools);
  const [taken, takeUp] = useState<PlayerTool>('pen');
  const [listed, setListed] = useState(false);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [guides] = useState(() => new LaidGuides());
  const [ground] = useState(() => new GroundReader(store));
  const [wet] = useState(() => new BoardWetLine(live, store));
  const tool = canEdit ? taken : 'pointer';
  const settings = useMemo(
    () => ({ ...kept, habits: { ...FINGERS_WRITE, palmErases: kept.habits.palmErases } }),
    [kept],
  );
  const labels = language === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS;

  useEffect(() => {
    live.announce({ pageId, ids: [] });
  }, [live, pageId]);
  useEffect(() => () => live.announce(undefined), [live]);
  // Another page is whole at first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown
  useLayoutEffect(() => zoom.whole(true), [zoom, pageId]);
  useZoomHands(frame, page, tool !== 'pointer', settings.habits.palmErases);
  useMovedFrame(frame, page);

  const latest = useRef({ board, canEdit });
  useEffect(() => {
    latest.current = { board, canEdit };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const ask = askOfKey(event);
      if (ask === undefined || keepsKey(focusedOn(event.target as HTMLElement), event.key)) return;
      event.preventDefault();
      const { board: now, canEdit: may } = latest.current;
      if (ask !== 'undo' && ask !== 'redo') now.turn(ask);
      else if (may) now.step(ask);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  return (
    <main
      ref={screen}
      className={classes.board}
      data-full={fullScreen.active ? '' : undefined}
      aria-label={t('board', { page: number, count: pages.length })}
    >
      <div
        ref={frame}
        className={classes.page}
        style={{
          left: place.left,
          top: place.top,
          width: size.w * place.scale,
          height: size.h * place.scale,
        }}
        data-testid="board-page"
        data-color={face.color}
        data-ground={face.ground}
      >
        {pageId !== undefined && (
          <>
            <div
              className={classes.ground}
              style={{ width: size.w, height: size.h, transform: `scale(${place.scale})` }}
            >
              <PageView
                key={pageId}
                reader={ground}
                pageId={pageId}
                assets={assets}
                labels={labels}
                mode="thumbnail"
                scale={place.scale}
              />
            </div>
            <InkLayer
              book={book}
              pages={pages}
              pageId={pageId}
              pageSize={size}
              page={page}
              hand={{ tool, settings }}
              board={face.color}
              guides={guides}
              wet={wet}
            />
          </>
        )}
      </div>
      {pageId !== undefined && opened.length > 0 && (
        <Instruments
          keys={opened}
          book={book}
          pageId={pageId}
          size={size}
          zoom={zoom}
          guides={guides}
          hand={{ tool, settings }}
          color={face.color}
          onClose={(key) => setOpened(opened.filter((each) => each !== key))}
        />
      )}
      {times > 1 && (
        <button type="button" className={classes.whole} onClick={() => zoom.whole()}>
          <Scan aria-hidden="true" />
          {t('whole', { times: times.toFixed(1).replace(/\.0$/, '') })}
        </button>
      )}
      <BoardBar
        live={live}
        name={name}
        canEdit={canEdit}
        pageCount={pages.length}
        currentPage={number}
        settle={() => book.settle()}
        fullScreen={fullScreen}
        onHome={onHome}
      />
      {listed && (
        <BoardPages
          board={board}
          assets={assets}
          labels={labels}
          canEdit={canEdit}
          onClose={() => setListed(false)}
        />
      )}
      <BoardTools
        board={board}
        tool={tool}
        settings={settings}
        canEdit={canEdit}
        listed={listed}
        opened={opened}
        onTool={takeUp}
        onSettings={(next) => {
          // What fingers do in class is settled there.
          const all = { ...next, habits: { ...kept.habits, palmErases: next.habits.palmErases } };
          keepTools(all);
          setKept(all);
        }}
        onList={() => setListed(!listed)}
        onInstrument={(key) =>
          setOpened(opened.includes(key) ? opened.filter((each) => each !== key) : [...opened, key])
        }
      />
    </main>
  );
}

type Zoomed = ReturnType<typeof usePageZoom>;

/** Two fingers, and a wheel with Ctrl, enlarge the page and move it. */
function useZoomHands(
  frame: { readonly current: HTMLElement | null },
  { zoom }: Zoomed,
  writes: boolean,
  palmErases: boolean,
): void {
  const latest = useRef({ writes, palmErases });
  useEffect(() => {
    latest.current = { writes, palmErases };
  });
  useEffect(() => {
    if (!frame.current) return;
    return new ZoomHands(frame.current, zoom, {
      isOthers: (event) => {
        const isPalm = event.pointerType === 'touch' && Math.max(event.width, event.height) >= PALM;
        if (isPalm && latest.current.palmErases && latest.current.writes) return true;
        return (event.target as Element).closest(OTHERS) !== null;
      },
      writes: () => latest.current.writes,
    }).listen();
  }, [frame, zoom]);
}

/** What is drawn goes along at once with the hands that move it. */
function useMovedFrame(frame: { readonly current: HTMLElement | null }, { zoom, place }: Zoomed): void {
  useSignal(zoom.isMoving);
  useLayoutEffect(() => {
    const move = () => {
      const style = frame.current?.style;
      if (!style) return;
      const { left, top, scale } = zoom.place.get();
      const [right, down, by] = [left - place.left, top - place.top, scale / place.scale];
      const isThere = Math.abs(by - 1) < 1e-6 && Math.hypot(right, down) < 0.01;
      style.transform = isThere ? '' : `translate(${right}px, ${down}px) scale(${by})`;
    };
    move();
    return zoom.place.subscribe(move);
  }, [frame, zoom, place]);
}

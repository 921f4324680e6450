import type { Signal } from '@lectern/base';
import { type PageZoom, useFullScreen, usePageZoom } from '@lectern/stage/show';
import { CHINESE_LABELS, ENGLISH_LABELS, PageView, usePageSize } from '@lectern/stage/view';
import { Box, Row } from '@lectern/ui';
import { afterPaint } from '@lectern/ui/after-paint';
import { hearEveryFinger } from '@lectern/ui/every-finger';
import { lazyComponent } from '@lectern/ui/lazy';
import { Scan } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LiveCourseware } from '../../parts/courseware/index.ts';
import { InkLayer, keepTools, keptTools, PenGuides } from '../../parts/ink/index.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { BoardBar } from './bar/board-bar.tsx';
import classes from './board.module.css';
import { EndlessGround } from './endless/endless-ground.tsx';
import { useTexts } from './model/board-texts.ts';
import { type BoardTool, inkToolIn } from './model/board-tool.ts';
import { GroundReader } from './model/ground-reader.ts';
import { allOf, type BoardState, useBoard } from './model/use-board.ts';
import { usePlaced } from './placed/use-placed.ts';
import { LazyWetLine } from './together/lazy-wet-line.ts';
import { BoardTools } from './tools/board-tools.tsx';
import { useBoardKeys, useMovedFrame, useSpaceHand, useZoomHands } from './use-board-hands.ts';

const BoardPages = lazyComponent(async () => (await import('./load-parts.ts')).loadBoardPages());
const BoardMap = lazyComponent(async () => (await import('./endless/board-map.tsx')).BoardMap);
const PlacedLayer = lazyComponent(async () => (await import('./placed/placed-layer.tsx')).PlacedLayer);
const Instruments = lazyComponent(async () => (await import('./load-parts.ts')).loadInstruments());

export interface BoardProps {
  readonly documentId: string;
  readonly startPage: number | undefined;
  readonly live: LiveCourseware;
  readonly name: Signal<string>;
  readonly canEdit: boolean;
  readonly onHome: () => void;
}

/** Scale below which the ruling of a board is not drawn. */
const RULED_FROM = 0.25;

/** An open board for a touch panel: the page that is written on, and the bars and windows around it. */
export function Board({ startPage, live, name, canEdit, onHome }: BoardProps): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const { store, assets } = live;
  const board = useBoard(store, startPage);
  const { book, pages, pageId, number, face, isEndless } = board;
  const paper = usePageSize(store);
  const size = useMemo(() => (isEndless ? { ...paper, endless: true } : paper), [paper, isEndless]);
  const screen = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const page = usePageZoom(size, screen);
  const { zoom, place, times, part } = page;
  const fullScreen = useFullScreen(false);
  const [kept, setKept] = useState(keptTools);
  const [taken, takeUp] = useState<BoardTool>('pen');
  const [listed, setListed] = useState(false);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [guides] = useState(() => new PenGuides());
  const [ground] = useState(() => new GroundReader(store));
  const [wet] = useState(
    () => new LazyWetLine(async () => new (await import('./together/wet-line.ts')).BoardWetLine(live, store)),
  );
  const spaced = useSpaceHand(isEndless || times > 1);
  // The pointer tool moves endless pages only; on other pages it has no effect and the pen takes its place.
  const currentTool = taken === 'pointer' && !isEndless ? 'pen' : taken;
  const held = canEdit && !spaced ? currentTool : 'pointer';
  const tool = inkToolIn(held);
  const placed = usePlaced({ live, board, zoom, mayEdit: canEdit, tool: held, takeUp });
  // A board's page is changed by buttons and keys only, because a finger writes.
  const settings = useMemo(() => ({ ...kept, habits: { ...kept.habits, fingersTurn: false } }), [kept]);
  const labels = language === 'zh' ? CHINESE_LABELS : ENGLISH_LABELS;

  useEffect(() => {
    live.announce({ pageId, ids: [] });
  }, [live, pageId]);
  useEffect(() => () => live.announce(undefined), [live]);
  useEffect(hearEveryFinger, []);
  // A press with the text tool types; it would be lost while the layer's code is loading, so the code is preloaded.
  useEffect(() => {
    if (canEdit) return afterPaint(PlacedLayer.preload);
  }, [canEdit]);
  useShownPart(board, size, zoom);
  useZoomHands(frame, page, tool !== 'pointer', settings.habits);
  useMovedFrame(frame, page);
  useBoardKeys(board, canEdit, size, zoom);

  return (
    <Box
      as="main"
      overflow="clip"
      surface="paper"
      ref={screen}
      className={classes.board}
      data-full={fullScreen.active ? '' : undefined}
      data-endless={isEndless ? face.color : undefined}
      data-hand={tool === 'pointer' && (isEndless || times > 1) ? '' : undefined}
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
            {isEndless && (
              <EndlessGround
                face={face}
                size={paper}
                part={part}
                scale={place.scale}
                isFar={times < RULED_FROM}
              />
            )}
            <Box
              overflow="clip"
              ref={placed.ground}
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
            </Box>
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
              beside={placed.hand}
            />
            {(held === 'text' || held === 'lasso') && (
              <PlacedLayer
                store={store}
                hand={placed.hand}
                pageId={pageId}
                size={size}
                frame={frame}
                zoom={zoom}
                scale={place.scale}
                tool={held}
                color={face.color}
              />
            )}
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
      {times > 1 && !isEndless && (
        <Row
          as="button"
          gap={2}
          radius="round"
          type="button"
          className={classes.whole}
          onClick={() => zoom.whole()}
        >
          <Scan aria-hidden="true" />
          {t('whole', { times: times.toFixed(1).replace(/\.0$/, '') })}
        </Row>
      )}
      {isEndless && pageId !== undefined && (
        <BoardMap board={board} pageId={pageId} size={size} zoom={zoom} />
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
        tool={canEdit ? currentTool : 'pointer'}
        settings={settings}
        canEdit={canEdit}
        listed={listed}
        opened={opened}
        onTool={takeUp}
        onSettings={(next) => {
          // The board does not change the setting whether fingers change the page: it belongs to shows.
          const { fingersTurn } = kept.habits;
          const all = { ...next, habits: { ...next.habits, fingersTurn } };
          keepTools(all);
          setKept(all);
        }}
        onList={() => setListed(!listed)}
        onPictures={placed.addPictures}
        onInstrument={(key) =>
          setOpened(opened.includes(key) ? opened.filter((each) => each !== key) : [...opened, key])
        }
      />
    </Box>
  );
}

/** Zooms out to the whole page when another page is shown; of an endless page, to all its content. */
function useShownPart(
  board: BoardState,
  size: { readonly w: number; readonly h: number; readonly endless?: boolean },
  zoom: PageZoom,
): void {
  const { pageId } = board;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown
  useLayoutEffect(() => {
    if (size.endless && pageId !== undefined) zoom.frame(allOf(board, pageId, size), true);
    else zoom.whole(true);
  }, [zoom, pageId]);
}

import { useShow, ZoomedSurface } from '@lectern/stage/show';
import { usePageSize } from '@lectern/stage/view';
import { afterPaint } from '@lectern/ui/after-paint';
import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { noteOpening } from '../../parts/class-tools/index.ts';
import { LaidGuides } from '../../parts/ink/index.ts';
import type { PlayerPort } from './commands/player-command.ts';
import { NO_TOOLS, useClassTools } from './commands/use-class-tools.ts';
import { useClient } from './commands/use-client.ts';
import { useCommandKeys } from './commands/use-command-keys.ts';
import { useDragging } from './drag/use-dragging.ts';
import { useHand } from './hand/use-hand.ts';
import { inkHomes } from './ink/keep-ink.ts';
import { useInkQuestion } from './ink/use-ink-question.ts';
import { useSheet } from './ink/use-sheet.ts';
import {
  ByItself,
  ClientOfShow,
  Controls,
  EndQuestionDialog,
  InkLayer,
  LookedTools,
  OpenClassTools,
  PageHands,
  PlayerCovers,
  PointedDot,
  Presenting,
  restoring,
} from './late-parts.ts';
import { openFile } from './open-file.ts';
import classes from './player.module.css';
import type { PlayerProps } from './player-props.ts';
import { PresenterLink } from './presenting/presenter-link.ts';
import { useTexts } from './texts.ts';
import { NOTHING_CLEAR, ROOM_OF_BAR } from './toolbar/toolbar-place.ts';
import { type ToolbarStand, useToolbarPlace } from './toolbar/use-toolbar-place.ts';
import type { ShownToTools } from './tools/open-class-tools.tsx';
import { openedTools, toolOf } from './tools/opened-tools.ts';
import { useOpenTools } from './tools/use-open-tools.ts';
import { useShowZoom } from './zoom/use-show-zoom.ts';

/** Counts that the tool was opened; nobody waits for that, and what counts may be out of reach without a network. */
function noted(...opening: Parameters<typeof noteOpening>): void {
  import('../../parts/class-tools/lazy.ts').then((code) => code.noteOpening(...opening)).catch(() => {});
}

/**
 * How long after the start of a lesson the code of the end question is loaded, so that it does not delay the start,
 * milliseconds.
 */
const ASKED_AHEAD_MS = 3_000;

const UNCOVER = { type: 'cover', cover: 'none' } as const;

/** The courseware, full screen, in front of a class. */
export function Player(props: PlayerProps) {
  const { reader, ink, store, assets, lesson, looked, labels, startPage, notice, taught, onPage, onEnd } =
    props;
  const { onSteps: noteSteps, stand, round } = props;
  const t = useTexts();
  const { book } = ink;
  // From inside the code of all is here: the slide does not wait for what stands around it to be drawn.
  const [painted, setPainted] = useState(false);
  useEffect(
    () =>
      afterPaint(() => {
        setPainted(true);
        restoring.bringAhead();
      }),
    [],
  );
  const tools = useClassTools(props.classTools, painted);
  // A courseware that is set up to be read by one stays in its window until more is asked for.
  const [browsed] = useState(() => reader.find('deck', 'deck')?.show?.mode === 'browse');
  const { client, onAdded, commands: ofClient, fullScreen } = useClient(!browsed);
  const latest = useRef<PlayerPort>(undefined);
  const shortcuts = useCommandKeys(looked ? NO_TOOLS : tools, latest);
  const endShow = useRef<(pageNumber: number) => void>(undefined);
  const onShowEnd = useCallback((pageNumber: number) => endShow.current?.(pageNumber), []);
  const takesClick = useRef<ToolbarStand['takesClick']>(undefined);
  const kiosk = round.now?.kiosk === true;
  const [presenter] = useState(() => new PresenterLink());
  const show = useShow({
    reader,
    assets,
    startPage,
    startSteps: props.startSteps,
    shortcuts,
    round: round.now,
    onPage,
    onSteps: useCallback(
      (id, steps) => {
        presenter.steps.set(steps);
        noteSteps(id, steps);
      },
      [presenter, noteSteps],
    ),
    onEnd: onShowEnd,
    onFile: openFile,
    takesClick: (event) => !kiosk && (takesClick.current?.(event) ?? false),
  });
  const { act, command, number, overlays, pages } = show;
  const { pageId, cover } = show.state;
  useEffect(() => {
    if (stand) act({ type: 'goTo', ...stand });
  }, [act, stand]);
  const hand = useHand(show);
  const openTools = useOpenTools(lesson, (id, taught) => {
    const opened = toolOf(tools, id);
    if (opened) noted(opened, taught);
  });
  const place = useToolbarPlace(overlays);
  const playback = useSignal(show.playback.state);
  const inkQuestion = useInkQuestion(
    book,
    pages,
    overlays,
    () => !looked && (props.wouldEnd() || openTools.ids.size > 0),
    (pageIds) => store && inkHomes.value?.putInk(book, pageIds, store),
    onEnd,
  );
  useEffect(() => {
    // A lesson that has begun is not ended without a question because the network is lost.
    const timer = setTimeout(() => lesson && EndQuestionDialog.bringAhead(), ASKED_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [lesson]);
  const size = usePageSize(reader);
  const screen = useRef<HTMLElement>(null);
  const [guides] = useState(() => new LaidGuides());
  const opened = openedTools(tools, openTools.ids);
  const clear = place.folded || place.summoned ? NOTHING_CLEAR : ROOM_OF_BAR[place.edge];
  const { sheet, writeOn } = useSheet(overlays);
  const written = sheet?.pageId ?? pageId;
  const board = sheet?.board.color;
  // What is taken back is seen: the ink of other pages stays.
  const canUndo = useSyncExternalStore(
    useCallback((listener) => book.subscribeUndo(listener), [book]),
    () => written !== undefined && book.canUndo(written),
  );
  const zoom = useShowZoom(size, screen, written, cover);
  const restore = async () =>
    (await restoring.bring())({
      tools: openTools.said,
      isCovered: cover === 'black' || cover === 'white' || cover === 'pages',
      uncover: () => act(UNCOVER),
      showWhole: () => zoom.ask('whole'),
      putBackToolbar: place.putBack,
    });
  const toolShow: ShownToTools = {
    reader,
    assets,
    labels,
    pageId,
    pageNumber: number,
    pageCount: pages.length,
    cover,
    pageSize: size,
    ink: book,
    surface: () => show.surface.current,
    sheet,
    writeOn,
    guides,
    command,
  };
  // What was dragged and uncovered is seen by who follows the lesson, too.
  const kept = lesson ?? looked ?? props.kept;
  const dragging = useDragging(kept, reader, t, hand, kept !== lesson);

  const player: PlayerPort = {
    tool: hand.tool,
    cover,
    settings: hand.settings,
    board,
    canUndo: canUndo || dragging.canUndo,
    isFullScreen: fullScreen.active,
    playback,
    zoomed: zoom.page.times > 1,
    framing: zoom.framing,
    openTools: openTools.ids,
    openPresenter: taught && presenter.open,
    edit: props.onEdit,
    goesRound: round.now !== undefined,
    toggleRound: round.toggle,
    show: command,
    takeUp: (tool) => {
      // A part of the page is chosen no more: the frame would lie between the pen and the page.
      zoom.stopFraming();
      hand.takeUp(tool);
    },
    undo: () => {
      if (dragging.canUndo) dragging.elements?.undo();
      else if (written !== undefined) book.undo(written);
    },
    clearInk: () => {
      if (written !== undefined) book.clear(written);
    },
    toggleFullScreen: fullScreen.toggle,
    canDrag: lesson !== undefined,
    drag: dragging.press,
    zoom: zoom.ask,
    moveToolbar: place.ask,
    foldToolbar: place.toggleFolded,
    togglePlayback: () => show.playback.toggle(),
    restore: () => void restore().catch(() => undefined),
    toggleTool: openTools.toggle,
  };
  useEffect(() => {
    latest.current = player;
    endShow.current = inkQuestion.end;
    takesClick.current = place.takesClick;
  });

  return (
    <main
      ref={screen}
      className={classes.player}
      data-edge={place.edge}
      data-folded={place.folded ? '' : undefined}
      aria-label={t('pageOf', { page: number, count: pages.length })}
    >
      <ZoomedSurface
        show={show}
        reader={reader}
        assets={assets}
        labels={labels}
        page={zoom.page}
        movable={dragging.drawn}
      >
        {sheet?.under}
        {painted && written !== undefined && (
          <InkLayer
            book={book}
            pages={pages}
            pageId={written}
            pageSize={size}
            page={zoom.page}
            hand={hand}
            board={board}
            guides={guides}
          />
        )}
        <PointedDot link={presenter} pageSize={size} scale={zoom.page.place.scale} />
      </ZoomedSurface>
      {painted && <PlayerCovers show={show} reader={reader} assets={assets} labels={labels} />}
      {pages.length === 0 && <p className={classes.status}>{t('noPages')}</p>}
      {painted && notice}
      {client && <ClientOfShow client={client} onAdded={onAdded} />}
      {painted && !kiosk && (
        <PageHands
          hand={hand}
          lesson={kept}
          looksOn={kept !== lesson}
          zoom={zoom}
          dragging={dragging}
          reader={reader}
          pageId={sheet ? undefined : pageId}
          screen={screen}
          onSummon={place.summon}
          surface={show.surface}
          overlays={overlays}
          clear={clear}
        />
      )}
      {painted && lesson && !kiosk && opened.length > 0 && (
        <OpenClassTools
          tools={opened}
          opened={openTools.ids}
          clear={clear}
          lesson={lesson}
          show={toolShow}
          hand={hand}
          zoom={zoom.page.zoom}
          overlays={overlays}
          onOpen={openTools.open}
          onClose={openTools.close}
        />
      )}
      {painted && !lesson && kept && !kiosk && (
        <LookedTools
          tools={tools}
          clear={clear}
          lesson={kept}
          isFollowed={looked !== undefined}
          show={toolShow}
          hand={hand}
          zoom={zoom.page.zoom}
          overlays={overlays}
        />
      )}
      {painted && !kiosk && (
        <Controls
          // What lies open is done with where the lesson is taught.
          tools={looked ? NO_TOOLS : tools}
          ofClient={ofClient}
          player={player}
          pageId={pageId}
          overlays={overlays}
          onSettings={hand.changeSettings}
          place={place}
        />
      )}
      {(kiosk || round.isAsked) && (
        <ByItself
          round={round}
          restartAfter={reader.find('deck', 'deck')?.show?.restartAfter}
          pageId={pageId}
          onStart={() => act({ type: 'tool', tool: 'pointer' })}
          onRestart={() => command('first')}
        />
      )}
      {painted && taught && lesson && (
        <Presenting
          {...taught}
          lesson={lesson}
          reader={reader}
          assets={assets}
          show={show}
          link={presenter}
          asks={inkQuestion.about !== undefined}
          ink={book}
          sheet={sheet}
          page={zoom.page}
        />
      )}
      {inkQuestion.about && (
        <EndQuestionDialog
          about={inkQuestion.about}
          tools={opened}
          book={book}
          home={ink.home}
          canPut={store !== undefined}
          reader={reader}
          assets={assets}
          labels={labels}
          onAnswer={inkQuestion.answer}
          onCancel={inkQuestion.cancel}
        />
      )}
    </main>
  );
}

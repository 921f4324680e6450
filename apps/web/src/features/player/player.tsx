import type { CoursewareReader, CoursewareStore } from '@lectern/courseware';
import { type PageSteps, ShowSurface, useFit, useShow } from '@lectern/stage/show';
import { type AssetSource, type StageLabels, usePageSize } from '@lectern/stage/view';
import type { LateCode } from '@lectern/ui/late';
import { useSignal } from '@lectern/ui/use-signal';
import { CloudOff } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { noteOpening, type OpenableTool, type ToolShow } from '../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../parts/lessons/index.ts';
import { afterPaint } from '../../platform/after-paint.ts';
import { ByItself } from './by-itself.tsx';
import type { PlayerPort } from './commands/player-command.ts';
import { inkHomes } from './keep-ink.ts';
import { LaidGuides } from './laid-guides.ts';
import { Controls, InkLayer, InkQuestionDialog, OpenClassTools, Presenting } from './late-parts.ts';
import { openedTools, toolOf } from './opened-tools.ts';
import classes from './player.module.css';
import { PlayerCovers } from './player-covers.tsx';
import { PointedDot } from './pointed-dot.tsx';
import { PresenterLink } from './presenter-link.ts';
import { useTexts } from './texts.ts';
import {
  inkToolOf,
  keepTools,
  keptTools,
  type PlayerTool,
  penOf,
  type ToolSettings,
} from './tool-settings.ts';
import { NOTHING_CLEAR, ROOM_OF_BAR } from './toolbar-place.ts';
import { useCommandKeys } from './use-command-keys.ts';
import { useInkQuestion } from './use-ink-question.ts';
import { useOpenTools } from './use-open-tools.ts';
import { usePlayerCommands } from './use-player-commands.ts';
import { useRestore } from './use-restore.ts';
import { useRound } from './use-round.ts';
import { useSheet } from './use-sheet.ts';
import type { ShowInk } from './use-show-ink.ts';
import { type ToolbarStand, useToolbarPlace } from './use-toolbar-place.ts';

export interface PlayerProps {
  readonly reader: CoursewareReader;
  readonly ink: ShowInk;
  /** The open courseware, where this teacher may change it and it is there. */
  readonly store: CoursewareStore | undefined;
  readonly assets: AssetSource;
  readonly classTools: LateCode<readonly OpenableTool[]>;
  /** Undefined until it has begun. */
  readonly lesson: ToolLesson | undefined;
  readonly labels: StageLabels;
  /** Counted from 1, hidden pages too. */
  readonly startPage: number;
  /** How far that page had come. */
  readonly startSteps: PageSteps | undefined;
  /** Said at the top while it holds, such as ink that is not on the server yet. */
  readonly notice: string | undefined;
  readonly onPage: (pageNumber: number) => void;
  readonly onSteps: (pageId: string, steps: PageSteps) => void;
  readonly onEnd: (pageNumber: number) => void;
  /** Whose show of what this window teaches, once it does: presenter views of the same follow it. */
  readonly taught: { readonly userId: string; readonly documentId: string } | undefined;
  /** To the editor, while the lesson goes on; for whoever may edit. */
  readonly onEdit: (() => void) | undefined;
}

const UNCOVER = { type: 'cover', cover: 'none' } as const;

/** The courseware, full screen, in front of a class. */
export function Player(props: PlayerProps) {
  const { reader, ink, store, assets, lesson, labels, startPage, notice, taught, onPage, onEnd } = props;
  const { onSteps: noteSteps } = props;
  const t = useTexts();
  const { book } = ink;
  const [settings, setSettings] = useState(keptTools);
  const canUndo = useSyncExternalStore(
    useCallback((listener) => book.subscribeUndo(listener), [book]),
    () => book.canUndo,
  );
  // From inside the code of all is here: the slide does not wait for what stands around it to be drawn.
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  const { tools, commands, fullScreen } = usePlayerCommands(props.classTools, painted);
  const latest = useRef<PlayerPort>(undefined);
  const shortcuts = useCommandKeys(commands, latest);
  const endShow = useRef<(pageNumber: number) => void>(undefined);
  const onShowEnd = useCallback((pageNumber: number) => endShow.current?.(pageNumber), []);
  const takesClick = useRef<ToolbarStand['takesClick']>(undefined);
  const round = useRound();
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
    takesClick: (event) => !kiosk && (takesClick.current?.(event) ?? false),
  });
  const { act, command, number, overlays, pages } = show;
  const { pageId, cover } = show.state;
  const [inkTool, setInkTool] = useState<Exclude<PlayerTool, 'pointer'>>('pen');
  const tool = show.state.tool === 'pointer' ? 'pointer' : inkTool;
  const openTools = useOpenTools(lesson, (id, taught) => {
    const opened = toolOf(tools, id);
    if (opened) noteOpening(opened, taught);
  });
  const place = useToolbarPlace(overlays);
  const playback = useSignal(show.playback.state);
  const restore = useRestore({
    tools: openTools,
    isCovered: cover === 'black' || cover === 'white' || cover === 'pages',
    uncover: () => act(UNCOVER),
    putBackToolbar: place.putBack,
  });
  const inkQuestion = useInkQuestion(
    book,
    pages,
    overlays,
    (pageIds) => store && inkHomes.value?.putInk(book, pageIds, store),
    onEnd,
  );
  const size = usePageSize(reader);
  const screen = useRef<HTMLElement>(null);
  const scale = useFit(size, screen);
  const inHand = useMemo(() => inkToolOf(tool, settings), [tool, settings]);
  const [guides] = useState(() => new LaidGuides());
  const opened = openedTools(tools, openTools.ids);
  const { sheet, writeOn } = useSheet(overlays);
  const toolShow: ToolShow = {
    reader,
    assets,
    labels,
    pageId,
    pageNumber: number,
    pageCount: pages.length,
    cover,
    pageSize: size,
    scale,
    ink: book,
    surface: () => show.surface.current,
    writeOn,
    guides,
    inHand,
    pen: penOf(inHand, settings),
    command,
  };
  const written = sheet?.pageId ?? pageId;

  const changeSettings = (next: ToolSettings) => {
    keepTools(next);
    setSettings(next);
  };
  const player: PlayerPort = {
    tool,
    cover,
    settings,
    canUndo,
    isFullScreen: fullScreen.active,
    playback,
    openTools: openTools.ids,
    openPresenter: taught && presenter.open,
    edit: props.onEdit,
    goesRound: round.now !== undefined,
    toggleRound: round.toggle,
    show: command,
    takeUp: (taken) => {
      if (taken !== 'pointer') setInkTool(taken);
      act({ type: 'tool', tool: taken === 'pointer' ? 'pointer' : 'ink' });
    },
    undo: () => book.undo(),
    clearInk: () => {
      if (written !== undefined) book.clear(written);
    },
    toggleFullScreen: fullScreen.toggle,
    moveToolbar: place.ask,
    foldToolbar: place.toggleFolded,
    togglePlayback: () => show.playback.toggle(),
    restore,
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
      onContextMenu={kiosk ? undefined : place.summon}
      aria-label={t('pageOf', { page: number, count: pages.length })}
    >
      <ShowSurface show={show} reader={reader} assets={assets} labels={labels} scale={scale}>
        {sheet?.under}
        {painted && written !== undefined && (
          <InkLayer
            book={book}
            pages={pages}
            pageId={written}
            pageSize={size}
            scale={scale}
            tool={inHand}
            habits={settings.habits}
            guides={guides}
          />
        )}
        <PointedDot link={presenter} pageSize={size} scale={scale} />
      </ShowSurface>
      <PlayerCovers show={show} reader={reader} assets={assets} labels={labels} />
      {pages.length === 0 && <p className={classes.status}>{t('noPages')}</p>}
      {notice !== undefined && (
        <p className={classes.status} role="status">
          <CloudOff aria-hidden="true" />
          {notice}
        </p>
      )}
      {painted && lesson && !kiosk && opened.length > 0 && (
        <OpenClassTools
          tools={opened}
          clear={place.folded || place.summoned ? NOTHING_CLEAR : ROOM_OF_BAR[place.edge]}
          lesson={lesson}
          show={toolShow}
          overlays={overlays}
          onOpen={openTools.open}
          onClose={openTools.close}
        />
      )}
      {painted && !kiosk && (
        <Controls
          commands={commands}
          player={player}
          pageId={pageId}
          overlays={overlays}
          onSettings={changeSettings}
          place={place}
        />
      )}
      <ByItself round={round} onStart={() => act({ type: 'tool', tool: 'pointer' })} />
      {painted && taught && <Presenting {...taught} show={show} link={presenter} asks={inkQuestion.asked} />}
      {inkQuestion.asked && (
        <InkQuestionDialog
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

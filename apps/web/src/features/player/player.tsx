import type { CoursewareReader } from '@lectern/courseware';
import { PageGrid, ShowCover, ShowSurface, useFit, useFullScreen, useShow } from '@lectern/stage/show';
import { type AssetSource, type StageLabels, usePageSize } from '@lectern/stage/view';
import { type LateCode, useLate } from '@lectern/ui/late';
import { CloudOff } from 'lucide-react';
import {
  type MouseEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ClassTool } from '../../parts/class-tools/index.ts';
import { afterPaint } from '../../platform/after-paint.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import type { PlayerPort } from './commands/player-command.ts';
import { playerCommands, runCommand } from './commands/player-commands.ts';
import type { InkBook } from './ink-book.ts';
import { Controls, InkLayer } from './late-parts.ts';
import { OpenClassTool } from './open-class-tool.tsx';
import classes from './player.module.css';
import { useTexts } from './texts.ts';
import { type InkToolName, inkToolOf, keepTools, keptTools, type ToolSettings } from './tool-settings.ts';
import { keepEdge, keptEdge, summonedTo, type ToolbarEdge } from './toolbar-place.ts';

export interface PlayerProps {
  readonly reader: CoursewareReader;
  readonly book: InkBook;
  /** The book has none of the pages' own ink. */
  readonly inkIsApart: boolean;
  readonly assets: AssetSource;
  readonly classTools: LateCode<readonly ClassTool[]>;
  readonly labels: StageLabels;
  /** Counted from 1, hidden pages too. */
  readonly startPage: number;
  /** Said at the top while it holds, such as ink that is not on the server yet. */
  readonly notice: string | undefined;
  readonly onPage: (pageNumber: number) => void;
  readonly onEnd: (pageNumber: number) => void;
}

const UNCOVER = { type: 'cover', cover: 'none' } as const;

/** The courseware, full screen, in front of a class. */
export function Player(props: PlayerProps) {
  const { reader, book, inkIsApart, assets, labels, startPage, notice, onPage, onEnd } = props;
  const t = useTexts();
  const [settings, setSettings] = useState(keptTools);
  const [edge, setEdge] = useState(keptEdge);
  const [choosingEdge, setChoosingEdge] = useState(edge === undefined);
  const [summoned, setSummoned] = useState<{ x: number; y: number }>();
  const toolbar = useRef<HTMLDivElement>(null);
  const canUndo = useSyncExternalStore(
    useCallback((listener) => book.subscribeUndo(listener), [book]),
    () => book.canUndo,
  );
  const language = useLanguage();
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  const late = useLate(props.classTools, painted);
  const tools = late.type === 'here' ? late.value : NO_TOOLS;
  const commands = useMemo(() => playerCommands(tools, language), [tools, language]);
  // The keys' commands reach the player of the last render.
  const latest = useRef<PlayerPort>(undefined);
  const shortcuts = useMemo(
    () =>
      new Map(
        commands.flatMap((each) => {
          const press = () => latest.current && runCommand(each, latest.current);
          return each.keys === undefined ? [] : [[each.keys, press]];
        }),
      ),
    [commands],
  );
  const show = useShow({ reader, assets, startPage, shortcuts, onPage, onEnd });
  const { act, command, number, overlays, pages } = show;
  const { pageId, cover } = show.state;
  const [inkTool, setInkTool] = useState<InkToolName>('pen');
  const tool = show.state.tool === 'pointer' ? 'pointer' : inkTool;
  const [openTools, setOpenTools] = useState<ReadonlySet<string>>(new Set());
  const closeTool = useCallback(
    (id: string) => setOpenTools((open) => new Set([...open].filter((each) => each !== id))),
    [],
  );
  useEffect(
    () => (choosingEdge ? overlays.lay({ id: 'toolbar-place', takes: ['keys', 'wheel'] }) : undefined),
    [choosingEdge, overlays],
  );
  const size = usePageSize(reader);
  const scale = useFit(size);
  const inHand = useMemo(() => inkToolOf(tool, settings), [tool, settings]);
  const [canvasDraws, setCanvasDraws] = useState(false);
  const inkIds = useInkIds(reader, canvasDraws && !inkIsApart ? pageId : undefined);
  const fullScreen = useFullScreen(true);

  const summon = (event: MouseEvent) => {
    event.preventDefault();
    const box = toolbar.current?.getBoundingClientRect();
    if (!box) return;
    const view = { w: innerWidth, h: innerHeight };
    setSummoned(summonedTo({ x: event.clientX, y: event.clientY }, { w: box.width, h: box.height }, view));
  };
  const chooseEdge = (chosen: ToolbarEdge) => {
    keepEdge(chosen);
    setEdge(chosen);
    setSummoned(undefined);
    setChoosingEdge(false);
  };
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
    openTools,
    show: command,
    takeUp: (taken) => {
      if (taken !== 'pointer') setInkTool(taken);
      act({ type: 'tool', tool: taken === 'pointer' ? 'pointer' : 'ink' });
    },
    undo: () => book.undo(),
    clearInk: () => {
      if (pageId !== undefined) book.clear(pageId);
    },
    toggleFullScreen: fullScreen.toggle,
    moveToolbar: () => setChoosingEdge(true),
    toggleTool: (id) => {
      if (openTools.has(id)) closeTool(id);
      else setOpenTools(new Set([...openTools, id]));
    },
  };
  useEffect(() => {
    latest.current = player;
  });

  return (
    <main
      className={classes.player}
      onContextMenu={summon}
      aria-label={t('pageOf', { page: number, count: pages.length })}
    >
      <ShowSurface
        show={show}
        reader={reader}
        assets={assets}
        labels={labels}
        scale={scale}
        hiddenElements={inkIds}
      >
        {pageId !== undefined && (
          <InkLayer
            book={book}
            pageId={pageId}
            pageSize={size}
            scale={scale}
            tool={inHand}
            onDraw={setCanvasDraws}
          />
        )}
      </ShowSurface>
      <ShowCover
        cover={cover}
        texts={{
          uncover: t('uncover'),
          over: t('showOver'),
          overHint: t('showOverHint'),
          leave: t('backToCourseware'),
        }}
        onPress={() => command('next')}
      />
      {pages.length === 0 && <p className={classes.status}>{t('noPages')}</p>}
      {notice !== undefined && (
        <p className={classes.status} role="status">
          <CloudOff aria-hidden="true" />
          {notice}
        </p>
      )}
      {cover === 'pages' && (
        <PageGrid
          reader={reader}
          assets={assets}
          labels={labels}
          current={pageId}
          texts={{ pages: t('pages'), hidden: t('hidden') }}
          onChoose={(id) => act(id === pageId ? UNCOVER : { type: 'goTo', pageId: id })}
        />
      )}
      {tools
        .filter(({ id }) => openTools.has(id))
        .map((each) => (
          <OpenClassTool key={each.id} tool={each} overlays={overlays} onClose={closeTool} />
        ))}
      <Controls
        toolbar={toolbar}
        commands={commands}
        player={player}
        onSettings={changeSettings}
        edge={edge ?? 'bottom'}
        summoned={summoned}
        choosingEdge={choosingEdge}
        onEdge={chooseEdge}
      />
    </main>
  );
}

/** The page's ink, which the canvas draws; none without a page. The same set until the page's list changes. */
function useInkIds(reader: CoursewareReader, pageId: string | undefined): ReadonlySet<string> {
  const children = useSyncExternalStore(
    useCallback(
      (listener) => (pageId === undefined ? () => {} : reader.subscribeChildren(pageId, listener)),
      [reader, pageId],
    ),
    () => (pageId === undefined ? NOTHING : reader.children(pageId)),
  );
  return useMemo(
    () => new Set(children.filter((id) => reader.find('element', id)?.type === 'ink')),
    [children, reader],
  );
}
const NOTHING: readonly string[] = [];
const NO_TOOLS: readonly ClassTool[] = [];

import type { CoursewareReader } from '@lectern/courseware';
import { PageGrid, ShowCover, ShowSurface, useFit, useFullScreen, useShow } from '@lectern/stage/show';
import { type AssetSource, type StageLabels, usePageSize } from '@lectern/stage/view';
import { CloudOff } from 'lucide-react';
import { type MouseEvent, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { InkBook } from './ink-book.ts';
import { Controls, InkLayer } from './late-parts.ts';
import classes from './player.module.css';
import { useTexts } from './texts.ts';
import { inkToolOf, keepTools, keptTools, type ToolSettings } from './tool-settings.ts';
import { keepEdge, keptEdge, summonedTo, type ToolbarEdge } from './toolbar-place.ts';

export interface PlayerProps {
  readonly reader: CoursewareReader;
  readonly book: InkBook;
  /** The book has none of the pages' own ink. */
  readonly inkIsApart: boolean;
  readonly assets: AssetSource;
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
  const onInk = useCallback(
    (asked: 'clearInk' | 'undo', pageId: string | undefined) => {
      if (asked === 'undo') book.undo();
      else if (pageId !== undefined) book.clear(pageId);
    },
    [book],
  );
  const show = useShow({
    reader,
    assets,
    startPage,
    inputElsewhere: choosingEdge,
    onPage,
    onEnd,
    onInk,
  });
  const { command, number, pages } = show;
  const { pageId, tool, cover } = show.state;
  const size = usePageSize(reader);
  const scale = useFit(size);
  const inkTool = useMemo(() => inkToolOf(tool, settings), [tool, settings]);
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
            tool={inkTool}
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
          onChoose={(id) => show.act(id === pageId ? UNCOVER : { type: 'goTo', pageId: id })}
        />
      )}
      <Controls
        toolbar={toolbar}
        tool={tool}
        cover={cover}
        settings={settings}
        onSettings={changeSettings}
        canUndo={canUndo}
        fullScreen={fullScreen.active}
        edge={edge ?? 'bottom'}
        summoned={summoned}
        choosingEdge={choosingEdge}
        onEdge={chooseEdge}
        onCommand={command}
        onFullScreen={fullScreen.toggle}
        onMove={() => setChoosingEdge(true)}
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

import type { Action, CoursewareStore, Element } from '@lectern/courseware';
import { type AssetSource, type StageLabels, usePageSize } from '@lectern/stage/view';
import { CloudOff } from 'lucide-react';
import {
  type MouseEvent,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { InkBook } from './ink-book.ts';
import { InkLayer } from './ink-layer.tsx';
import { PageButtons } from './page-buttons.tsx';
import { PageGrid } from './page-grid.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import classes from './player.module.css';
import { reduceShow, shownPages, startShow } from './show.ts';
import type { ShowCommand } from './show-keys.ts';
import { ShowStage, type ShowStageHandle, useFit } from './show-stage.tsx';
import { useTexts } from './texts.ts';
import { inkToolOf, keepTools, keptTools, type ToolSettings } from './tool-settings.ts';
import { Toolbar } from './toolbar.tsx';
import { keepEdge, keptEdge, summonedTo, type ToolbarEdge } from './toolbar-place.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useShowInput } from './use-show-input.ts';

export interface PlayerProps {
  readonly store: CoursewareStore;
  /** Where ink goes: the courseware's own store, or this device's. */
  readonly inkStore: CoursewareStore;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  /** Counted from 1, hidden pages too. */
  readonly startPage: number;
  /** Said at the top while it holds, such as ink that is not on the server yet. */
  readonly notice: string | undefined;
  readonly onPage: (pageNumber: number) => void;
  readonly onEnd: (pageNumber: number) => void;
}

/** The courseware, full screen, in front of a class. */
export function Player({ store, inkStore, assets, labels, startPage, notice, onPage, onEnd }: PlayerProps) {
  const t = useTexts();
  const [show, act] = useReducer(reduceShow, startPage, (page) => startShow(store, page));
  const [settings, setSettings] = useState(keptTools);
  const [edge, setEdge] = useState(keptEdge);
  const [choosingEdge, setChoosingEdge] = useState(edge === undefined);
  const [summoned, setSummoned] = useState<{ x: number; y: number }>();
  const stage = useRef<ShowStageHandle>(null);
  const surface = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const book = useMemo(() => new InkBook(inkStore), [inkStore]);
  const canUndo = useSyncExternalStore(
    useCallback((listener) => book.subscribeUndo(listener), [book]),
    () => book.canUndo,
  );
  const pages = useSyncExternalStore(
    useCallback((listener) => store.subscribeChildren('deck', listener), [store]),
    () => store.pages(),
  );
  const size = usePageSize(store);
  const scale = useFit(size);
  const { pageId, tool, cover } = show;
  const inkTool = useMemo(() => inkToolOf(tool, settings), [tool, settings]);
  const inkIds = useInkIds(store, pageId);
  const fullScreen = useFullScreen();
  const pageNumber = useCallback((id: string) => store.pages().indexOf(id) + 1, [store]);
  const number = pageId === undefined ? 0 : pages.indexOf(pageId) + 1;

  useEffect(() => {
    if (number > 0) onPage(number);
  }, [number, onPage]);

  // A colleague may delete the page that is shown: the show goes on with the one that took its place.
  const lastNumber = useRef(number);
  useEffect(() => {
    if (number > 0) lastNumber.current = number;
    else {
      const next = pages[Math.min(lastNumber.current, pages.length) - 1] ?? pages[0];
      if (next !== undefined) act({ type: 'goTo', pageId: next });
    }
  }, [number, pages]);

  const end = useCallback(() => onEnd(Math.max(number, 1)), [onEnd, number]);
  const command = useCallback(
    (asked: ShowCommand) => {
      if (typeof asked === 'object') {
        const id = store.pages()[asked.page - 1];
        if (id !== undefined) act({ type: 'goTo', pageId: id });
        return;
      }
      switch (asked) {
        case 'next':
          if (cover === 'end') end();
          else if (cover !== 'none' || !stage.current?.nextStep()) {
            act({ type: 'turn', to: 'next', pages: shownPages(store) });
          }
          return;
        case 'previous':
          if (cover !== 'none' || !stage.current?.previousStep()) {
            act({ type: 'turn', to: 'previous', pages: shownPages(store) });
          }
          return;
        case 'first':
        case 'last':
          act({ type: 'turn', to: asked, pages: shownPages(store) });
          return;
        case 'black':
        case 'white':
        case 'pages':
          act({ type: 'cover', cover: asked });
          return;
        case 'clearInk':
          if (pageId !== undefined) book.clear(pageId);
          return;
        case 'undo':
          book.undo();
          return;
        case 'escape':
          // What covers the slide is put away first, then what is in the hand.
          if (cover !== 'none' && cover !== 'end') act({ type: 'cover', cover: 'none' });
          else if (tool !== 'pointer') act({ type: 'tool', tool: 'pointer' });
          else end();
          return;
        case 'end':
          end();
          return;
        default:
          act({ type: 'tool', tool: asked });
      }
    },
    [store, book, pageId, cover, tool, end],
  );
  useShowInput(surface, command, cover !== 'pages' && !choosingEdge);

  const click = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    if (tool !== 'pointer') return;
    const link = target.closest<HTMLElement>('[data-link-page], [data-link-jump]');
    if (link) {
      event.preventDefault();
      const { linkPage, linkJump } = link.dataset;
      if (linkPage !== undefined) act({ type: 'goTo', pageId: linkPage });
      else command(jumpOf(linkJump));
      return;
    }
    if (target.closest('video, audio, a, button, input')) return;
    const id = target.closest<HTMLElement>('[data-element-id]')?.dataset.elementId;
    const clicked = id === undefined ? [] : ancestors(store, id);
    if (clicked.some((each) => stage.current?.trigger(each.id))) return;
    const action = clicked.find((each) => each.click)?.click;
    if (action) follow(action, command, (page) => act({ type: 'goTo', pageId: page }), assets);
    else if (surface.current?.contains(target)) command('next');
  };
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slide is clicked as a whole; keys do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys and Enter, in useShowInput */}
      <div ref={surface} className={classes.frame} onClick={click} data-testid="show">
        <ShowStage
          ref={stage}
          reader={store}
          assets={assets}
          labels={labels}
          show={show}
          pageNumber={pageNumber}
          hiddenElements={inkIds}
          scale={scale}
          onTransitionOver={useCallback(() => act({ type: 'transitionOver' }), [])}
        />
        {pageId !== undefined && (
          <InkLayer book={book} pageId={pageId} pageSize={size} scale={scale} tool={inkTool} />
        )}
      </div>
      {(cover === 'black' || cover === 'white' || cover === 'end') && (
        <button
          type="button"
          className={classes.cover}
          data-cover={cover}
          aria-label={t(cover === 'end' ? 'backToCourseware' : 'uncover')}
          onClick={() => command('next')}
        >
          {cover === 'end' && (
            <>
              <strong>{t('showOver')}</strong>
              {t('showOverHint')}
            </>
          )}
        </button>
      )}
      {pages.length === 0 && <p className={classes.status}>{t('noPages')}</p>}
      {notice !== undefined && (
        <p className={classes.status} role="status">
          <CloudOff aria-hidden="true" />
          {notice}
        </p>
      )}
      {cover === 'pages' && (
        <PageGrid
          reader={store}
          assets={assets}
          labels={labels}
          current={pageId}
          onChoose={(id) =>
            id === pageId ? act({ type: 'cover', cover: 'none' }) : act({ type: 'goTo', pageId: id })
          }
        />
      )}
      <PageButtons
        onPrevious={() => command('previous')}
        onNext={() => command('next')}
        onPages={() => command('pages')}
        pagesOpen={cover === 'pages'}
      />
      <Toolbar
        ref={toolbar}
        tool={tool}
        cover={cover}
        settings={settings}
        onSettings={changeSettings}
        canUndo={canUndo}
        fullScreen={fullScreen.active}
        edge={edge ?? 'bottom'}
        summoned={summoned}
        onCommand={command}
        onFullScreen={fullScreen.toggle}
        onMove={() => setChoosingEdge(true)}
      />
      {choosingEdge && <PlaceDialog chosen={edge ?? 'bottom'} onChoose={chooseEdge} />}
    </main>
  );
}

/** The page's ink, which the canvas draws; the same set until the page's list changes. */
function useInkIds(store: CoursewareStore, pageId: string | undefined): ReadonlySet<string> {
  const children = useSyncExternalStore(
    useCallback(
      (listener) => (pageId === undefined ? () => {} : store.subscribeChildren(pageId, listener)),
      [store, pageId],
    ),
    () => (pageId === undefined ? NOTHING : store.children(pageId)),
  );
  return useMemo(
    () => new Set(children.filter((id) => store.find('element', id)?.type === 'ink')),
    [children, store],
  );
}
const NOTHING: readonly string[] = [];

/** The element and the groups around it, the innermost first. */
function ancestors(store: CoursewareStore, id: string): Element[] {
  const found: Element[] = [];
  for (let at = store.find('element', id); at && found.length < 64; at = store.find('element', at.parentId))
    found.push(at);
  return found;
}

/** What a jump of PowerPoint asks; the page before is as near as we come to the one last viewed. */
function jumpOf(jump: string | undefined): ShowCommand {
  switch (jump) {
    case 'previous':
    case 'lastViewed':
      return 'previous';
    case 'first':
    case 'last':
    case 'end':
      return jump;
    default:
      return 'next';
  }
}

function follow(
  action: Action,
  command: (asked: ShowCommand) => void,
  goTo: (pageId: string) => void,
  assets: AssetSource,
): void {
  switch (action.type) {
    case 'page':
      goTo(action.pageId);
      return;
    case 'jump':
      command(jumpOf(action.to));
      return;
    case 'url':
      // Only the web: a file may name any scheme.
      if (/^(https?|mailto):/i.test(action.url)) window.open(action.url, '_blank', 'noopener,noreferrer');
      return;
    case 'sound': {
      const url = assets.url(action.asset);
      if (url !== undefined) void new Audio(url).play().catch(() => undefined);
      return;
    }
    case 'other':
      return;
  }
}

import { movePages, movePagesBehind } from '@lectern/courseware';
import { usePageSize } from '@lectern/stage/view';
import { ContextMenu, IconButton } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { useVirtualizer } from '@tanstack/react-virtual';
import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { type Command, runCommand } from '../commands/command.ts';
import { commandOfKey, keyInputOf } from '../commands/keyboard/keyboard.ts';
import { toggleSorter } from '../commands/view.ts';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import listed from '../pages/page-list.module.css';
import { pageUnder, rowsDrawn, usePageRows, useWidth } from '../pages/page-list.ts';
import { pagesBetween } from '../pages/page-rows.ts';
import { PageThumbnail } from '../pages/page-thumbnail.tsx';
import { PagesMenu } from '../pages/pages-menu.tsx';
import { SectionRow } from '../pages/section-row.tsx';
import { usePageChoice } from '../pages/use-page-choice.ts';
import { usePageDrag } from '../pages/use-page-drag.ts';
import { usePagesMenu } from '../pages/use-pages-menu.ts';
import classes from './page-sorter.module.css';
import { lineOf, type SorterPlace, type Step, sorterRows, steppedPage } from './sorter-rows.ts';

/** Pixels: the smallest width of a thumbnail, the space for its number and padding, and the gap between lines. */
const least = 190;
const around = 54;
const gap = 16;
const sectionHeight = 40;

/** A page far from the visible ones is rendered some frames after scrolling to it. */
const FRAMES_TO_DRAW = 20;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** All pages as a grid over the slide, for selecting, moving and opening pages. Only the visible pages are rendered. */
export function PageSorter(): ReactNode {
  const t = useEditorTexts();
  const editing = useEditing();
  const { session, pageChoice, sorterShown } = editing;
  const { store, canEdit } = session;
  const pageId = useSignal(session.pageId);
  const { chosen, chosenWith, choose } = usePageChoice();
  const rows = usePageRows();
  const size = usePageSize(store);
  const scroller = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const room = useWidth(scroller);
  const columns = Math.max(1, Math.floor(room / (least + around)));
  const width = Math.floor(room / columns) - around;
  const height = Math.round((width * size.h) / size.w);
  const lines = useMemo(() => sorterRows(rows, columns), [rows, columns]);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.type === 'section' ? sectionHeight : height + gap),
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 2,
    rangeExtractor: (range) => rowsDrawn(range, (id) => lineOf(lines, id), pageId, focused.current),
    paddingStart: gap,
    paddingEnd: gap,
    scrollPaddingStart: gap,
    scrollPaddingEnd: gap,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measured heights hang on these alone
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height, lines]);

  /** Id of the page to focus; a later request cancels an earlier one. */
  const wanted = useRef<string>(undefined);
  const shownLines = useRef(lines);
  shownLines.current = lines;
  const focusPage = useCallback(
    (id: string) => {
      const drawn = () => scroller.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(id)}"]`);
      wanted.current = id;
      const seek = (framesLeft: number) => {
        if (wanted.current !== id) return;
        const page = drawn();
        if (page) page.focus();
        else if (framesLeft > 0) requestAnimationFrame(() => seek(framesLeft - 1));
      };
      const at = lineOf(shownLines.current, id);
      if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' });
      // Focused at once when it is rendered, for the next key may come before the next frame.
      drawn()?.focus();
      requestAnimationFrame(() => seek(FRAMES_TO_DRAW));
    },
    [virtualizer],
  );
  const line = lineOf(lines, pageId);
  useEffect(() => {
    if (line >= 0) virtualizer.scrollToIndex(line, { align: 'auto' });
    // The focus is on the current page from the start, and follows it.
    if (pageId !== undefined) focusPage(pageId);
  }, [virtualizer, line, pageId, focusPage]);

  // A page that was moved is rendered again at its new position and has to keep the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that had the keyboard goes with the lines
  useEffect(() => {
    if (document.activeElement === document.body && pageId !== undefined) focusPage(pageId);
  }, [lines, focusPage]);

  const open = (id: string) => {
    session.goToPage(id);
    pageChoice.set([id]);
    sorterShown.set(false);
    editing.focusPage();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const id = pageUnder(event.target);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const step = plain ? STEPS[event.key] : undefined;
    if (event.key === 'Escape' && plain) runCommand(toggleSorter, editing);
    else if (id === undefined) return;
    else if (plain && (event.key === 'Enter' || event.key === ' ')) open(id);
    else if (step) {
      const next = steppedPage(lines, event.shiftKey ? id : (pageId ?? id), step);
      if (event.shiftKey) {
        pageChoice.set(pagesBetween(store.pages(), pageId ?? id, next));
        focusPage(next);
      } else choose(next, { shiftKey: false, ctrlKey: false, metaKey: false });
    } else {
      const asked = commandOfKey(keyInputOf(event), 'pages');
      if (!asked || runCommand(asked as Command, editing) === 'refused') return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const placeAt = useCallback(
    ({ x, y }: { readonly x: number; readonly y: number }): SorterPlace | undefined => {
      const items = virtualizer.getVirtualItems();
      const pagesIn = items.flatMap((item) => {
        const row = lines[item.index];
        return row?.type === 'pages' ? [{ row, item }] : [];
      });
      const at = pagesIn.find(({ item }) => y < item.end) ?? pagesIn.at(-1);
      if (!at) return undefined;
      const cell = x / (width + around);
      const column = Math.max(0, Math.min(at.row.pages.length - 1, Math.floor(cell)));
      const page = at.row.pages[column];
      return page && { beside: page.id, side: cell - column < 0.5 ? 'before' : 'behind' };
    },
    [virtualizer, lines, width],
  );
  const drag = usePageDrag<SorterPlace>({
    scroller,
    placeAt,
    onDrop: (id, { beside, side }) =>
      session.edit((edit) => {
        const moving = chosenWith(id);
        if (side === 'behind') movePagesBehind(edit, moving, beside);
        else movePages(edit, moving, edit.pages().indexOf(beside));
      }),
  });

  const menu = usePagesMenu(pageId);
  return (
    <section className={classes.sorter} aria-label={t('pages.sorter')}>
      <header className={classes.head}>
        <h2>{t('pages.sorter')}</h2>
        <p>{t('pages.sorterHint')}</p>
        <IconButton
          label={t('pages.closeSorter')}
          icon={<X />}
          onClick={() => runCommand(toggleSorter, editing)}
        />
      </header>
      <ContextMenu menu={<PagesMenu pages={menu.pages} />} onOpenChange={menu.onOpenChange}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and presses are those of the page buttons inside */}
        <div
          ref={scroller}
          className={listed.scroller}
          data-pages-list=""
          onFocus={(event) => {
            focused.current = pageUnder(event.target);
          }}
          onKeyDown={onKeyDown}
          {...menu.listeners}
          onClick={(event) => {
            const id = pageUnder(event.target);
            if (id !== undefined) choose(id, event);
            // A press beside the pages keeps the focus on the current page.
            else if (pageId !== undefined && document.activeElement === document.body) focusPage(pageId);
          }}
          onDoubleClick={(event) => {
            const id = pageUnder(event.target);
            if (id !== undefined) open(id);
          }}
          onPointerDown={(event) => {
            const id = pageUnder(event.target);
            if (canEdit && id !== undefined) drag.start(event, id);
          }}
        >
          <ul className={listed.list} style={{ height: virtualizer.getTotalSize() }}>
            {width > 0
              ? virtualizer.getVirtualItems().map((item) => {
                  const row = lines[item.index];
                  if (!row) return null;
                  return (
                    <li
                      key={item.key}
                      className={listed.row}
                      style={{ transform: `translateY(${item.start}px)` }}
                    >
                      {row.type === 'section' ? (
                        <SectionRow row={row} />
                      ) : (
                        <div className={classes.pages}>
                          {row.pages.map(({ id, number }) => (
                            <div
                              key={id}
                              className={classes.cell}
                              style={{ width: width + around }}
                              data-drop={drag.place?.beside === id ? drag.place.side : undefined}
                              data-dragged={
                                (drag.pageId && chosenWith(drag.pageId).includes(id)) || undefined
                              }
                            >
                              <PageThumbnail
                                pageId={id}
                                number={number}
                                current={id === pageId}
                                chosen={chosen.includes(id)}
                                width={width}
                                height={height}
                                scale={width / size.w}
                              />
                            </div>
                          ))}
                        </div>
                      )}
                    </li>
                  );
                })
              : null}
          </ul>
        </div>
      </ContextMenu>
    </section>
  );
}

import { movePagesAhead } from '@lectern/courseware';
import { usePageSize } from '@lectern/stage/view';
import { ContextMenu, EmptyState } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Command, runCommand } from '../commands/command.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { commandOfKey, keyInputOf } from '../commands/keyboard/keyboard.ts';
import { newPage } from '../commands/pages.ts';
import { useEditing } from '../editing/editor-context.ts';
import { region } from '../editing/regions.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { NewPageMenu } from './new-page-menu.tsx';
import listed from './page-list.module.css';
import { pageUnder, rowsDrawn, usePageRows, useWidth } from './page-list.ts';
import { PageThumbnail } from './page-thumbnail.tsx';
import { PagesMenu } from './pages-menu.tsx';
import classes from './pages-panel.module.css';
import { SectionRow } from './section-row.tsx';
import { usePageChoice } from './use-page-choice.ts';
import { usePageDrag } from './use-page-drag.ts';
import { usePagesMenu } from './use-pages-menu.ts';

/** Pixels: the space for a page's number, the padding, and the gap between thumbnails. */
const numberRoom = 42;
const padding = 6;
const gap = 12;
/** Space above the first and below the last page for the rings of the current and of the focused page. */
const ringRoom = 8;
const sectionHeight = 36;

/** The list of pages at the left. Only the visible pages are rendered. */
export function PagesPanel(): ReactNode {
  const t = useEditorTexts();
  const editing = useEditing();
  const { session, focusPage } = editing;
  const { chosen, chosenWith, choose } = usePageChoice();
  const { store, canEdit } = session;
  const pageId = useSignal(session.pageId);
  const rows = usePageRows();
  const size = usePageSize(store);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller) - numberRoom - padding * 2;
  const height = Math.round((width * size.h) / size.w);
  /** Whether a page of the list has the focus. Browsers send no blur event when the focused page is removed. */
  const hasKeyboard = useRef(false);
  const focused = useRef<string>(undefined);

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.type === 'section' ? sectionHeight : height + gap),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 2,
    rangeExtractor: (range) =>
      rowsDrawn(range, (id) => rows.findIndex((row) => row.id === id), pageId, focused.current),
    paddingStart: ringRoom,
    paddingEnd: ringRoom,
    scrollPaddingStart: ringRoom,
    scrollPaddingEnd: ringRoom,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measured heights hang on these alone
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height, rows]);

  const focusShown = useCallback(() => {
    if (pageId === undefined) return;
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(pageId)}"]`)?.focus(),
    );
  }, [pageId]);
  const shownRow = rows.findIndex((row) => row.id === pageId);
  useEffect(() => {
    if (shownRow >= 0) virtualizer.scrollToIndex(shownRow, { align: 'auto' });
    // The focus follows the current page, however it changed: the next key is meant for that page.
    if (hasKeyboard.current) focusShown();
  }, [virtualizer, shownRow, focusShown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that had the keyboard goes with the rows
  useEffect(() => {
    // Otherwise the next Delete, Ctrl+A or arrow would act on the slide.
    if (hasKeyboard.current && document.activeElement === document.body) focusShown();
  }, [rows, focusShown]);

  const rowAt = useCallback(
    (y: number) => {
      const items = virtualizer.getVirtualItems();
      const at = items.find((item) => y < item.start + item.size / 2);
      const last = items.at(-1);
      return at ? { row: at.index, line: at.start } : { row: rows.length, line: (last?.end ?? 0) - gap / 2 };
    },
    [virtualizer, rows.length],
  );
  const drag = usePageDrag({
    scroller,
    placeAt: ({ y }) => rowAt(y),
    // Before the row at which the drop line was shown, which is a page or a section.
    onDrop: (id, { row }) => session.edit((edit) => movePagesAhead(edit, chosenWith(id), rows[row]?.id)),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.page === undefined) return;
    const asked = commandOfKey(keyInputOf(event), 'pages');
    if (!asked) return;
    // The key of a command that is refused is left to other handlers.
    if (runCommand(asked as Command, editing) === 'refused') return;
    event.preventDefault();
    event.stopPropagation();
  };

  const menu = usePagesMenu(pageId);
  return (
    <nav className={classes.panel} aria-label={t('pages.label')} {...region('pages')}>
      <div className={classes.head}>
        <span>{t('pages.label')}</span>
        {canEdit ? (
          <span className={classes.adding}>
            <CommandButton command={newPage} size="small" onDone={focusPage} />
            <NewPageMenu />
          </span>
        ) : null}
      </div>
      <ContextMenu menu={<PagesMenu pages={menu.pages} />} onOpenChange={menu.onOpenChange}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and presses are those of the page buttons inside */}
        <div
          ref={scroller}
          className={listed.scroller}
          data-pages-list=""
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            focused.current = pageUnder(event.target);
            hasKeyboard.current = focused.current !== undefined;
          }}
          onBlur={() => {
            hasKeyboard.current = false;
          }}
          {...menu.listeners}
          onClick={(event) => {
            const id = pageUnder(event.target);
            if (id !== undefined) choose(id, event);
          }}
          onPointerDown={(event) => {
            const id = pageUnder(event.target);
            if (canEdit && id !== undefined) drag.start(event, id);
          }}
        >
          {rows.length === 0 ? <EmptyState title={t('pages.noPages')} text={t('pages.noPagesHelp')} /> : null}
          <ul className={listed.list} style={{ height: virtualizer.getTotalSize() }}>
            {width > 0
              ? virtualizer.getVirtualItems().map((item) => {
                  const row = rows[item.index];
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
                        <PageThumbnail
                          pageId={row.id}
                          number={row.number}
                          current={row.id === pageId}
                          chosen={chosen.includes(row.id)}
                          width={width}
                          height={height}
                          scale={width / size.w}
                        />
                      )}
                    </li>
                  );
                })
              : null}
          </ul>
          {drag.place === undefined ? null : (
            <div className={classes.drop} style={{ top: drag.place.line }} />
          )}
        </div>
      </ContextMenu>
    </nav>
  );
}

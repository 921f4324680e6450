import { addSection, movePages, setPagesHidden } from '@lectern/courseware';
import { usePageSize } from '@lectern/stage/view';
import { ContextMenu, EmptyState, IconButton, MenuItem, MenuSeparator, showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { addPageAfter, deleteThesePages, duplicateThesePages, goByPages } from '../commands/commands.ts';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { dropIndex, type PageRow, pageRowsOf, pagesBetween } from './page-rows.ts';
import { PageThumbnail } from './page-thumbnail.tsx';
import classes from './pages-panel.module.css';
import { SectionRow } from './section-row.tsx';
import { usePageDrag } from './use-page-drag.ts';

export interface PagesPanelProps {
  /** Pages chosen in the panel, the one shown among them. */
  readonly chosen: readonly string[];
  readonly onChoose: (pageIds: readonly string[]) => void;
  readonly onCopy: (pageIds: readonly string[], cut: boolean) => void;
  readonly onPaste: () => void;
}

/** Pixels: the number beside a page, and what lies around and between the thumbnails. */
const numberRoom = 42;
const padding = 6;
const gap = 12;
const sectionHeight = 36;

/** The pages at the left. Only those in sight exist. */
export function PagesPanel({ chosen, onChoose, onCopy, onPaste }: PagesPanelProps): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const { store, canEdit } = session;
  const pageId = useSignal(session.pageId);
  const rows = useRows();
  const size = usePageSize(store);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller) - numberRoom - padding * 2;
  const height = Math.round((width * size.h) / size.w);
  const keepFocus = useRef(false);

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.type === 'section' ? sectionHeight : height + gap),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 2,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measured heights hang on these alone
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height, rows]);

  const shownRow = rows.findIndex((row) => row.id === pageId);
  useEffect(() => {
    if (shownRow >= 0) virtualizer.scrollToIndex(shownRow, { align: 'auto' });
    if (!keepFocus.current || pageId === undefined) return;
    keepFocus.current = false;
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(pageId)}"]`)?.focus(),
    );
  }, [virtualizer, shownRow, pageId]);

  const rowAt = useCallback(
    (y: number) => {
      const items = virtualizer.getVirtualItems();
      const at = items.find((item) => y < item.start + item.size / 2);
      const last = items.at(-1);
      return at ? { row: at.index, line: at.start } : { row: rows.length, line: (last?.end ?? 0) - gap / 2 };
    },
    [virtualizer, rows.length],
  );
  const chosenWith = (id: string) => (chosen.includes(id) ? chosen : [id]);
  const move = (ids: readonly string[], index: number) => session.edit((edit) => movePages(edit, ids, index));
  const drag = usePageDrag({
    scroller,
    rowAt,
    onDrop: (id, row) => move(chosenWith(id), dropIndex(rows, row, store.pages())),
  });

  const choose = (id: string, event: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }) => {
    if (event.shiftKey && pageId !== undefined) onChoose(pagesBetween(store.pages(), pageId, id));
    else if (event.ctrlKey || event.metaKey) {
      const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
      onChoose(next.length > 0 ? next : [id]);
    } else {
      session.goToPage(id);
      onChoose([id]);
    }
  };
  const remove = (ids: readonly string[]) => {
    deleteThesePages(session, ids);
    showToast({
      text: t('pages.deleted', { count: ids.length }),
      action: { label: t('pages.undo'), run: () => session.undo() },
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.page === undefined) return;
    const control = event.ctrlKey || event.metaKey;
    const steps: Readonly<Record<string, 'previous' | 'next' | 'first' | 'last'>> = {
      ArrowUp: 'previous',
      ArrowLeft: 'previous',
      PageUp: 'previous',
      ArrowDown: 'next',
      ArrowRight: 'next',
      PageDown: 'next',
      Home: 'first',
      End: 'last',
    };
    const step = steps[event.key];
    const act = keyAction();
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();

    function keyAction(): (() => void) | undefined {
      if (step && event.altKey)
        return canEdit && (step === 'previous' || step === 'next') ? () => moveBy(step) : undefined;
      if (step) {
        return () => {
          keepFocus.current = true;
          goByPages(session, step);
        };
      }
      if (!canEdit) return undefined;
      if (event.key === 'Delete' || event.key === 'Backspace') return () => remove(chosen);
      if (event.key === 'Enter' || (control && event.key.toLowerCase() === 'm'))
        return () => addPageAfter(session, pageId);
      if (control && event.key.toLowerCase() === 'd')
        return () => onChoose(duplicateThesePages(session, chosen));
      if (control && event.key.toLowerCase() === 'a') return () => onChoose(store.pages());
      return undefined;
    }
  };
  const moveBy = (step: 'previous' | 'next') => {
    const pages = store.pages();
    const indices = chosen.map((id) => pages.indexOf(id));
    const index = step === 'previous' ? Math.min(...indices) - 1 : Math.max(...indices) + 2;
    if (index < 0 || index > pages.length) return;
    keepFocus.current = true;
    move(chosen, index);
    const at = store.pages().indexOf(pageId ?? '') + 1;
    showToast({ text: t('pages.moved', { number: at }), lifetime: 1500 });
  };

  const [menuFor, setMenuFor] = useState<readonly string[]>([]);
  const [menuPage] = menuFor;
  const allHidden = menuFor.every((id) => store.find('page', id)?.hidden);
  const menu = (
    <>
      {canEdit ? <MenuItem onSelect={() => onCopy(menuFor, true)}>{t('pages.cut')}</MenuItem> : null}
      <MenuItem shortcut="Ctrl+C" onSelect={() => onCopy(menuFor, false)}>
        {t('pages.copy')}
      </MenuItem>
      {canEdit ? (
        <>
          <MenuItem onSelect={onPaste}>{t('pages.pasteAfter')}</MenuItem>
          <MenuSeparator />
          <MenuItem shortcut="Enter" onSelect={() => addPageAfter(session, menuFor.at(-1))}>
            {t('pages.add')}
          </MenuItem>
          <MenuItem shortcut="Ctrl+D" onSelect={() => onChoose(duplicateThesePages(session, menuFor))}>
            {t('pages.duplicate')}
          </MenuItem>
          <MenuItem onSelect={() => session.edit((edit) => setPagesHidden(edit, menuFor, !allHidden))}>
            {t(allHidden ? 'pages.show' : 'pages.hide')}
          </MenuItem>
          <MenuItem
            disabled={menuPage === undefined}
            onSelect={() => {
              if (menuPage !== undefined)
                session.edit((edit) => addSection(edit, menuPage, t('pages.sectionName')));
            }}
          >
            {t('pages.newSection')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" shortcut="Delete" onSelect={() => remove(menuFor)}>
            {t('pages.delete')}
          </MenuItem>
        </>
      ) : null}
    </>
  );

  return (
    <nav className={classes.panel} aria-label={t('pages.label')}>
      <div className={classes.head}>
        <span>{t('pages.label')}</span>
        {canEdit ? (
          <IconButton
            size="small"
            label={t('pages.add')}
            shortcut="Ctrl+M"
            icon={<Plus />}
            onClick={() => addPageAfter(session, pageId)}
          />
        ) : null}
      </div>
      <ContextMenu menu={menu}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and presses are those of the page buttons inside */}
        <div
          ref={scroller}
          className={classes.scroller}
          data-pages-list=""
          onKeyDown={onKeyDown}
          onContextMenuCapture={(event) => {
            const id = pageUnder(event.target) ?? pageId;
            if (id !== undefined) setMenuFor(chosenWith(id));
          }}
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
          <ul className={classes.list} style={{ height: virtualizer.getTotalSize() }}>
            {width > 0
              ? virtualizer.getVirtualItems().map((item) => {
                  const row = rows[item.index];
                  if (!row) return null;
                  return (
                    <li
                      key={item.key}
                      className={classes.row}
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
          {drag.line === undefined ? null : <div className={classes.drop} style={{ top: drag.line }} />}
        </div>
      </ContextMenu>
    </nav>
  );
}

function pageUnder(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-page]')?.dataset.page : undefined;
}

function useRows(): readonly PageRow[] {
  const { store } = useEditing().session;
  const [version, setVersion] = useState(0);
  useEffect(
    () =>
      store.subscribe((change) => {
        const sectionChanged = [...change.records].some((id) => store.get(id)?.kind === 'section');
        if (change.childLists.has('deck') || sectionChanged) setVersion((before) => before + 1);
      }),
    [store],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the pages and sections in the store
  return useMemo(() => pageRowsOf(store), [store, version]);
}

function useWidth(node: React.RefObject<HTMLElement | null>): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!node.current) return () => undefined;
      const observer = new ResizeObserver(listener);
      observer.observe(node.current);
      return () => observer.disconnect();
    },
    [node],
  );
  return useSyncExternalStore(subscribe, () => node.current?.clientWidth ?? 0);
}

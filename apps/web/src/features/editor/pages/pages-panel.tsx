import { movePagesAhead } from '@lectern/courseware';
import { usePageSize } from '@lectern/stage/view';
import { EmptyState, Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { CommandButton } from '../commands/command-button.tsx';
import { newPage } from '../commands/pages/pages.ts';
import { useEditing } from '../editing/editor-context.ts';
import { region } from '../editing/regions.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { NewPageMenu } from './new-page-menu.tsx';
import { lineOf, type PageLine } from './page-lines.ts';
import listed from './page-list.module.css';
import { type LinesInSight, useLinesInSight, usePageLines, useWidth } from './page-list.ts';
import { DrawnLines, PageScroller, runPagesKey } from './page-scroller.tsx';
import { PageThumbnail } from './page-thumbnail.tsx';
import classes from './pages-panel.module.css';
import { usePageChoice } from './use-page-choice.ts';
import { usePageDrag } from './use-page-drag.ts';

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
  const { session } = editing;
  const { chosen, choose } = usePageChoice();
  const pageId = useSignal(session.pageId);
  const lines = usePageLines(1);
  const size = usePageSize(session.store);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller) - numberRoom - padding * 2;
  const height = Math.round((width * size.h) / size.w);
  /** The page of the list that has the keyboard. */
  const focused = useRef<string>(undefined);
  const sizes = { pages: height + gap, section: sectionHeight, around: ringRoom };
  const inSight = useLinesInSight(lines, sizes, scroller, focused);
  const hasKeyboard = useFollowedPage(lines, inSight, scroller);
  const drag = useLineDrag(lines, inSight, scroller);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.page === undefined) return;
    if (!runPagesKey(event, editing)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <nav className={classes.panel} aria-label={t('pages.label')} {...region('pages')}>
      <Head />
      <PageScroller
        scroller={scroller}
        pageId={pageId}
        drag={drag}
        onKeyDown={onKeyDown}
        onFocus={(id) => {
          focused.current = id;
          hasKeyboard.current = id !== undefined;
        }}
        onBlur={() => {
          hasKeyboard.current = false;
        }}
        onClick={(id, event) => id !== undefined && choose(id, event)}
      >
        {lines.length === 0 ? <EmptyState title={t('pages.noPages')} text={t('pages.noPagesHelp')} /> : null}
        <ul className={listed.list} style={{ height: inSight.getTotalSize() }}>
          {width > 0 ? (
            <DrawnLines lines={lines} inSight={inSight}>
              {([page]) =>
                page && (
                  <PageThumbnail
                    pageId={page.id}
                    number={page.number}
                    current={page.id === pageId}
                    chosen={chosen.includes(page.id)}
                    width={width}
                    height={height}
                    scale={width / size.w}
                  />
                )
              }
            </DrawnLines>
          ) : null}
        </ul>
        {drag.place === undefined ? null : <div className={classes.drop} style={{ top: drag.place.top }} />}
      </PageScroller>
    </nav>
  );
}

function Head(): ReactNode {
  const t = useEditorTexts();
  const { session, focusPage } = useEditing();
  return (
    <Row size="small" tone="quiet" flex="none" justify="between" className={classes.head}>
      <span>{t('pages.label')}</span>
      {session.canEdit ? (
        <Row as="span">
          <CommandButton command={newPage} size="small" onDone={focusPage} />
          <NewPageMenu />
        </Row>
      ) : null}
    </Row>
  );
}

/**
 * The list scrolls to the current page. While a page of the list has the focus, the focus follows the current page.
 * Returns whether it does; this stays true when the focused page is deleted.
 */
function useFollowedPage(
  lines: readonly PageLine[],
  inSight: LinesInSight,
  scroller: RefObject<HTMLElement | null>,
): RefObject<boolean> {
  const pageId = useSignal(useEditing().session.pageId);
  const hasKeyboard = useRef(false);
  const focusShown = useCallback(() => {
    if (pageId === undefined) return;
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(pageId)}"]`)?.focus(),
    );
  }, [pageId, scroller]);
  const shownLine = lineOf(lines, pageId);
  useEffect(() => {
    if (shownLine >= 0) inSight.scrollToIndex(shownLine, { align: 'auto' });
    // The focus follows the current page, however it changed, because the next key is intended for that page.
    if (hasKeyboard.current) focusShown();
  }, [inSight, shownLine, focusShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that had the keyboard goes with the lines
  useEffect(() => {
    // Otherwise the next Delete, Ctrl+A or arrow would act on the slide.
    if (hasKeyboard.current && document.activeElement === document.body) focusShown();
  }, [lines, focusShown]);
  return hasKeyboard;
}

/** Pages are dragged to between two lines: `before` counts the lines above, `top` is where that is shown, pixels. */
function useLineDrag(
  lines: readonly PageLine[],
  inSight: LinesInSight,
  scroller: RefObject<HTMLElement | null>,
) {
  const { session } = useEditing();
  const { chosenWith } = usePageChoice();
  const placeAt = useCallback(
    ({ y }: { readonly y: number }) => {
      const items = inSight.getVirtualItems();
      const at = items.find((item) => y < item.start + item.size / 2);
      const last = items.at(-1);
      return at
        ? { before: at.index, top: at.start }
        : { before: lines.length, top: (last?.end ?? 0) - gap / 2 };
    },
    [inSight, lines.length],
  );
  return usePageDrag({
    scroller,
    placeAt,
    // The target is the row at which the drop line was shown, which is a page or a section.
    onDrop: (id, { before }) =>
      session.edit((edit) => movePagesAhead(edit, chosenWith(id), lines[before]?.id)),
  });
}

import { movePages, movePagesBehind } from '@lectern/courseware';
import { usePageSize } from '@lectern/stage/view';
import { Box, Column, IconButton, Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { runCommand } from '../commands/command.ts';
import { toggleSorter } from '../commands/screen/view.ts';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import type { PageCell, PageLine } from '../pages/page-lines.ts';
import listed from '../pages/page-list.module.css';
import { type LinesInSight, useLinesInSight, usePageLines, useWidth } from '../pages/page-list.ts';
import { DrawnLines, PageScroller } from '../pages/page-scroller.tsx';
import { PageThumbnail } from '../pages/page-thumbnail.tsx';
import { usePageChoice } from '../pages/use-page-choice.ts';
import { type PageDrag, usePageDrag } from '../pages/use-page-drag.ts';
import classes from './page-sorter.module.css';
import { placeAt, type SorterPlace } from './sorter-steps.ts';
import { usePageFocus } from './use-page-focus.ts';
import { useSorterKeys } from './use-sorter-keys.ts';

/** Pixels: the smallest width of a thumbnail, the space for its number and padding, and the gap between lines. */
const least = 190;
const around = 54;
const gap = 16;
const sectionHeight = 40;

/** All pages as a grid over the slide, for selecting, moving and opening pages. Only the visible pages are rendered. */
export function PageSorter(): ReactNode {
  const t = useEditorTexts();
  const editing = useEditing();
  const { session, pageChoice, sorterShown } = editing;
  const pageId = useSignal(session.pageId);
  const { choose } = usePageChoice();
  const size = usePageSize(session.store);
  const scroller = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const room = useWidth(scroller);
  const columns = Math.max(1, Math.floor(room / (least + around)));
  const width = Math.floor(room / columns) - around;
  const height = Math.round((width * size.h) / size.w);
  const lines = usePageLines(columns);
  const sizes = { pages: height + gap, section: sectionHeight, around: gap };
  const inSight = useLinesInSight(lines, sizes, scroller, focused);
  const focusPage = usePageFocus(lines, inSight, scroller);
  const drag = useCellDrag(lines, inSight, scroller, width + around);
  const open = (id: string) => {
    session.goToPage(id);
    pageChoice.set([id]);
    sorterShown.set(false);
    editing.focusPage();
  };
  const onKeyDown = useSorterKeys({ lines, open, focusPage });
  return (
    <Column as="section" surface="paper" className={classes.sorter} aria-label={t('pages.sorter')}>
      <Row as="header" flex="none" edge="bottom" gap={3} className={classes.head}>
        <h2>{t('pages.sorter')}</h2>
        <p>{t('pages.sorterHint')}</p>
        <IconButton
          label={t('pages.closeSorter')}
          icon={<X />}
          onClick={() => runCommand(toggleSorter, editing)}
        />
      </Row>
      <PageScroller
        scroller={scroller}
        pageId={pageId}
        drag={drag}
        onKeyDown={onKeyDown}
        onFocus={(id) => {
          focused.current = id;
        }}
        onClick={(id, event) => {
          if (id !== undefined) choose(id, event);
          // A press beside the pages keeps the focus on the current page.
          else if (pageId !== undefined && document.activeElement === document.body) focusPage(pageId);
        }}
        onDoubleClick={open}
      >
        <ul className={listed.list} style={{ height: inSight.getTotalSize() }}>
          {width > 0 ? (
            <DrawnLines lines={lines} inSight={inSight}>
              {(pages) => <Cells pages={pages} drag={drag} size={{ width, height, scale: width / size.w }} />}
            </DrawnLines>
          ) : null}
        </ul>
      </PageScroller>
    </Column>
  );
}

interface CellsProps {
  readonly pages: readonly PageCell[];
  readonly drag: PageDrag<SorterPlace>;
  /** Size of a thumbnail. */
  readonly size: { readonly width: number; readonly height: number; readonly scale: number };
}

/** Pages beside each other. */
function Cells({ pages, drag, size }: CellsProps): ReactNode {
  const pageId = useSignal(useEditing().session.pageId);
  const { chosen, chosenWith } = usePageChoice();
  return (
    <Row align="stretch">
      {pages.map(({ id, number }) => (
        <Box
          flex="none"
          key={id}
          className={classes.cell}
          style={{ width: size.width + around }}
          data-drop={drag.place?.beside === id ? drag.place.side : undefined}
          data-dragged={(drag.pageId && chosenWith(drag.pageId).includes(id)) || undefined}
        >
          <PageThumbnail
            pageId={id}
            number={number}
            current={id === pageId}
            chosen={chosen.includes(id)}
            {...size}
          />
        </Box>
      ))}
    </Row>
  );
}

/** Pages are dragged to either side of another page. */
function useCellDrag(
  lines: readonly PageLine[],
  inSight: LinesInSight,
  scroller: RefObject<HTMLElement | null>,
  cellWidth: number,
): PageDrag<SorterPlace> {
  const { session } = useEditing();
  const { chosenWith } = usePageChoice();
  return usePageDrag<SorterPlace>({
    scroller,
    placeAt: useCallback(
      (point) => {
        const drawn = inSight.getVirtualItems().map(({ index, end }) => ({ line: lines[index], end }));
        return placeAt(point, drawn, cellWidth);
      },
      [inSight, lines, cellWidth],
    ),
    onDrop: (id, { beside, side }) =>
      session.edit((edit) => {
        const moving = chosenWith(id);
        if (side === 'behind') movePagesBehind(edit, moving, beside);
        else movePages(edit, moving, edit.pages().indexOf(beside));
      }),
  });
}

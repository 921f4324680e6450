import { ContextMenu } from '@lectern/ui';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { type Command, runCommand } from '../commands/command.ts';
import { commandOfKey, keyInputOf } from '../commands/keyboard/keyboard.ts';
import type { Editing } from '../editing/command-context.ts';
import { useEditing } from '../editing/editor-context.ts';
import type { PageCell, PageLine } from './page-lines.ts';
import listed from './page-list.module.css';
import { type LinesInSight, pageUnder } from './page-list.ts';
import { PagesMenu } from './pages-menu.tsx';
import { SectionRow } from './section-row.tsx';
import type { PageDrag } from './use-page-drag.ts';
import { usePagesMenu } from './use-pages-menu.ts';

export interface PageScrollerProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The page that is shown. */
  readonly pageId: string | undefined;
  readonly drag: Pick<PageDrag<unknown>, 'start'>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The focus moved to this page, or to another element within the list. */
  readonly onFocus: (pageId: string | undefined) => void;
  readonly onBlur?: () => void;
  /** `pageId`: the page under the pointer; undefined beside all pages. */
  readonly onClick: (pageId: string | undefined, event: MouseEvent) => void;
  readonly onDoubleClick?: (pageId: string) => void;
  readonly children: ReactNode;
}

/** A list of pages that is scrolled: pages are pressed, dragged, and have a context menu. */
export function PageScroller(props: PageScrollerProps): ReactNode {
  const { scroller, pageId, drag, onKeyDown, onFocus, onBlur, onClick, onDoubleClick, children } = props;
  const { canEdit } = useEditing().session;
  const menu = usePagesMenu(pageId);
  return (
    <ContextMenu menu={<PagesMenu pages={menu.pages} />} onOpenChange={menu.onOpenChange}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and presses are those of the page buttons inside */}
      <div
        ref={scroller}
        className={listed.scroller}
        data-pages-list=""
        onKeyDown={onKeyDown}
        onFocus={(event) => onFocus(pageUnder(event.target))}
        onBlur={onBlur}
        {...menu.listeners}
        onClick={(event) => onClick(pageUnder(event.target), event)}
        onDoubleClick={(event) => {
          const id = pageUnder(event.target);
          if (id !== undefined) onDoubleClick?.(id);
        }}
        onPointerDown={(event) => {
          const id = pageUnder(event.target);
          if (canEdit && id !== undefined) drag.start(event, id);
        }}
      >
        {children}
      </div>
    </ContextMenu>
  );
}

export interface DrawnLinesProps {
  readonly lines: readonly PageLine[];
  readonly inSight: LinesInSight;
  /** Draws a line of pages. */
  readonly children: (pages: readonly PageCell[]) => ReactNode;
}

/** The lines of the list that are in sight, each at its place. */
export function DrawnLines({ lines, inSight, children }: DrawnLinesProps): ReactNode {
  return inSight.getVirtualItems().map((item) => {
    const line = lines[item.index];
    if (!line) return null;
    return (
      <li key={item.key} className={listed.row} style={{ transform: `translateY(${item.start}px)` }}>
        {line.type === 'section' ? <SectionRow row={line} /> : children(line.pages)}
      </li>
    );
  });
}

/** Runs the command of this key for pages. Returns false for a key that is left to other handlers, as when it is refused. */
export function runPagesKey(event: KeyboardEvent, editing: Editing): boolean {
  const asked = commandOfKey(keyInputOf(event), 'pages');
  return asked !== undefined && runCommand(asked as Command, editing) !== 'refused';
}

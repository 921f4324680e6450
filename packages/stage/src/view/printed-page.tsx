import type { Action, CoursewareReader } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { PageView, type PageViewProps } from './page-view.tsx';
import { type PrintLinks, PrintLinksContext } from './stage-context.ts';
import { safeAddress } from './text/run-marks.ts';

/** The anchor name of a page in a printed document: the id of its node. */
export function printedPageName(pageId: string): string {
  return `page-${pageId}`;
}

/**
 * The target of a link on a printed page: an address, or `#` and the name of another page; undefined for actions that
 * need a show.
 */
function printAddress(reader: CoursewareReader, pageId: string, action: Action): string | undefined {
  if (action.type === 'url') return safeAddress(action.url);
  const target = action.type === 'page' ? action.pageId : targetOf(reader, pageId, action);
  return target === undefined ? undefined : `#${printedPageName(target)}`;
}

function targetOf(reader: CoursewareReader, pageId: string, action: Action): string | undefined {
  if (action.type !== 'jump') return undefined;
  const shown = reader.pages().filter((id) => id === pageId || !reader.find('page', id)?.hidden);
  const at = shown.indexOf(pageId);
  switch (action.to) {
    case 'next':
      return shown[at + 1];
    case 'previous':
      return shown[at - 1];
    case 'first':
      return shown[0];
    case 'last':
      return shown.at(-1);
    default:
      return undefined;
  }
}

const LINKS: PrintLinks = {
  address: printAddress,
  over: (...from) => {
    const address = printAddress(...from);
    if (address === undefined) return null;
    // biome-ignore lint/a11y/useAnchorContent: the element's drawing stands beside it and says what it is
    return <a href={address} style={{ position: 'absolute', inset: 0 }} />;
  },
};

/** A page for print, with its links. */
export function PrintedPage(props: Omit<PageViewProps, 'mode'>): ReactNode {
  return (
    <PrintLinksContext value={LINKS}>
      <PageView {...props} mode="print" />
    </PrintLinksContext>
  );
}

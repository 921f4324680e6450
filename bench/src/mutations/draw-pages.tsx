import { type CoursewareSnapshot, SnapshotReader } from '@lectern/courseware';
import { PageView } from '@lectern/stage/view';
import { renderToStaticMarkup } from 'react-dom/server';

const assets = { url: (hash: string) => `/files/${hash}`, subscribe: () => () => undefined };

/**
 * Draws the first pages of a courseware with the stage, to markup; returns their number. Throws errors of the drawing.
 */
export function drawPages(snapshot: CoursewareSnapshot, most: number): number {
  const reader = new SnapshotReader(snapshot);
  const pages = reader.pages().slice(0, most);
  for (const [index, pageId] of pages.entries()) {
    const markup = renderToStaticMarkup(
      <PageView reader={reader} pageId={pageId} assets={assets} mode="show" pageNumber={index + 1} />,
    );
    if (/javascript:/i.test(markup.replaceAll(/>[^<]*</g, '><'))) throw new Error('a link runs a script');
  }
  return pages.length;
}

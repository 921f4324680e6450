import { EditPermission } from '@lectern/protocol/constants';
import { isPagedKind } from '@lectern/protocol/document-kind-of';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { COVER_MAX_BYTES, putCover } from '@lectern/protocol/documents';
import { CHINESE_LABELS, PageView, usePageSize } from '@lectern/stage/view';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import classes from './document-cover.module.css';
import { elementPicture } from './element-picture.ts';
import { type FirstPage, openFirstPage } from './open-first-page.ts';
import { settleCover } from './stale-covers.ts';
import { noteStoredCover, oneAtATime } from './stored-covers.ts';

/** Width of a stored thumbnail, pixels: sharp on a card at twice the density. */
const COVER_WIDTH = 640;
/** Time limit for the pictures of the page, milliseconds. */
const SETTLE_MS = 4_000;

export interface LiveCoverProps {
  readonly item: DocumentItem;
}

/** Draws the first page and stores its picture, so that it need not be drawn the next time. */
export function LiveCover({ item }: LiveCoverProps) {
  const [page, setPage] = useState<FirstPage>();
  const { id, resource_type_code: code } = item;

  useEffect(() => {
    if (!isPagedKind(code)) return;
    const abort = new AbortController();
    let opened: FirstPage | undefined;
    oneAtATime(async () => {
      if (abort.signal.aborted) return;
      opened = await openFirstPage(code, id, abort.signal);
      if (abort.signal.aborted) opened.dispose();
      else setPage(opened);
    }).catch(() => undefined); // On failure the placeholder stays.
    return () => {
      abort.abort();
      opened?.dispose();
    };
  }, [id, code]);

  if (page?.pageId === undefined) return null;
  return <DrawnPage page={page} pageId={page.pageId} item={item} />;
}

interface DrawnPageProps extends LiveCoverProps {
  readonly page: FirstPage;
  readonly pageId: string;
}

function DrawnPage({ page, pageId, item }: DrawnPageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const size = usePageSize(page.reader);
  const [scale, setScale] = useState(0);

  useLayoutEffect(() => {
    const width = frame.current?.clientWidth ?? 0;
    const height = frame.current?.clientHeight ?? 0;
    // Fills the card, like `object-fit: cover`.
    setScale(Math.max(width / size.w, height / size.h));
  }, [size]);

  const mayStore = item.permission === EditPermission.EDIT;
  useEffect(() => {
    const element = paper.current;
    if (!mayStore || element === null || scale === 0) return;
    let left = false;
    oneAtATime(async () => {
      await pictures(element);
      if (left) return;
      const picture = await elementPicture(element, size, COVER_WIDTH);
      if (left || picture.size > COVER_MAX_BYTES) return;
      const params = { id: item.id };
      const saved = await call(putCover, { params, query: { page_count: page.pageCount }, body: picture });
      settleCover(item.id);
      if (saved.cover !== null) noteStoredCover(item.id, saved.cover);
    }).catch(() => undefined); // The page is shown although storing its picture failed; the next visit of the desk tries again.
    return () => {
      left = true;
    };
  }, [mayStore, item.id, page, scale, size]);

  return (
    <span ref={frame} className={classes.live} aria-hidden="true" inert>
      <div
        ref={paper}
        className={classes.paper}
        style={{ width: size.w, height: size.h, transform: `scale(${scale})` }}
      >
        <PageView
          reader={page.reader}
          pageId={pageId}
          assets={page.assets}
          mode="thumbnail"
          labels={CHINESE_LABELS}
          pageNumber={1}
        />
      </div>
    </span>
  );
}

/** Resolves when all pictures of the page are loaded, or after a timeout. */
async function pictures(element: HTMLElement): Promise<void> {
  const deadline = performance.now() + SETTLE_MS;
  // Links of pictures are requested after the first drawing.
  await new Promise((resolve) => setTimeout(resolve, 600));
  for (const image of element.querySelectorAll('img')) {
    if (performance.now() > deadline) return;
    if (!image.complete) {
      await Promise.race([
        image.decode().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, Math.max(0, deadline - performance.now()))),
      ]);
    }
  }
}

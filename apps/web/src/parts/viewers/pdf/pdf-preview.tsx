import { Spinner } from '@lectern/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BrokenFile, FailedPreview } from '../failed-preview.tsx';
import { usePreviewTexts } from '../preview-texts.ts';
import type { ShownPreview } from '../shown-preview.ts';
import { openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import classes from './pdf-preview.module.css';
import type { PdfHit } from './pdf-search.ts';
import { PdfTools } from './pdf-tools.tsx';
import { useSearchMarks } from './use-search-marks.ts';

const GAP = 16;
/** CSS pixels of a point. */
const POINT = 96 / 72;

type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly locked: boolean }
  | { readonly kind: 'open'; readonly document: PDFDocumentProxy; readonly first: Size };
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A PDF: pages that come as they are scrolled to, page number, zoom, search, text that can be selected. */
export function PdfPreview({ preview: { url }, again, instead }: ShownPreview): ReactNode {
  const t = usePreviewTexts();
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });

  useEffect(() => {
    let left = false;
    const pdf = openPdf(url);
    const open = async () => {
      const document = await pdf.document;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (!left) setOpened({ kind: 'open', document, first: { width, height } });
    };
    open().catch((error: unknown) => {
      const locked = error instanceof Error && error.name === 'PasswordException';
      if (!left) setOpened({ kind: 'failed', locked });
    });
    return () => {
      left = true;
      pdf.close();
    };
  }, [url]);

  if (opened.kind === 'opening') return <Spinner fill />;
  if (opened.kind === 'failed') {
    if (opened.locked) return <FailedPreview title={t('pdf.locked')} instead={instead} />;
    return <BrokenFile url={url} title={t('pdf.broken')} again={again} instead={instead} />;
  }
  return <Pages document={opened.document} first={opened.first} />;
}

function Pages({
  document,
  first,
}: {
  readonly document: PDFDocumentProxy;
  readonly first: Size;
}): ReactNode {
  const t = usePreviewTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  /** Times the size that fits the width. */
  const [zoom, setZoom] = useState(1);
  const [words, setWords] = useState('');
  const [hit, setHit] = useState<PdfHit>();
  const mark = useSearchMarks();

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const room = element.clientWidth - GAP * 2;
      // A page as wide as a desk is not read better than one of twice its size on paper.
      setFit(Math.max(0.1, Math.min(room / first.width, POINT * 1.5)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [first.width]);

  const scale = fit * zoom;
  const pages = useVirtualizer({
    count: document.numPages,
    getScrollElement: () => scroller.current,
    estimateSize: () => first.height * scale + GAP,
    overscan: 1,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scale is another height
  useLayoutEffect(() => pages.measure(), [scale]);

  const middle = (pages.scrollOffset ?? 0) + (scroller.current?.clientHeight ?? 0) / 2;
  const shown = pages.getVirtualItemForOffset(middle)?.index ?? 0;
  const goTo = useCallback((number: number) => pages.scrollToIndex(number - 1, { align: 'start' }), [pages]);
  const goToHit = useCallback(
    (next: PdfHit | undefined) => {
      setHit(next);
      if (next) pages.scrollToIndex(next.page - 1, { align: 'start' });
    },
    [pages],
  );

  return (
    <div className={classes.pdf}>
      <PdfTools
        document={document}
        page={shown + 1}
        onPage={goTo}
        zoom={zoom}
        onZoom={setZoom}
        onWords={setWords}
        onHit={goToHit}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard */}
      <section ref={scroller} className={classes.scroller} tabIndex={0} aria-label={t('pdf.document')}>
        <div className={classes.roll} style={{ height: pages.getTotalSize() + GAP }}>
          {pages.getVirtualItems().map((row) => (
            <div
              key={row.key}
              ref={pages.measureElement}
              data-index={row.index}
              className={classes.row}
              style={{ transform: `translateY(${row.start + GAP}px)` }}
            >
              <PdfPage
                document={document}
                number={row.index + 1}
                scale={scale}
                guess={first}
                words={words}
                chosen={hit?.page === row.index + 1 ? hit.index : undefined}
                onRanges={mark}
              />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

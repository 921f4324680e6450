import { Column, Row, Spinner } from '@lectern/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { BrokenFile, FailedPreview, fileState } from '../failed-preview.tsx';
import { usePreviewTexts } from '../preview-texts.ts';
import type { ShownPreview } from '../shown-preview.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import { GAP, rollHeight, rowHeight } from './pdf-place.ts';
import classes from './pdf-preview.module.css';
import type { PdfHit } from './pdf-search.ts';
import { PdfTools } from './pdf-tools.tsx';
import { type Hand, useFingerZoom } from './use-finger-zoom.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useSearchMarks } from './use-search-marks.ts';

/** CSS pixels per point. */
const POINT = 96 / 72;

type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly locked: boolean }
  | { readonly kind: 'open'; readonly document: PDFDocumentProxy; readonly first: Size };
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A PDF: pages loaded while scrolling, page number, zoom, search, selectable text. */
export function PdfPreview(shown: ShownPreview): ReactNode {
  const {
    preview: { url },
    instead,
    renew,
    keys,
  } = shown;
  const t = usePreviewTexts();
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  const [turn, setTurn] = useState(0);

  // The current document stays until the document at a renewed address is open, at the same position and zoom.
  const shownPdf = useRef<OpenPdf>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn opens it again
  useEffect(() => {
    let left = false;
    const pdf = openPdf(url);
    const open = async () => {
      const document = await pdf.document;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (left) return pdf.close();
      shownPdf.current?.close();
      shownPdf.current = pdf;
      setOpened({ kind: 'open', document, first: { width, height } });
    };
    open().catch((error: unknown) => {
      pdf.close();
      const locked = error instanceof Error && error.name === 'PasswordException';
      if (!left) setOpened({ kind: 'failed', locked });
    });
    return () => {
      left = true;
    };
  }, [url, turn]);
  useEffect(() => () => shownPdf.current?.close(), []);
  const lost = useLostPages(url, renew);

  if (opened.kind === 'opening') return <Spinner fill />;
  if (opened.kind === 'failed') {
    if (opened.locked) return <FailedPreview title={t('pdf.locked')} instead={instead} />;
    return (
      <BrokenFile
        shown={shown}
        title={t('pdf.broken')}
        onRenewed={() => {
          setOpened({ kind: 'opening' });
          setTurn((before) => before + 1);
        }}
        instead={instead}
      />
    );
  }
  return (
    <Pages
      document={opened.document}
      first={opened.first}
      onLost={lost}
      // Beside other content, two fingers resize the surrounding window instead.
      takesFingers={keys === 'page'}
    />
  );
}

/**
 * Returns a handler for pages that failed to load: an address that has expired meanwhile is renewed, once per address.
 */
function useLostPages(url: string, renew: () => Promise<boolean>): () => void {
  const asked = useRef<string>(undefined);
  return useCallback(() => {
    if (asked.current === url) return;
    asked.current = url;
    void fileState(url).then((state) => (state === 'ended' ? renew() : false));
  }, [url, renew]);
}

interface PagesProps {
  readonly document: PDFDocumentProxy;
  readonly first: Size;
  /** Called when a page failed to load. */
  readonly onLost: () => void;
  readonly takesFingers: boolean;
}

function Pages({ document, first, onLost, takesFingers }: PagesProps): ReactNode {
  const t = usePreviewTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const hand = useRef<Hand>(undefined);
  /** Heights of pages that differ from the first, in PDF units. */
  const heights = useRef(new Map<number, number>());
  const room = useRoomOf(scroller);
  /** Factor of the size that fits the width. */
  const [zoom, setZoom] = useState(1);
  const [words, setWords] = useState('');
  const [hit, setHit] = useState<PdfHit>();
  const mark = useSearchMarks();

  // Limits the initial scale: a page as wide as a desktop screen is not easier to read.
  const scale = zoom * Math.max(0.1, Math.min((room - GAP * 2) / first.width, POINT * 1.5));
  const count = document.numPages;
  const roll = { count, heightOf: (index: number) => heights.current.get(index) ?? first.height, scale };
  const pages = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight(roll, index),
    overscan: 1,
  });
  useFingerZoom(scroller, hand, setZoom, takesFingers);
  useKeptPlace(scroller, { ...roll, room, width: first.width, zoom, hand, measure: pages.measure });
  const noteHeight = useNotedHeights(heights.current, roll, pages.resizeItem);

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
    <Column wide className={classes.pdf}>
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
        <div className={classes.roll} style={{ height: rollHeight(roll) }}>
          {pages.getVirtualItems().map((row) => (
            <Row
              key={row.key}
              align="stretch"
              justify="center"
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
                onHeight={noteHeight}
                onLost={onLost}
              />
            </Row>
          ))}
        </div>
      </section>
    </Column>
  );
}

/** Returns the width of an element, CSS pixels; 0 until it is measured. */
function useRoomOf(scroller: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return room;
}

/** Stores the height of a page once it is loaded, and reserves space for it. */
function useNotedHeights(
  heights: Map<number, number>,
  roll: Parameters<typeof rowHeight>[0],
  resizeItem: (index: number, height: number) => void,
) {
  const latest = useRef(roll);
  latest.current = roll;
  return useCallback(
    (number: number, height: number) => {
      if (latest.current.heightOf(number - 1) === height) return;
      heights.set(number - 1, height);
      resizeItem(number - 1, rowHeight(latest.current, number - 1));
    },
    [heights, resizeItem],
  );
}

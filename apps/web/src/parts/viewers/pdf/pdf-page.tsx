import { Box } from '@lectern/ui';
import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePreviewTexts } from '../preview-texts.ts';
import classes from './pdf-preview.module.css';
import { rangesOf } from './pdf-search.ts';
import { readWords } from './read-words.ts';

/** Largest canvas of one page, pixels: a limit that phones can draw. */
const MAX_PIXELS = 16_000_000;

export interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  /** Counted from 1. */
  readonly number: number;
  readonly scale: number;
  /** Estimated size in PDF units until the page is loaded. */
  readonly guess: { readonly width: number; readonly height: number };
  readonly words: string;
  /** Index of the search hit on this page that is selected. */
  readonly chosen: number | undefined;
  readonly onRanges: (number: number, ranges: readonly Range[], chosen: Range | undefined) => void;
  /** Called with the page's height, in PDF units. */
  readonly onHeight: (number: number, height: number) => void;
  /** Called when the page failed to load. */
  readonly onLost: () => void;
}

/** A page: its picture, and over it its text, which can be selected and searched. */
export function PdfPage({
  document,
  number,
  scale,
  guess,
  words,
  chosen,
  onRanges,
  onHeight,
  onLost,
}: PdfPageProps): ReactNode {
  const t = usePreviewTexts();
  const [page, setPage] = useState<PDFPageProxy>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(0);

  useEffect(() => {
    let left = false;
    document.getPage(number).then(
      (found) => left || setPage(found),
      // A page that cannot be read stays empty, without affecting other pages.
      () => left || onLost(),
    );
    return () => {
      left = true;
    };
  }, [document, number, onLost]);

  useEffect(() => {
    const paper = canvas.current;
    const container = layer.current;
    if (!page || !paper || !container) return;
    const viewport = page.getViewport({ scale });
    const dense = Math.min(
      globalThis.devicePixelRatio,
      Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)),
    );
    paper.width = Math.floor(viewport.width * dense);
    paper.height = Math.floor(viewport.height * dense);
    const drawing = page.render({
      canvas: paper,
      viewport,
      ...(dense === 1 ? {} : { transform: [dense, 0, 0, dense, 0, 0] }),
    });
    drawing.promise.catch(() => undefined); // After cancelling or an error, the canvas shows the part that was drawn.
    container.replaceChildren();
    let text: TextLayer | undefined;
    let left = false;
    const lay = async () => {
      // The fonts that substitute missing fonts are known only after the page was drawn.
      await drawing.promise.catch(() => undefined);
      if (left) return;
      const content = await readWords(page);
      if (left) return;
      text = new TextLayer({ textContentSource: content, container, viewport });
      await text.render();
      setDrawn((before) => before + 1);
    };
    lay().catch(() => undefined); // After cancelling or an error, the page has no text layer.
    return () => {
      left = true;
      drawing.cancel();
      text?.cancel();
    };
  }, [page, scale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the places are in what was drawn
  useEffect(() => {
    const ranges = layer.current === null ? [] : rangesOf(layer.current, words);
    onRanges(number, ranges, chosen === undefined ? undefined : ranges[chosen]);
    return () => onRanges(number, [], undefined);
  }, [words, chosen, drawn, number, onRanges]);

  const size = page?.getViewport({ scale: 1 }) ?? guess;
  const height = page && size.height;
  useLayoutEffect(() => {
    if (height !== undefined) onHeight(number, height);
  }, [number, height, onHeight]);
  return (
    <Box
      as="section"
      overflow="clip"
      flex="none"
      className={classes.page}
      aria-label={t('pdf.pageLabel', { number })}
      style={{
        width: size.width * scale,
        height: size.height * scale,
        // The CSS variable that pdf.js reads for the sizes in its text layer.
        ['--total-scale-factor' as string]: scale,
      }}
    >
      <Box as="canvas" wide ref={canvas} className={classes.canvas} />
      <Box overflow="clip" ref={layer} className={classes.words} />
    </Box>
  );
}

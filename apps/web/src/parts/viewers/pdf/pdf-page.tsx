import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePreviewTexts } from '../preview-texts.ts';
import classes from './pdf-preview.module.css';
import { rangesOf } from './pdf-search.ts';
import { readWords } from './read-words.ts';

/** Pixels of one page's canvas at most: what a phone still draws. */
const MAX_PIXELS = 16_000_000;

export interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  /** Counted from 1. */
  readonly number: number;
  readonly scale: number;
  /** As large as it is taken to be until it is there, in its own units. */
  readonly guess: { readonly width: number; readonly height: number };
  readonly words: string;
  /** Which of the places with the words is the one that was gone to. */
  readonly chosen: number | undefined;
  readonly onRanges: (number: number, ranges: readonly Range[], chosen: Range | undefined) => void;
  /** Told how high it is, in its own units. */
  readonly onHeight: (number: number, height: number) => void;
  /** Called where the page could not be had. */
  readonly onLost: () => void;
}

/** One page: its picture, and over it its text, which can be selected and found. */
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
      // A page that cannot be read stays empty; the others are there.
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
    drawing.promise.catch(() => undefined); // Cancelled, or broken: then as far as it came.
    container.replaceChildren();
    let text: TextLayer | undefined;
    let left = false;
    const lay = async () => {
      // With what a font is drawn that the document does not hold is known once the page was drawn with it.
      await drawing.promise.catch(() => undefined);
      if (left) return;
      const content = await readWords(page);
      if (left) return;
      text = new TextLayer({ textContentSource: content, container, viewport });
      await text.render();
      setDrawn((before) => before + 1);
    };
    lay().catch(() => undefined); // Cancelled, or broken: then it has no words.
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
    <section
      className={classes.page}
      aria-label={t('pdf.pageLabel', { number })}
      style={{
        width: size.width * scale,
        height: size.height * scale,
        // As pdf.js names it, for the sizes in its text layer.
        ['--total-scale-factor' as string]: scale,
      }}
    >
      <canvas ref={canvas} className={classes.canvas} />
      <div ref={layer} className={classes.words} />
    </section>
  );
}

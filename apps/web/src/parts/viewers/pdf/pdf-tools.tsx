import { IconButton, Input, Row, Text, Toolbar } from '@lectern/ui';
import { ChevronDown, ChevronUp, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { usePreviewTexts } from '../preview-texts.ts';
import classes from './pdf-preview.module.css';
import { type PdfHit, searchPdf } from './pdf-search.ts';
import { boundedZoom, LEAST_ZOOM, MOST_ZOOM } from './use-finger-zoom.ts';

const STEP = 1.25;
/** Delay after the last typed letter, milliseconds. */
const SEARCH_AFTER_MS = 250;

export interface PdfToolsProps {
  readonly document: PDFDocumentProxy;
  /** Counted from 1. */
  readonly page: number;
  readonly onPage: (number: number) => void;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onWords: (words: string) => void;
  readonly onHit: (hit: PdfHit | undefined) => void;
}

/** The toolbar of a PDF: page number, zoom and search. */
export function PdfTools(props: PdfToolsProps): ReactNode {
  const t = usePreviewTexts();
  const { document, page, onPage, zoom, onZoom } = props;
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const number = Number(typed);
    setTyped(undefined);
    if (Number.isInteger(number) && number >= 1) onPage(Math.min(number, document.numPages));
  };
  const setZoom = (next: number) => onZoom(boundedZoom(next));
  return (
    <Toolbar className={classes.tools} label={t('pdf.tools')}>
      <Row as="span" gap={1}>
        <Input
          className={classes.number}
          inputMode="numeric"
          aria-label={t('pdf.page')}
          value={typed ?? String(page)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={go}
          onKeyDown={(event) => event.key === 'Enter' && go()}
        />
        <Text size="small" tone="quiet" numeric overflow="line" className={classes.count}>
          {t('pdf.pages', { count: document.numPages })}
        </Text>
      </Row>
      <Row as="span" gap={1}>
        <IconButton
          label={t('pdf.zoomOut')}
          icon={<ZoomOut aria-hidden="true" />}
          disabled={zoom <= LEAST_ZOOM}
          onClick={() => setZoom(zoom / STEP)}
        />
        <IconButton
          label={t('pdf.fit')}
          icon={<MoveHorizontal aria-hidden="true" />}
          pressed={zoom === 1}
          onClick={() => onZoom(1)}
        />
        <IconButton
          label={t('pdf.zoomIn')}
          icon={<ZoomIn aria-hidden="true" />}
          disabled={zoom >= MOST_ZOOM}
          onClick={() => setZoom(zoom * STEP)}
        />
      </Row>
      <PdfSearch {...props} />
    </Toolbar>
  );
}

function PdfSearch({ document, onWords, onHit }: PdfToolsProps): ReactNode {
  const t = usePreviewTexts();
  const [words, setWords] = useState('');
  const [hits, setHits] = useState<readonly PdfHit[]>([]);
  const [at, setAt] = useState(0);
  const [searching, setSearching] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    setHits([]);
    setAt(0);
    onHit(undefined);
    setSearching(words.trim() !== '');
    const timer = setTimeout(() => {
      onWords(words);
      let first = true;
      searchPdf(document, words, abort.signal, (found) => {
        setHits(found);
        if (first) onHit(found[0]);
        first = false;
      })
        .catch(() => undefined) // The hits found so far stay.
        .finally(() => abort.signal.aborted || setSearching(false));
    }, SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [document, words, onWords, onHit]);

  const move = (by: number) => {
    if (hits.length === 0) return;
    const next = (at + by + hits.length) % hits.length;
    setAt(next);
    onHit(hits[next]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') move(event.shiftKey ? -1 : 1);
    if (event.key !== 'Escape' || words === '') return;
    // The first Escape closes the search, the second the preview.
    event.stopPropagation();
    setWords('');
  };
  const said =
    hits.length > 0
      ? t('pdf.found', { number: at + 1, count: hits.length })
      : searching
        ? t('pdf.searching')
        : words.trim() === ''
          ? ''
          : t('pdf.notFound');
  return (
    <Row as="span" gap={1} className={classes.search}>
      <Input
        type="search"
        className={classes.searchField}
        placeholder={t('pdf.search')}
        aria-label={t('pdf.search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Text size="small" tone="quiet" numeric overflow="line" className={classes.count} role="status">
        {said}
      </Text>
      {hits.length > 0 && <Steps onMove={move} />}
    </Row>
  );
}

function Steps({ onMove }: { readonly onMove: (by: 1 | -1) => void }): ReactNode {
  const t = usePreviewTexts();
  return (
    <Row as="span" gap={1}>
      <IconButton
        label={t('pdf.previousHit')}
        icon={<ChevronUp aria-hidden="true" />}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t('pdf.nextHit')}
        icon={<ChevronDown aria-hidden="true" />}
        onClick={() => onMove(1)}
      />
    </Row>
  );
}

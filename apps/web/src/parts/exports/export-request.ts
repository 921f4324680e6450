import type { ExportFormat } from '@lectern/protocol/document-kinds';
import type { DownloadKind } from './download-choices.tsx';

export interface ExportRequest {
  readonly kind: DownloadKind;
  readonly document: { readonly id: string; readonly name: string };
  readonly pageCount: number;
  /** The number of the visible page, if one is open. */
  readonly currentPage?: number | undefined;
  /** Set when the document cannot have hidden pages, such as a board. */
  readonly showsAllPages?: boolean | undefined;
  /** Awaited before the export begins, until recent edits are on the server. */
  readonly ready?: (() => Promise<void>) | undefined;
  /** Whether the courseware has PDF pages shown as pictures; left out when the caller does not know. */
  readonly picturedPages?: boolean | undefined;
  /** Whether the courseware has questions, whose keys a presentation may contain; left out when the caller does not know. */
  readonly questions?: boolean | undefined;
}

/** An export whose options the user selects first. */
export interface AskedExport extends ExportRequest {
  readonly kind: Exclude<DownloadKind, 'ndpx'>;
}

/** The options that the user chose. */
export interface ExportChoice {
  readonly format: ExportFormat;
  /** Page numbers; left out for all pages. */
  readonly pages?: readonly number[];
  readonly hidden?: boolean;
  /** Whether a show includes speaker notes. */
  readonly notes?: boolean;
  /** Whether a presentation has the keys of its questions in its notes. */
  readonly keys?: boolean;
  /** Width of pictures, pixels. */
  readonly width?: number;
  /** Id of the lesson whose ink is drawn over the pages of a PDF. */
  readonly lesson?: string;
}

/** Separators that teachers type, also on a Chinese keyboard: `1-3,5`, `1～3，5`, `2、4`. */
const SEPARATORS = /[,，、;；\s]+/;
const RANGE = /^(\d{1,5})(?:[-–—~～至](\d{1,5}))?$/;

/**
 * The page numbers in a text, in order and without duplicates; undefined without a number, or with a page that does not
 * exist.
 */
export function pageRanges(words: string, pageCount: number): readonly number[] | undefined {
  const parts = words
    .replace(/\s*([-–—~～至])\s*/g, '$1')
    .split(SEPARATORS)
    .filter(Boolean);
  const numbers = new Set<number>();
  for (const part of parts) {
    const match = RANGE.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? from);
    if (!match || from < 1 || to < from || to > pageCount) return undefined;
    for (let number = from; number <= to; number += 1) numbers.add(number);
  }
  return numbers.size === 0 ? undefined : [...numbers].sort((a, b) => a - b);
}

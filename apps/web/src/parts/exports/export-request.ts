import type { ExportFormat } from '@lectern/protocol/exports';
import type { DownloadKind, FileKind } from './download-kind.ts';

export interface ExportRequest {
  readonly kind: DownloadKind;
  readonly document: { readonly id: string; readonly name: string };
  readonly pageCount: number;
  /** The number of the page in sight, where one is open. */
  readonly currentPage?: number | undefined;
  /** No page of it can be hidden, as of a board. */
  readonly showsAllPages?: boolean | undefined;
  /** Waited for before the export begins: what was typed a moment ago is on its way. */
  readonly ready?: (() => Promise<void>) | undefined;
  /** Whether pages of a PDF are shown as they look; left out where the caller does not see the pages. */
  readonly picturedPages?: boolean | undefined;
}

/** An export about which the user is asked first. */
export interface AskedExport extends ExportRequest {
  readonly kind: Exclude<DownloadKind, FileKind>;
}

/** What was chosen. */
export interface ExportChoice {
  readonly format: ExportFormat;
  /** Left out for all. */
  readonly pages?: readonly number[];
  readonly hidden?: boolean;
  /** Of a show: speaker notes go along. */
  readonly notes?: boolean;
  /** Of pictures, pixels. */
  readonly width?: number;
  /** Of a PDF: what was written in this lesson, over its pages. */
  readonly lesson?: string;
}

import type { ExportFormat } from '@lectern/protocol/document-kinds';
import type { DownloadKind, FileKind } from './download-kind.ts';

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
}

/** An export whose options the user selects first. */
export interface AskedExport extends ExportRequest {
  readonly kind: Exclude<DownloadKind, FileKind>;
}

/** The options that the user chose. */
export interface ExportChoice {
  readonly format: ExportFormat;
  /** Page numbers; left out for all pages. */
  readonly pages?: readonly number[];
  readonly hidden?: boolean;
  /** Whether a show includes speaker notes. */
  readonly notes?: boolean;
  /** Width of pictures, pixels. */
  readonly width?: number;
  /** Id of the lesson whose ink is drawn over the pages of a PDF. */
  readonly lesson?: string;
}

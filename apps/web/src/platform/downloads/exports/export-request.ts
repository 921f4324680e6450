import type { ExportFormat } from '@lectern/protocol/exports';

/** What a courseware is exported to, as a menu offers it. */
export const EXPORT_KINDS = ['pdf', 'pictures', 'html'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export interface ExportRequest {
  readonly kind: ExportKind;
  readonly document: { readonly id: string; readonly name: string };
  readonly pageCount: number;
  /** The number of the page in sight, where one is open. */
  readonly currentPage?: number | undefined;
  /** Waited for before the export begins: what was typed a moment ago is on its way. */
  readonly ready?: (() => Promise<void>) | undefined;
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
}

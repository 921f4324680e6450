import type { ExportFormat } from '@lectern/protocol/document-kinds';

/** All download formats of a courseware, in the order of the menu. */
export const DOWNLOAD_KINDS = ['ndpx', 'pptx', 'pdf', 'pictures', 'html'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

/** An export format of each entry of the menu. */
const FORMATS: Readonly<Record<DownloadKind, ExportFormat>> = {
  ndpx: 'ndpx',
  pptx: 'pptx',
  pdf: 'pdf',
  pictures: 'png',
  html: 'html',
};

/** The download formats of a document that is exported in these formats, in the order of the menu. */
export function downloadKinds(formats: readonly ExportFormat[]): readonly DownloadKind[] {
  return DOWNLOAD_KINDS.filter((kind) => formats.includes(FORMATS[kind]));
}

/** Formats that contain the whole courseware, so that there are no options. */
export type FileKind = Extract<DownloadKind, 'ndpx' | 'pptx'>;

export function isFileKind(kind: DownloadKind): kind is FileKind {
  return kind === 'ndpx' || kind === 'pptx';
}

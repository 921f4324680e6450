/** All download formats of a courseware, in the order of the menu. */
export const DOWNLOAD_KINDS = ['ndpx', 'pptx', 'pdf', 'pictures', 'html'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

/** Formats that show the drawn pages, for documents of any kind. */
export const DRAWN_KINDS = ['pdf', 'pictures'] as const satisfies readonly DownloadKind[];

/** Formats that contain the whole courseware, so that there are no options to choose. */
export type FileKind = Extract<DownloadKind, 'ndpx' | 'pptx'>;

export function isFileKind(kind: DownloadKind): kind is FileKind {
  return kind === 'ndpx' || kind === 'pptx';
}

/** Whatever a courseware is downloaded as, in the order of the menu. */
export const DOWNLOAD_KINDS = ['ndpx', 'pptx', 'pdf', 'pictures', 'html'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

/** What pages look like, of whatever kind of document they are. */
export const DRAWN_KINDS = ['pdf', 'pictures'] as const satisfies readonly DownloadKind[];

/** Files of what the courseware holds: there is nothing to ask about them. */
export type FileKind = Extract<DownloadKind, 'ndpx' | 'pptx'>;

export function isFileKind(kind: DownloadKind): kind is FileKind {
  return kind === 'ndpx' || kind === 'pptx';
}

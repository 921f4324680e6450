import { type FileKind, fileKindOf, hasPreview } from '@lectern/protocol/file-kinds';

/**
 * How a file is previewed. `as-is`: the browser shows the file; for the other kinds a derivative is generated or the
 * file is probed.
 */
export type PreviewKind =
  | { readonly way: 'as-is'; readonly shows: 'picture' | 'pdf' }
  | { readonly way: 'text' | 'print' | 'sheets' | 'media' };

/** Version of the conversion of a kind: a new version replaces the preview of every file. */
export const RECIPES = { text: 'text-1', print: 'print-1', sheets: 'sheets-1', media: 'media-1' } as const;

const ways: Partial<Record<FileKind, PreviewKind>> = {
  word: { way: 'print' },
  excel: { way: 'sheets' },
  pdf: { way: 'as-is', shows: 'pdf' },
  text: { way: 'text' },
  audio: { way: 'media' },
  video: { way: 'media' },
  image: { way: 'as-is', shows: 'picture' },
};

/** `undefined` for a file without a preview. */
export function previewKindOf(extension: string): PreviewKind | undefined {
  const kind = hasPreview(extension) ? fileKindOf(`x.${extension}`) : undefined;
  return kind && ways[kind];
}

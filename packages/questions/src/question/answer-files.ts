/** A type of files that responses name by their hashes: drawings and photographs, or recordings. */
export type FileKind = 'image' | 'audio';

/** A question of which kind and body are read. */
interface Asking {
  readonly kind: string;
  readonly body?: unknown;
  readonly children?: readonly Asking[];
}

/** The types of files that responses to a question may name, those of a composite's questions included. */
export function fileKindsOf({ kind, body, children = [] }: Asking): ReadonlySet<FileKind> {
  const { ask, photographs = 0 } = (body ?? {}) as { readonly ask?: string; readonly photographs?: number };
  const kinds = new Set(children.flatMap((child) => [...fileKindsOf(child)]));
  if (kind === 'media-answer') kinds.add(ask === 'speech' ? 'audio' : 'image');
  if (kind === 'essay' && photographs > 0) kinds.add('image');
  return kinds;
}

/** Whether everything that is answered is a file: only drawings, photographs and recordings. */
export function asksForFiles({ kind, children }: Asking): boolean {
  if (children) return children.length > 0 && children.every(asksForFiles);
  return kind === 'media-answer';
}

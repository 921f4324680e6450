import type { PlayedBody } from '@lectern/questions';

interface SharedPicture {
  readonly picture: {
    readonly asset: string;
    readonly width: number;
    readonly height: number;
    readonly alt?: string | undefined;
  };
  readonly targets: readonly PictureTarget[];
}

/** A dot of a picture that is labelled, in parts of the picture's size. */
interface PictureTarget {
  readonly id: string;
  readonly dot: { readonly x: number; readonly y: number };
  readonly label?: { readonly x: number; readonly y: number } | undefined;
}

/** The picture whose dots are labelled (标注图); undefined for other games. */
export function sharedPicture({ own }: PlayedBody): SharedPicture | undefined {
  const { picture, targets } = (own ?? {}) as Partial<SharedPicture>;
  return picture && targets && targets.length > 0 ? { picture, targets } : undefined;
}

/** Whether the content has what the board needs: dots with labels to drag, a grid, a picture that is cut, a map. */
export function isPlayed(kind: string, body: PlayedBody): boolean {
  const own = (body.own ?? {}) as {
    readonly picture?: object;
    readonly grid?: readonly unknown[];
    readonly entries?: readonly unknown[];
    readonly nodes?: readonly unknown[];
  };
  if (kind === 'label-picture')
    return body.parts.length === 1 && body.parts[0]?.kind === 'matching' && sharedPicture(body) !== undefined;
  if (kind === 'jigsaw') return own.picture !== undefined;
  if (kind === 'word-search') return own.grid !== undefined && own.grid.length > 0;
  if (kind === 'crossword') return own.entries !== undefined && own.entries.length > 0;
  if (kind === 'map-fill') return own.nodes !== undefined && own.nodes.length > 1;
  return true;
}

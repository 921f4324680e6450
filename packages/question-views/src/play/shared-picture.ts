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

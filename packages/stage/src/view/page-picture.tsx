import type { CoursewareReader } from '@lectern/courseware';
import { type ReactNode, useState } from 'react';
import classes from './page-picture.module.css';
import { useAssetUrl, useRecord } from './stage-context.ts';

/** Class of elements that are replaced by the page's picture (see `Page.picture`). */
export const UNPAINTED = classes.unpainted;

/** The picture that is shown for a page: which elements it replaces, and the URL of its file. */
export interface ShownPicture {
  readonly asset: string;
  /** The part of the file that the picture shows, as in `origin.part`. */
  readonly part: string;
  /** The file is not available or cannot be drawn: the elements are painted instead. */
  onFail(): void;
}

export function useShownPicture(reader: CoursewareReader, pageId: string): ShownPicture | undefined {
  const picture = useRecord(reader, 'page', pageId)?.picture;
  const [failed, setFailed] = useState<string>();
  if (!picture?.shown || failed === picture.asset) return undefined;
  const { asset, part } = picture;
  return { asset, part, onFail: () => setFailed(asset) };
}

/** A picture of the page as in its original file. The transparent elements above it provide its text. */
export function PagePicture({ picture }: { readonly picture: ShownPicture }): ReactNode {
  const url = useAssetUrl(picture.asset);
  if (url === undefined) return null;
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      data-stage-layer="picture"
      className={classes.picture}
      onError={picture.onFail}
    />
  );
}

import type { CoursewareReader } from '@lectern/courseware';
import { type ReactNode, useState } from 'react';
import classes from './page-picture.module.css';
import { useAssetUrl, useRecord } from './stage-context.ts';

/** What an element gets that the picture stands for (see `Page.picture`). */
export const UNPAINTED = classes.unpainted;

/** A page's picture while it is shown and can be: which elements it stands for, and where its file is. */
export interface ShownPicture {
  readonly asset: string;
  /** The part of the file that it shows, as `origin.part` says it. */
  readonly part: string;
  /** The file cannot be had or drawn: the elements are painted after all. */
  onFail(): void;
}

export function useShownPicture(reader: CoursewareReader, pageId: string): ShownPicture | undefined {
  const picture = useRecord(reader, 'page', pageId)?.picture;
  const [failed, setFailed] = useState<string>();
  if (!picture?.shown || failed === picture.asset) return undefined;
  const { asset, part } = picture;
  return { asset, part, onFail: () => setFailed(asset) };
}

/** The page as it looks in the file that it came from. Its words are those of the elements above it. */
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

import type { CoursewareReader } from '@lectern/courseware';
import { isMark, placeholdersOn } from '@lectern/courseware/design';
import { type AssetSource, PageView, usePageSize } from '@lectern/stage/view';
import { Box } from '@lectern/ui';
import type { ReactNode } from 'react';
import own from './mini-page.module.css';

export interface MiniPageProps {
  readonly reader: CoursewareReader;
  /** Id of a page or a layout. */
  readonly pageId: string;
  /** Pixels. */
  readonly width: number;
  /** Whether to draw the placeholders of a layout, which are empty. */
  readonly places?: boolean;
  /** Source of the page's pictures; undefined for a template, which has no pictures. */
  readonly assets?: AssetSource;
}

const NO_ASSETS: AssetSource = { url: () => undefined, subscribe: () => () => undefined };

/** A small picture of a page, drawn by the stage. It has no accessible name; the surrounding button has. */
export function MiniPage({
  reader,
  pageId,
  width,
  places = false,
  assets = NO_ASSETS,
}: MiniPageProps): ReactNode {
  const size = usePageSize(reader);
  const scale = width / size.w;
  return (
    <Box
      as="span"
      overflow="clip"
      flex="none"
      className={own.paper}
      style={{ width, height: size.h * scale }}
      aria-hidden="true"
      inert
    >
      <span className={own.scaled} style={{ transform: `scale(${scale})` }}>
        <PageView reader={reader} pageId={pageId} assets={assets} mode="thumbnail" scale={scale} />
      </span>
      {places ? <Places reader={reader} layoutId={pageId} scale={scale} /> : null}
    </Box>
  );
}

interface PlacesProps {
  readonly reader: CoursewareReader;
  readonly layoutId: string;
  readonly scale: number;
}

/** Placeholders as boxes, because text would be too small to read. */
function Places({ reader, layoutId, scale }: PlacesProps): ReactNode {
  return placeholdersOn(reader, layoutId)
    .filter((place) => !isMark(place))
    .map(({ id, frame, placeholder }) => (
      <span
        key={id}
        className={own.place}
        data-kind={/title/i.test(placeholder?.type ?? '') ? 'title' : placeholder?.type}
        style={{
          left: frame.x * scale,
          top: frame.y * scale,
          width: frame.w * scale,
          height: frame.h * scale,
        }}
      />
    ));
}

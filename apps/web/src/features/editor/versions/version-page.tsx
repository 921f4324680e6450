import { boundsOnPage, type CoursewareReader } from '@lectern/courseware';
import { PageView } from '@lectern/stage/view';
import { Box, Stack } from '@lectern/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { useStageLabels } from '../editing/stage-labels.ts';
import classes from './versions.module.css';

export interface VersionPageProps {
  readonly title: string;
  readonly reader: CoursewareReader;
  readonly pageId: string;
  /** Ids of elements to frame, if this state has them. */
  readonly marked: readonly string[];
  /** Message where this state lacks the page. */
  readonly missing: string;
}

/** A page in one state, as wide as there is space, with frames around the elements that differ from the other state. */
export function VersionPage({ title, reader, pageId, marked, missing }: VersionPageProps): ReactNode {
  const { document } = useEditing();
  const labels = useStageLabels();
  const paper = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const sheet = paper.current;
    if (!sheet) return undefined;
    const watch = new ResizeObserver(() => setWidth(sheet.clientWidth));
    watch.observe(sheet);
    return () => watch.disconnect();
  }, []);
  const deck = reader.find('deck', 'deck');
  const size = deck?.size ?? { w: 1280, h: 720 };
  const number = reader.pages().indexOf(pageId) + 1;
  const scale = width / size.w;
  return (
    <figure className={classes.sheet} aria-label={title}>
      <figcaption>{title}</figcaption>
      <Box
        overflow="clip"
        surface="paper"
        ref={paper}
        className={classes.paper}
        style={{ aspectRatio: `${size.w} / ${size.h}` }}
      >
        {number === 0 ? (
          <Stack as="p" align="center" items="center" tone="quiet" className={classes.missing}>
            {missing}
          </Stack>
        ) : null}
        {number > 0 && width > 0 ? (
          <>
            <span className={classes.scaled} style={{ transform: `scale(${scale})` }} inert>
              <PageView
                reader={reader}
                pageId={pageId}
                assets={document.assets}
                mode="thumbnail"
                scale={scale}
                labels={labels}
                pageNumber={number}
              />
            </span>
            {marked.map((id) => {
              const box = reader.find('element', id) ? boundsOnPage(reader, id) : undefined;
              if (!box) return null;
              const place = { left: box.x, top: box.y, width: box.w, height: box.h };
              const scaled = Object.entries(place).map(([side, value]) => [side, value * scale] as const);
              return (
                <Box
                  as="span"
                  radius="small"
                  key={id}
                  className={classes.mark}
                  style={Object.fromEntries(scaled)}
                />
              );
            })}
          </>
        ) : null}
      </Box>
    </figure>
  );
}

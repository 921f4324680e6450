import { PageView, useRecord } from '@lectern/stage/view';
import { Box, Row, Stack } from '@lectern/ui';
import { EyeOff, Star } from 'lucide-react';
import { memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { useStageLabels } from '../editing/stage-labels.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './pages-panel.module.css';
import { PatientReader } from './patient-reader.ts';

export interface PageThumbnailProps {
  readonly pageId: string;
  readonly number: number;
  readonly current: boolean;
  readonly chosen: boolean;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Longest wait of a thumbnail for an idle browser, milliseconds. */
const IDLE_MS = 600;

/** Calls `work` when the browser is idle, so that the slide is rendered first. Safari lacks `requestIdleCallback`. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 60);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_MS });
  return () => cancelIdleCallback(handle);
}

/** A thumbnail of a page. Its content is rendered when the browser is idle, so that scrolling never waits. */
export const PageThumbnail = memo(function PageThumbnail(props: PageThumbnailProps): ReactNode {
  const { pageId, number, current, chosen, width, height, scale } = props;
  const t = useEditorTexts();
  const { document, session } = useEditing();
  const page = useRecord(session.store, 'page', pageId);
  const reader = useMemo(
    () => new PatientReader(session.store, () => session.openText.get() !== undefined),
    [session],
  );
  const labels = useStageLabels();
  const [drawn, setDrawn] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setDrawn(true))), []);
  const hidden = page?.hidden === true;
  const comes = page?.transition !== undefined && page.transition.type !== 'none';
  const moves = comes || (page?.animations?.length ?? 0) > 0;
  return (
    <Row
      wide
      align="start"
      className={classes.page}
      data-current={current}
      data-chosen={chosen}
      data-hidden={hidden}
    >
      <Stack
        as="span"
        size="small"
        tone="quiet"
        numeric
        flex="none"
        items="center"
        className={classes.number}
        aria-hidden="true"
      >
        {number}
        {hidden ? <EyeOff /> : null}
        {moves ? <Star data-moves="" /> : null}
      </Stack>
      {/* The button is over the picture, not around it: the text of a slide must not become the button's name. */}
      <button
        type="button"
        className={classes.press}
        data-page={pageId}
        aria-label={t(hidden ? 'pages.hiddenPage' : 'pages.page', { number })}
        aria-description={moves ? t('pages.moves') : undefined}
        aria-current={current ? 'page' : undefined}
        aria-pressed={chosen}
        tabIndex={current ? 0 : -1}
      />
      <Box
        as="span"
        overflow="clip"
        className={classes.paper}
        style={{ width, height }}
        aria-hidden="true"
        inert
      >
        {drawn ? (
          <span className={classes.scaled} style={{ transform: `scale(${scale})` }}>
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
        ) : null}
      </Box>
    </Row>
  );
});

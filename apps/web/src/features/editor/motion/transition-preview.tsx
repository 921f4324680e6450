import { motion } from '@lectern/stage/show';
import { PageView, usePageSize } from '@lectern/stage/view';
import { Box } from '@lectern/ui';
import { prefersReducedMotion } from '@lectern/ui/reduced-motion';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useRef } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import type { SeenTransition } from '../editing/shown-parts.ts';
import { useStageLabels } from '../editing/stage-labels.ts';
import classes from './motion.module.css';

/** Previews a page's transition from the previous page, over the page in the editor; removed when it has finished. */
export function TransitionPreview(): ReactNode {
  const { session, seenTransition } = useEditing();
  const seen = useSignal(seenTransition);
  const pageId = useSignal(session.pageId);
  useEffect(() => {
    if (seen?.pageId !== pageId) seenTransition.set(undefined);
  }, [seen, pageId, seenTransition]);
  // An edit ends the preview, so that the change is visible.
  useEffect(() => session.store.subscribe(() => seenTransition.set(undefined)), [session, seenTransition]);
  return seen && seen.pageId === pageId ? <Preview seen={seen} /> : null;
}

function Preview({ seen }: { readonly seen: SeenTransition }): ReactNode {
  const { pageId } = seen;
  const { session, document, seenTransition } = useEditing();
  const { store } = session;
  const labels = useStageLabels();
  const size = usePageSize(store);
  const { zoom } = useSignal(session.viewport.view);
  const pages = store.pages();
  const before = pages[pages.indexOf(pageId) - 1];
  const incoming = useRef<HTMLDivElement>(null);
  const outgoing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const transition = store.find('page', seen.pageId)?.transition;
    const over = () => {
      if (!stop.signal.aborted) seenTransition.set(undefined);
    };
    const play = async () => {
      const { playTransition } = await motion.load();
      const [to, from] = [incoming.current, outgoing.current];
      if (!transition || !to || !from || stop.signal.aborted || prefersReducedMotion()) return;
      const way = { reader: store, incomingId: seen.pageId, outgoingId: before ?? '', size, back: false };
      await playTransition(transition, to, from, stop.signal, way);
    };
    play().then(over, over);
    return () => stop.abort();
  }, [store, seen, before, size, seenTransition]);
  const page = (id: string) => (
    <PageView
      reader={store}
      pageId={id}
      assets={document.assets}
      labels={labels}
      mode="thumbnail"
      scale={zoom}
      pageNumber={pages.indexOf(id) + 1}
    />
  );
  const layer = { width: size.w, height: size.h };
  return (
    <Box
      overflow="clip"
      className={classes.transition}
      style={{ ...layer, transform: `scale(${zoom})` }}
      aria-hidden="true"
      inert
    >
      <div className={classes.layer} style={layer}>
        <Box wide ref={incoming} className={classes.moving}>
          {page(pageId)}
        </Box>
      </div>
      <div className={classes.layer} style={layer}>
        <Box wide ref={outgoing} className={classes.moving} data-black={before === undefined || undefined}>
          {before === undefined ? null : page(before)}
        </Box>
      </div>
    </Box>
  );
}

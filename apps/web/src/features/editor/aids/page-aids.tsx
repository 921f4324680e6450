import { classNames } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { pageSizeOf } from '../editing/page-size.ts';
import { stepOf } from '../editing/view-aids.ts';
import classes from './aids.module.css';
import { PageGuides } from './page-guides.tsx';
import { Rulers } from './rulers.tsx';

/** Pixels of the screen between lines of the grid that are drawn. */
const LEAST_GAP = 6;

/** What is on of rulers, guides and grid, over the page; what is moved meets the guides and the grid meanwhile. */
export function PageAids(): ReactNode {
  const { session, viewAids } = useEditing();
  const state = useSignal(viewAids.state);
  const { origin, window: view } = useSignal(session.viewport.view);
  const { guides, snapsToGrid } = state;
  const step = snapsToGrid ? stepOf(state) : undefined;
  useEffect(() => {
    session.aids.set({ guides, step });
    return () => session.aids.set({ guides: false });
  }, [session, guides, step]);
  const place = { left: -origin.x, top: -origin.y, width: view.w, height: view.h };
  return (
    <>
      <div className={classNames(classes.aids, classes.under)} style={place}>
        {state.grid ? <Grid step={stepOf(state)} /> : null}
        {guides ? <PageGuides /> : null}
      </div>
      {state.rulers ? (
        <div className={classes.aids} style={place}>
          <Rulers unit={state.unit} />
        </div>
      ) : null}
    </>
  );
}

/** Lines that are nearer to each other than one can see are drawn as every second, fourth … of them. */
function Grid({ step }: { readonly step: number }): ReactNode {
  const { session } = useEditing();
  const { origin, zoom } = useSignal(session.viewport.view);
  const { w, h } = pageSizeOf(session);
  let gap = step * zoom;
  while (gap < LEAST_GAP) gap *= 2;
  return (
    <div
      className={classes.grid}
      data-page-grid=""
      style={{
        left: origin.x,
        top: origin.y,
        width: w * zoom,
        height: h * zoom,
        backgroundSize: `${gap}px ${gap}px`,
      }}
    />
  );
}

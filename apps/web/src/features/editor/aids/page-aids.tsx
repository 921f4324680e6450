import { Box, classNames } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { stepOf } from '../editing/view-aids.ts';
import classes from './aids.module.css';
import { PageGuides } from './page-guides.tsx';
import { Rulers } from './rulers.tsx';

/** The rulers and guides that are switched on, over the page. Connects snapping to guides and grid while mounted. */
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
      <Box overflow="clip" className={classNames(classes.aids, classes.under)} style={place}>
        {guides ? <PageGuides /> : null}
      </Box>
      {state.rulers ? (
        <Box overflow="clip" className={classes.aids} style={place}>
          <Rulers unit={state.unit} />
        </Box>
      ) : null}
    </>
  );
}

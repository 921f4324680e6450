import { afterPaint } from '@lectern/ui/after-paint';
import { memo, useEffect, useState } from 'react';
import { OwnPathsContext, useLocation } from '../platform/router/router.ts';
import { NotFoundScreen } from './lazy-screen.tsx';
import { SurfaceScreen } from './screens.tsx';
import { type Surface, surfaceAt, windowNameOf } from './surfaces.ts';

/**
 * The surface of the current address, or the not-found screen. A covered surface is unmounted, at low priority, after
 * the covering one is painted.
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  useWindowName(pathname);
  const surface = surfaceAt(pathname);
  const [[now, left], setNow] = useState([surface] as readonly (Surface | undefined)[]);
  if (now !== surface) setNow([surface, surface?.covers && now]);
  useEffect(() => left && afterPaint(() => setNow([now])), [now, left]);
  return (
    <>
      {left && <Standing key={left.name} surface={left} />}
      {surface ? <Standing key={surface.name} surface={surface} /> : <NotFoundScreen />}
    </>
  );
}

const Standing = memo(function Standing({ surface }: { readonly surface: Surface }) {
  return (
    <OwnPathsContext value={surface.paths}>
      <SurfaceScreen surface={surface} />
    </OwnPathsContext>
  );
});

/** Sets the browser window's name to the kind of page that it shows. */
function useWindowName(pathname: string): void {
  useEffect(() => {
    window.name = windowNameOf(pathname);
  }, [pathname]);
}

import { useLocation } from '../platform/router/router.ts';
import { NotFoundScreen } from './late-screens.ts';
import { SurfaceScreen } from './screens.tsx';
import { surfaceAt } from './surfaces.ts';
import { useWindowName } from './window-name.ts';

/** The surface of every address that exists; any other address is not found. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useWindowName(pathname);
  const surface = surfaceAt(pathname);
  return surface === undefined ? <NotFoundScreen /> : <SurfaceScreen surface={surface} />;
}

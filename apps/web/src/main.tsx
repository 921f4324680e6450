import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import { isId } from '@lectern/base';
import { LOGIN_KEY_PARAMETER } from '@lectern/protocol/constants';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { dropSkeletonWhenShown } from './app/first/skeleton.ts';
import { bring } from './app/screens.tsx';
import { surfaceAt } from './app/surfaces.ts';
import { fetchAhead } from './parts/courseware/index.ts';
import { loadSession } from './platform/api/session.ts';
import { followTheme } from './platform/appearance/theme.ts';
import { connection } from './platform/connection/window-connection.ts';
import { parseHash } from './platform/router/hash-address.ts';

followTheme();
connection.follow();

/** From knowing the session to a signed call on the wire, milliseconds. */
const SENT_MS = 15;

// Where the address opens a courseware, it is asked for at once: its code and the account's are still on their way.
const { pathname, search } = parseHash(location.hash);
const surface = surfaceAt(pathname);
const documentId = new URLSearchParams(search).get('fileId') ?? '';
if (surface !== undefined && surface.courseware !== 'none' && isId(documentId)) {
  // Under a sign-in that the address itself brings nothing is asked for as whoever was here before.
  if (!location.href.includes(`${LOGIN_KEY_PARAMETER}=`)) fetchAhead(documentId, surface.courseware);
  // Reading a surface's code keeps the browser busy: not before what was asked for is on its way.
  const bringSurface = () => setTimeout(() => bring(surface.name), SENT_MS);
  loadSession().then(bringSurface, bringSurface);
}

const root = document.getElementById('root');
if (root !== null) {
  dropSkeletonWhenShown(root, document.getElementById('skeleton'));
  createRoot(root).render(<App />);
}

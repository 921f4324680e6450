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
import { followTheme } from './platform/appearance/theme.ts';
import { connection } from './platform/connection/window-connection.ts';
import { parseHash } from './platform/router/hash-address.ts';

followTheme();
connection.follow();

// Where the address opens a courseware, it is asked for as soon as the sign-in has been read from the disk, and the code
// that shows it is read meanwhile.
const { pathname, search } = parseHash(location.hash);
const surface = surfaceAt(pathname);
const documentId = new URLSearchParams(search).get('fileId') ?? '';
if (surface !== undefined && surface.courseware !== 'none' && isId(documentId)) {
  // Under a sign-in that the address itself brings nothing is asked for as whoever was here before.
  if (!location.href.includes(`${LOGIN_KEY_PARAMETER}=`)) fetchAhead(documentId, surface.courseware);
  bring(surface.name);
}

const root = document.getElementById('root');
if (root !== null) {
  dropSkeletonWhenShown(root, document.getElementById('skeleton'));
  createRoot(root).render(<App />);
}

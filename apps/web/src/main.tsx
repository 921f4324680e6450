import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import { isId } from '@lectern/base';
import { LOGIN_KEY_PARAMETER } from '@lectern/protocol/constants';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { dropSkeletonWhenShown } from './app/first/skeleton.ts';
import { keepProgram } from './app/keep-program.ts';
import { bring } from './app/screens.tsx';
import { surfaceAt } from './app/surfaces.ts';
import { checkLogin } from './parts/account/index.ts';
import { fetchAhead } from './parts/courseware/index.ts';
import { errorTexts } from './platform/api/api-error.ts';
import { followTheme } from './platform/appearance/theme.ts';
import { connection } from './platform/connection/window-connection.ts';
import { parseHash } from './platform/router/hash-address.ts';

followTheme();
connection.follow();

// Where the address opens a courseware, it is asked for as soon as the sign-in has been read from the disk.
const { pathname, search } = parseHash(location.hash);
const surface = surfaceAt(pathname);
if (surface?.kept !== false) keepProgram();
const documentId = new URLSearchParams(search).get('fileId') ?? '';
if (surface !== undefined && surface.courseware !== 'none' && isId(documentId)) {
  // Under a sign-in that the address itself brings nothing is asked for as whoever was here before.
  if (!location.href.includes(`${LOGIN_KEY_PARAMETER}=`)) fetchAhead(documentId, surface.courseware);
}

/**
 * Until it is known who is here and the surface's code is read, the program could draw only that it waits, which the
 * page's skeleton says already. After so long it draws what it can say, milliseconds.
 */
const LONGEST_WAIT_MS = 1_000;
/** By then mostly all is on the screen, and nobody has changed the language yet, milliseconds. */
const SETTLED_MS = 2_500;

/** A client may have a look of its own, and a sign-in. The page's first script has looked whether there is one. */
async function hosted(): Promise<void> {
  if (document.documentElement.dataset.client === undefined) return;
  // Without it the page is as in a browser.
  await import('./app/hosted/hosted.ts').then((client) => client.beginHosted()).catch(() => undefined);
}

const root = document.getElementById('root');
if (root !== null) {
  dropSkeletonWhenShown(root, document.getElementById('skeleton'));
  const render = () => createRoot(root).render(<App />);
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  const ready = Promise.all([hosted().then(checkLogin), surface && bring(surface.name)]);
  Promise.race([ready, waited]).then(render, render);
  setTimeout(errorTexts.bringAhead, SETTLED_MS);
}

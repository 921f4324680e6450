import { isId } from '@lectern/base';
import { bringsSignIn } from '@lectern/protocol/constants';
import type { ReactNode } from 'react';
import { checkLogin } from '../parts/account/index.ts';
import { fetchAhead } from '../parts/courseware/index.ts';
import { beginDeferredWork } from '../platform/deferred-work.ts';
import { parseHash } from '../platform/router/hash-address.ts';
import { whenHosted } from './hosted/when-hosted.ts';
import { AppRoutes } from './routes.tsx';
import { preload } from './screens.tsx';
import { hearErrors } from './services/uncaught-errors.ts';
import { surfaceAt } from './surfaces.ts';

/** Delay before background services start, milliseconds: by then the first screen has loaded. */
const SETTLED_MS = 4_000;

/** Starts the background services, after the first screen is shown so that it does not wait for them. */
function beginServices(keepsProgram: boolean): void {
  const giveErrors = hearErrors(window, () => location.hash);
  const load = async () => {
    const { startServices } = await import('./services/start-services.ts');
    return () => {
      startServices(keepsProgram, giveErrors);
      return () => undefined;
    };
  };
  const begin = () => setTimeout(() => beginDeferredWork(load), SETTLED_MS);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/**
 * Longest time that rendering waits for the sign-in and the surface's code, milliseconds. Until then the program could
 * only show that it is loading, which the page's skeleton shows already.
 */
const LONGEST_WAIT_MS = 1_000;

/** Starts the program with accounts: for every surface except surfaces with their own root. */
export async function begin(): Promise<ReactNode> {
  // A courseware in the address is requested as soon as the sign-in has been read.
  const { pathname, search } = parseHash(location.hash);
  const surface = surfaceAt(pathname);
  beginServices(surface?.kept !== false);
  const documentId = new URLSearchParams(search).get('fileId') ?? '';
  const form = surface?.courseware ?? 'none';
  if (form !== 'none' && form !== 'shared' && form !== 'named' && isId(documentId)) {
    // If the address itself contains a sign-in, a request for the previous user would be wrong.
    if (!bringsSignIn(location.href)) fetchAhead(documentId, form);
  }
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  const ready = Promise.all([whenHosted().then(checkLogin), surface && preload(surface.name)]);
  // The screen that needs the result shows the error.
  await Promise.race([ready, waited]).catch(() => undefined);
  return <AppRoutes />;
}

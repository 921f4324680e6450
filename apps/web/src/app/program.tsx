import { isId } from '@lectern/base';
import { bringsSignIn } from '@lectern/protocol/constants';
import type { ReactNode } from 'react';
import { checkLogin } from '../parts/account/index.ts';
import { fetchAhead } from '../parts/courseware/index.ts';
import { parseHash } from '../platform/router/hash-address.ts';
import { beginServices } from './begin-services.ts';
import { whenHosted } from './hosted/when-hosted.ts';
import { AppRoutes } from './routes.tsx';
import { bring } from './screens.tsx';
import { surfaceAt } from './surfaces.ts';

/**
 * Until it is known who is here and the surface's code is read, the program could draw only that it waits, which the
 * page's skeleton says already. After so long it draws what it can say, milliseconds.
 */
const LONGEST_WAIT_MS = 1_000;

/** Begins the program, which knows who is here: every surface but those that have a root of their own. */
export async function begin(): Promise<ReactNode> {
  // Where the address opens a courseware, it is asked for as soon as the sign-in has been read from the disk.
  const { pathname, search } = parseHash(location.hash);
  const surface = surfaceAt(pathname);
  beginServices(surface?.kept !== false);
  const documentId = new URLSearchParams(search).get('fileId') ?? '';
  const form = surface?.courseware ?? 'none';
  if (form !== 'none' && form !== 'shared' && form !== 'named' && isId(documentId)) {
    // Under a sign-in that the address itself brings nothing is asked for as whoever was here before.
    if (!bringsSignIn(location.href)) fetchAhead(documentId, form);
  }
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  const ready = Promise.all([whenHosted().then(checkLogin), surface && bring(surface.name)]);
  // Whatever failed is said by the screen that needs it.
  await Promise.race([ready, waited]).catch(() => undefined);
  return <AppRoutes />;
}

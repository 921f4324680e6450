import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import { ChunkLoadError } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PICTURES_FIRST } from './app/first/page-ahead.ts';
import { Frame } from './app/frame.tsx';
import { loadRoot } from './app/roots.ts';
import { errorTexts } from './platform/api/api-error.ts';
import { followTheme } from './platform/appearance/theme.ts';
import { connection } from './platform/connection/window-connection.ts';

followTheme();
connection.follow();
// The loader of lazy parts (build/parts-again.ts) reads this property, because it cannot import modules of the program.
connection.subscribe(() => Object.assign(window, { lecternServerAway: !connection.get() }));

/**
 * Delay before the texts of the other language are loaded, milliseconds: by then the first screen is shown, and the
 * language has hardly been changed.
 */
const SETTLED_MS = 2_500;

/**
 * Throws for the surrounding boundary, which shows the error and reloads the page once, because usually a newer version
 * has replaced the running one.
 */
function Failed({ error }: { readonly error: unknown }): ReactNode {
  throw new ChunkLoadError(String(error), { cause: error });
}

const root = document.getElementById('root');
if (root !== null) {
  const draw = (content: ReactNode) => createRoot(root).render(<Frame>{content}</Frame>);
  const pictures = (window as { [PICTURES_FIRST]?: Promise<unknown> })[PICTURES_FIRST];
  loadRoot(location)
    .then(async ({ begin }) => {
      const content = await begin();
      await pictures;
      return content;
    })
    .then(draw, (error: unknown) => draw(<Failed error={error} />));
  setTimeout(errorTexts.preload, SETTLED_MS);
}

import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import type { CoursewareReader } from '@lectern/courseware';
import { hearEveryFinger } from '@lectern/ui/every-finger';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { EmbeddedAssets } from './embedded-courseware.ts';
import { HtmlShow } from './html-show.tsx';

/** Begins the show in its page; `within` puts around it what draws more than the stage does by itself. */
export function startShow(
  reader: CoursewareReader,
  within: (show: ReactNode) => ReactNode = (show) => show,
): void {
  hearEveryFinger();
  const root = document.getElementById('root');
  if (root !== null)
    createRoot(root).render(within(<HtmlShow reader={reader} assets={new EmbeddedAssets(document)} />));
}

import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import type { CoursewareReader } from '@lectern/courseware';
import { hearEveryFinger } from '@lectern/ui/every-finger';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { EmbeddedAssets } from './embedded-courseware.ts';
import { HtmlShow } from './html-show.tsx';

/** Renders the show into the page; `within` wraps it in providers for elements that the stage alone does not draw. */
export function startShow(
  reader: CoursewareReader,
  within: (show: ReactNode) => ReactNode = (show) => show,
): void {
  hearEveryFinger();
  const root = document.getElementById('root');
  if (root !== null)
    createRoot(root).render(within(<HtmlShow reader={reader} assets={new EmbeddedAssets(document)} />));
}

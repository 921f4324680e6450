import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import { SnapshotReader } from '@lectern/courseware';
import { createRoot } from 'react-dom/client';
import { EmbeddedAssets, embeddedSnapshot } from './embedded-courseware.ts';
import { HtmlShow } from './html-show.tsx';

const root = document.getElementById('root');
if (root !== null) {
  const reader = new SnapshotReader(embeddedSnapshot(document));
  createRoot(root).render(<HtmlShow reader={reader} assets={new EmbeddedAssets(document)} />);
}

import { type CoursewareSnapshot, SnapshotReader } from '@lectern/courseware';
import { type AssetSource, loadAllPresets, PageView } from '@lectern/stage/view';
import { createRoot } from 'react-dom/client';
import { type GrownBox, grownBoxes } from './grown-boxes.ts';

declare global {
  interface Window {
    /** Draws a page of a deck at a width in pixels; resolves with its height when all of it is on the screen. */
    showPage(deck: string, page: number, width: number): Promise<number>;
    openDeck(deck: string): Promise<number>;
    /** The boxes of the visible page that grow with their text. */
    grownBoxes(page: number): readonly GrownBox[];
  }
}

const host = document.getElementById('root');
if (!host) throw new Error('the root element is missing');
const root = createRoot(host);
let reader: SnapshotReader | undefined;
let assets: AssetSource | undefined;

window.openDeck = async (deck) => {
  await loadAllPresets();
  const answer = await fetch(`/decks/${deck}/snapshot.json`);
  const snapshot = (await answer.json()) as CoursewareSnapshot;
  reader = new SnapshotReader(snapshot);
  assets = { url: (hash) => `/decks/${deck}/${hash}`, subscribe: () => () => undefined };
  return reader.pages().length;
};

window.showPage = async (_deck, page, width) => {
  const pageId = reader?.pages()[page];
  if (!reader || !assets || !pageId) throw new Error(`page ${page} is missing`);
  const size = reader.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  const scale = width / size.w;
  root.render(
    <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0', width: size.w, height: size.h }}>
      <PageView
        key={pageId}
        reader={reader}
        pageId={pageId}
        assets={assets}
        mode="thumbnail"
        pageNumber={page + 1}
      />
    </div>,
  );
  await settled();
  return Math.round(size.h * scale);
};

window.grownBoxes = (page) => {
  const pageId = reader?.pages()[page];
  return reader && pageId ? grownBoxes(reader, pageId) : [];
};

/** Waits for a few frames without pending work: lazy code, fonts, pictures. */
async function settled(): Promise<void> {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  for (let quiet = 0; quiet < 4; quiet++) {
    await frame();
    if (document.querySelector('[data-loading]')) quiet = 0;
    if (document.fonts.status === 'loading') {
      await document.fonts.ready;
      quiet = 0;
    }
    const images = [...document.images].filter((image) => !image.complete);
    if (images.length > 0) {
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      quiet = 0;
    }
  }
  // A large picture is painted only when it is decoded.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await frame();
}

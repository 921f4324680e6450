import { CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import { boardOf, EMPTY_PAGE, placedOn } from '@lectern/courseware/board';
import { ASSET_MAX_BYTES } from '@lectern/protocol/courseware';
import { expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { addPictures, type PictureGoal } from './add-pictures.ts';

const showToast = vi.hoisted(() => vi.fn<(said: { readonly text: string }) => void>());
vi.mock('@lectern/ui', () => ({ showToast }));
vi.mock('./placed-texts.ts', () => ({
  placedText: (key: string, values?: object) => JSON.stringify([key, values]),
}));
vi.mock('../../../platform/api/api-error.ts', () => ({ messageOf: String }));

function board() {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(boardOf([EMPTY_PAGE])));
  const store = new CoursewareStore(doc);
  let sent = 0;
  const upload = vi.fn(async () => {
    sent += 1;
    return { hash: `${sent}`.padStart(64, 'a'), mime: 'image/png', size: 10, width: 4000, height: 3000 };
  });
  const hold = vi.fn();
  const pageId = store.pages()[0] ?? '';
  const goal = {
    store,
    assets: { upload },
    hand: { hold },
    pageId,
    seen: { minX: 0, minY: 0, maxX: 1280, maxY: 720 },
  } as unknown as PictureGoal;
  return { goal, upload, hold, frames: () => placedOn(store, pageId).map(({ frame }) => frame) };
}

function file(name: string, type: string, size: number): File {
  return Object.defineProperty(new File([new Uint8Array(1)], name, { type }), 'size', { value: size });
}

it('addPictures names a file that is too large, empty or not a picture in a message, and uploads the other files', async () => {
  const { goal, upload, hold, frames } = board();
  const files = [
    file('大.png', 'image/png', ASSET_MAX_BYTES + 1),
    file('空.png', 'image/png', 0),
    file('课.pdf', 'application/pdf', 10),
    file('叶.png', 'image/png', ASSET_MAX_BYTES),
  ];
  await addPictures(files, goal);
  expect(upload.mock.calls).toEqual([[files[3]]]);
  const said = showToast.mock.calls.map(([{ text }]) => text);
  expect(said).toHaveLength(3);
  for (const [index, name] of ['大.png', '空.png', '课.pdf'].entries()) expect(said[index]).toContain(name);
  expect(hold).toHaveBeenCalledOnce();
  // The picture is larger than the page and is shrunk to most of the visible part.
  expect(frames().map(({ x, y, w, h }) => [x, y, w, h].map(Math.round))).toEqual([[352, 144, 576, 432]]);
});

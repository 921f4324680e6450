import { describe, expect, it } from 'vitest';
import { openEditor, rectangle } from '../commands/testing.ts';
import type { EditorDocument, StoredAsset } from '../document/document-port.ts';
import { type Destination, insertFile, kindOfMime } from './insert-media.ts';

const hash = 'a'.repeat(64);

async function pictureFile(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  return new File([await canvas.convertToBlob()], '春天.的.png', { type: 'image/png' });
}

/** Inserts a file of which the server stores this; returns the editor, the new element and the reported progress. */
async function inserted(
  file: File,
  stored: Partial<StoredAsset>,
  destination?: Destination,
  during?: (cancel: () => void) => void,
) {
  const editor = openEditor([rectangle('old', 0)]);
  const progress: (number | undefined)[] = [];
  let cancel: () => void = () => undefined;
  const document = {
    upload: async (_file: Blob, onProgress: (fraction: number) => void): Promise<StoredAsset> => {
      onProgress(0.5);
      during?.(() => cancel());
      return { hash, mime: file.type, size: file.size, ...stored };
    },
  } as unknown as EditorDocument;
  await insertFile(
    document,
    editor.session,
    file,
    (each) => {
      cancel = each ? () => each.cancel() : cancel;
      progress.push(each?.fraction);
    },
    destination,
  );
  const [id = ''] = editor.session.selection.get().ids;
  return { editor, progress, element: editor.store.find('element', id) };
}

describe('kindOfMime', () => {
  it('returns the kind of element for a type of file', () => {
    expect(['image/png', 'video/mp4', 'audio/mpeg', 'text/plain'].map(kindOfMime)).toEqual([
      'picture',
      'video',
      'audio',
      undefined,
    ]);
  });
});

describe('insertFile', () => {
  it('puts a picture in the middle of the page in its own size, named like its file', async () => {
    const { element, progress, editor } = await inserted(await pictureFile(200, 100), {});
    expect(element).toMatchObject({
      type: 'picture',
      asset: hash,
      name: '春天.的',
      frame: { x: 540, y: 310, w: 200, h: 100 },
    });
    expect(editor.store.find('asset', hash)).toMatchObject({ name: '春天.的.png', width: 200, height: 100 });
    expect(progress).toEqual([0, 0.5, undefined]);
  });

  it('scales a large picture down to 80 % of the page', async () => {
    const { element } = await inserted(await pictureFile(1440, 1440), {});
    expect(element?.frame).toEqual({ x: 352, y: 72, w: 576, h: 576 });
  });

  it('keeps a picture that is dropped near an edge within the page', async () => {
    const { element } = await inserted(
      await pictureFile(200, 100),
      {},
      { at: { x: 1270, y: 10 }, alt: '花' },
    );
    expect(element).toMatchObject({ alt: '花', frame: { x: 1080, y: 0 } });
  });

  it('puts a sound as a square of 80 px', async () => {
    const { element } = await inserted(new File(['x'], 'a.mp3', { type: 'audio/mpeg' }), {});
    expect(element).toMatchObject({ type: 'audio', frame: { x: 600, y: 320, w: 80, h: 80 } });
  });

  it('puts nothing for a type that the server detects as another kind, or after a cancelled upload', async () => {
    const file = await pictureFile(20, 10);
    const other = await inserted(file, { mime: 'text/plain' });
    expect(other.element).toBeUndefined();
    const cancelled = await inserted(file, {}, {}, (cancel) => cancel());
    expect(cancelled.element).toBeUndefined();
    expect(cancelled.progress.at(-1)).toBeUndefined();
  });

  it('replaces no picture by a file that is not a picture', async () => {
    const file = new File(['x'], 'a.mp3', { type: 'audio/mpeg' });
    const { element, editor } = await inserted(file, {}, { insteadOf: 'old' });
    expect(element).toBeUndefined();
    expect(editor.store.children('one')).toEqual(['old']);
  });
});

import type { Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { isEnabled, runCommand } from '../command.ts';
import { openEditor, rectangle } from '../testing.ts';
import { cropPicture, resetPicture } from './pictures.ts';

const [cut = '', whole = '', metafile = ''] = ['c', 'a', 'e'].map((each) => each.repeat(64));

function picture(id: string, more: Partial<Extract<Element, { type: 'picture' }>> = {}): Element {
  const frame = { x: 0, y: 0, w: 100, h: 80 };
  return {
    kind: 'element',
    type: 'picture',
    id,
    parentId: 'one',
    order: `b${id}`,
    frame,
    asset: cut,
    ...more,
  };
}

function withPictures(...pictures: readonly Element[]) {
  const editor = openEditor([rectangle('a', 100), ...pictures]);
  editor.store.transact(
    (edit) => {
      for (const [id, mime] of [
        [cut, 'image/png'],
        [whole, 'image/jpeg'],
        [metafile, 'image/x-emf'],
      ] as const)
        edit.create({ kind: 'asset', id, mime, size: 1 });
    },
    { source: 'load' },
  );
  const enabledFor = (command: typeof cropPicture, ...ids: string[]) => {
    editor.session.choose(ids);
    return isEnabled(command, editor);
  };
  const pictureOf = (id: string) => {
    const found = editor.store.find('element', id);
    if (found?.type !== 'picture') throw new Error(`no picture ${id}`);
    return found;
  };
  return { editor, enabledFor, pictureOf };
}

describe('cropPicture', () => {
  it('is enabled for a single unlocked picture', () => {
    const { enabledFor } = withPictures(picture('p'), picture('q'), picture('l', { locked: true }));
    expect(enabledFor(cropPicture, 'p')).toBe(true);
    expect(enabledFor(cropPicture, 'p', 'a')).toBe(false);
    expect(enabledFor(cropPicture, 'p', 'q')).toBe(false);
    expect(enabledFor(cropPicture, 'l')).toBe(false);
    expect(enabledFor(cropPicture, 'a')).toBe(false);
  });

  it('opens the picture', () => {
    const { editor } = withPictures(picture('p'));
    editor.session.choose(['p']);
    runCommand(cropPicture, editor);
    expect(editor.session.more.get()).toBe('p');
  });
});

describe('resetPicture', () => {
  it('is enabled when an unlocked picture is among the selected elements', () => {
    const { enabledFor } = withPictures(picture('p'), picture('l', { locked: true }));
    expect(enabledFor(resetPicture, 'a', 'p')).toBe(true);
    expect(enabledFor(resetPicture, 'a', 'l')).toBe(false);
  });

  it('removes the format, keeps the cropping, and restores an original that browsers can show', () => {
    const crop = { l: 0.1, t: 0, r: 0, b: 0 };
    const effects = { softEdge: { radius: 4 } };
    const { editor, pictureOf } = withPictures(
      picture('p', { original: whole, crop, effects }),
      picture('q', { original: metafile, effects }),
      picture('l', { locked: true, effects }),
    );
    editor.session.choose(['p', 'q', 'l']);
    runCommand(resetPicture, editor);
    expect(pictureOf('p')).toMatchObject({ asset: whole, crop });
    expect(pictureOf('p').original).toBeUndefined();
    expect(pictureOf('p').effects).toBeUndefined();
    expect(pictureOf('q')).toMatchObject({ asset: cut, original: metafile });
    expect(pictureOf('l').effects).toEqual(effects);
  });
});

import {
  type AnimatedPart,
  type Animation,
  addAnimations,
  animateParts,
  blankCourseware,
  CoursewareStore,
  changeAnimations,
  insertElement,
  type NewAnimation,
  SnapshotReader,
  setTransition,
  startAnimations,
} from '@lectern/courseware';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { writePptx } from '../../src/index.ts';
import { png, read, sha256 } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';

const FADE: NewAnimation = { effect: { class: 'entrance', preset: 10 }, delay: 0, duration: 500 };
const PATH: NewAnimation = {
  effect: { class: 'path', preset: 0 },
  delay: 250,
  duration: 2000,
  path: 'M 0 0 C 0.1 0 0.2 0.1 0.2 0.2 L 0.4 0.2 E',
  pathLocked: true,
};

it('new animations are written as PowerPoint’s timing and read again', async () => {
  const store = new CoursewareStore(new Y.Doc());
  const { records } = blankCourseware();
  const page = records.find((each) => each.kind === 'page')?.id ?? '';
  const paragraphs = ['春天来了', 'the birds sing'].map((text) => ({
    runs: [{ type: 'text' as const, text }],
  }));
  store.transact((edit) => {
    for (const record of records) edit.create(record);
    const [ball = '', words = '', button = ''] = [0, 1, 2].map((at) =>
      insertElement(edit, page, {
        type: 'shape',
        frame: { x: 100 + at * 300, y: 100, w: 200, h: 200 },
        geometry: { type: 'preset', preset: 'rect' },
        text: { paragraphs },
      }),
    );
    const [spoken = ''] = addAnimations(edit, page, [words], FADE);
    const parts: AnimatedPart[] = [{ paragraphs: [0, 0] }, { paragraphs: [1, 1] }];
    const [, second = ''] = animateParts(edit, page, spoken, parts);
    changeAnimations(edit, page, new Set([spoken]), { iterate: { by: 'word', interval: 0.2 } });
    changeAnimations(edit, page, new Set([second]), {
      iterate: { by: 'letter', interval: 0.1, reverse: true },
    });
    const moved = addAnimations(edit, page, [ball], PATH);
    const faded = addAnimations(edit, page, [words], { ...FADE, effect: { class: 'exit', preset: 10 } });
    startAnimations(edit, page, new Set([...moved, ...faded]), button);
    changeAnimations(edit, page, new Set(faded), { trigger: { type: 'with' } });
    setTransition(edit, [page], { type: 'random', duration: 1000, after: 3000 });
  });
  const bytes = writePptx(store, () => undefined, { now: 0 });
  expect(brokenRules(bytes)).toEqual([]);
  const slide = strFromU8(unzipSync(bytes)['ppt/slides/slide1.xml'] ?? new Uint8Array());
  expect(slide).toContain('pathEditMode="fixed"');
  expect(slide).toContain('nodeType="interactiveSeq"');
  expect(slide).toContain('<p:random');
  const back = new SnapshotReader((await read(bytes)).snapshot);
  const [again = ''] = back.pages();
  expect(plain(back, again)).toEqual(plain(store, page));
  expect(back.find('page', again)?.transition).toMatchObject({ type: 'random', duration: 1000, after: 3000 });
});

it('a video that plays automatically still plays if a click on it also plays and pauses it, as set up by PowerPoint', async () => {
  const store = new CoursewareStore(new Y.Doc());
  const { records } = blankCourseware();
  const page = records.find((each) => each.kind === 'page')?.id ?? '';
  store.transact((edit) => {
    for (const record of records) edit.create(record);
    edit.create({ kind: 'asset', id: sha256(png()), mime: 'video/mp4', size: png().length });
    const frame = { x: 0, y: 0, w: 320, h: 180 };
    const film = insertElement(edit, page, { type: 'video', frame, asset: sha256(png()), autoplay: true });
    const effect = { class: 'media', preset: 2 } as const;
    const [toggle = ''] = addAnimations(edit, page, [film], {
      ...{ effect, delay: 0, duration: 0 },
      command: 'togglePause',
    });
    startAnimations(edit, page, new Set([toggle]), film);
  });
  const bytes = writePptx(store, () => png(), { now: 0 });
  const back = new SnapshotReader((await read(bytes)).snapshot);
  expect(back.all('element').find(({ type }) => type === 'video')).toMatchObject({ autoplay: true });
});

/** The animations of a page, with elements by their index on it. */
function plain(reader: Pick<SnapshotReader, 'find' | 'children'>, pageId: string): readonly object[] {
  const place = (id: string) => reader.children(pageId).indexOf(id);
  return (reader.find('page', pageId)?.animations ?? []).map(
    ({ id: _, elementId, trigger, effect, ...rest }: Animation) => ({
      ...rest,
      effect: { subtype: 0, ...effect },
      of: place(elementId),
      begins: trigger.type === 'element' ? `by ${place(trigger.elementId)}` : trigger.type,
    }),
  );
}

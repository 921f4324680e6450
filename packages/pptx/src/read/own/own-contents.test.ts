import {
  blankCourseware,
  CoursewareStore,
  insertContents,
  SnapshotReader,
  snapshotOf,
} from '@lectern/courseware';
import { strFromU8 } from 'fflate';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { read } from '../../../test/deck-source.ts';
import { exported } from '../../../test/edited/edited-export.ts';
import { brokenRules } from '../../../test/rules/broken-rules.ts';
import { writePptx } from '../../write/write-pptx.ts';
import { readContents } from './own-contents.ts';

it('a table of contents is written as links between slides for PowerPoint, and read as a table of contents again', async () => {
  const store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of blankCourseware().records) edit.create(record);
    const [first] = edit.pages();
    edit.create({ kind: 'page', id: 'two', order: 'zz' });
    edit.create({
      ...{ kind: 'element', type: 'shape', id: 'title', parentId: 'two', order: 'a0' },
      frame: { x: 0, y: 0, w: 900, h: 90 },
      text: { paragraphs: [{ runs: [{ type: 'text', text: '新知' }] }] },
    });
    insertContents(edit, first ?? '', { of: 'titles', numbers: true }, '目录');
  });
  const snapshot = snapshotOf(store);
  store.dispose();
  const written = writePptx(new SnapshotReader(snapshot), () => undefined, { now: 0 });
  expect(brokenRules(written)).toEqual([]);
  const { parts } = await exported(written);
  const slide = strFromU8(parts['ppt/slides/slide1.xml'] ?? new Uint8Array());
  expect(slide.match(/action="ppaction:\/\/hlinksldjump"/g)).toHaveLength(2);
  const back = await read(written);
  const pages = back.snapshot.records.filter(({ kind }) => kind === 'page').map(({ id }) => id);
  const listed = back.snapshot.records.find(
    (each) => each.kind === 'element' && each.type === 'shape' && each.contents !== undefined,
  );
  expect(listed).toMatchObject({
    contents: { of: 'titles', numbers: true },
    text: { paragraphs: [{ runs: [{ props: { link: { type: 'page', pageId: pages[1] } } }, {}] }] },
  });
  expect(readContents('pages')).toEqual({ of: 'pages' });
  expect(readContents('__proto__ numbers')).toBeUndefined();
});

import {
  blankCourseware,
  CoursewareStore,
  emptyPlace,
  fillPlace,
  newChart,
  newTable,
  SnapshotReader,
} from '@lectern/courseware';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { writePptx } from '../../src/index.ts';
import { read, sha256 } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';

/** One grey pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

it.each(['picture', 'table', 'chart'] as const)(
  'a %s that fills a placeholder is written as that placeholder for PowerPoint, and read as the placeholder again',
  async (kind) => {
    const store = new CoursewareStore(new Y.Doc());
    const { records } = blankCourseware();
    const asset = sha256(PNG);
    const pageId = 'filled';
    store.transact((edit) => {
      for (const record of records) edit.create(record);
      edit.create({ kind: 'asset', id: asset, mime: 'image/png', size: PNG.length, width: 1, height: 1 });
      const layout = records.find((each) => each.kind === 'layout' && each.name === '标题和内容');
      edit.create({ kind: 'page', id: pageId, order: 'z', layoutId: layout?.id });
      const own = edit.children(layout?.id ?? '').flatMap((id) => edit.find('element', id) ?? []);
      for (const element of own) edit.create({ ...element, id: `own ${element.id}`, parentId: pageId });
    });
    const place = emptyPlace(store, pageId, kind);
    if (!place) throw new Error('the layout has a place for contents');
    const { frame, placeholder } = place;
    store.transact((edit) => {
      if (kind === 'picture') fillPlace(edit, place, { type: kind, asset, frame, name: 'filled' });
      else if (kind === 'table')
        fillPlace(edit, place, { type: kind, frame, table: newTable(2, 3, frame.w), name: 'filled' });
      else {
        const words = { title: '人数', series: ['女生', '男生'], categories: ['一班', '二班'] } as const;
        fillPlace(edit, place, { type: kind, frame, chart: newChart('column', words), name: 'filled' });
      }
    });
    const all = ['deck', 'theme', 'master', 'layout', 'page', 'section', 'element', 'asset'] as const;
    const reader = new SnapshotReader({ records: all.flatMap((each) => [...store.all(each)]) });
    const bytes = writePptx(reader, () => PNG, { now: 0 });
    expect(brokenRules(bytes)).toEqual([]);
    const { snapshot } = await read(bytes);
    const back = snapshot.records.find((each) => each.kind === 'element' && each.name === 'filled');
    expect(back).toMatchObject({ type: kind, placeholder });
  },
);

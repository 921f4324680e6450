import {
  blankCourseware,
  type CoursewareReader,
  CoursewareStore,
  insertWordGrid,
  SnapshotReader,
} from '@lectern/courseware';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { writePptx } from '../../src/index.ts';
import { read } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';

/** Texts and lines of all shapes with a custom geometry under a page or group. */
function drawnUnder(reader: CoursewareReader, parentId: string): readonly object[] {
  return reader.children(parentId).flatMap((id): readonly object[] => {
    const element = reader.find('element', id);
    if (element?.type === 'group') return drawnUnder(reader, id);
    if (element?.type !== 'shape' || element.geometry?.type !== 'custom') return [];
    const words = element.text?.paragraphs.flatMap(({ runs }) =>
      runs.map((run) => 'text' in run && run.text),
    );
    return [{ words, lines: element.geometry.definition.paths.flatMap(({ commands }) => commands) }];
  });
}

it.each([
  ['rice', '春天', 2],
  ['english', 'spring', 1],
] as const)(
  'a writing grid of the kind %s keeps all its lines when it is written and read',
  async (kind, words, count) => {
    const store = new CoursewareStore(new Y.Doc());
    const { records } = blankCourseware();
    const page = records.find((each) => each.kind === 'page')?.id ?? '';
    store.transact((edit) => {
      for (const record of records) edit.create(record);
      insertWordGrid(edit, page, kind, words, { w: 1280, h: 720 });
    });
    const bytes = writePptx(store, () => undefined, { now: 0 });
    expect(brokenRules(bytes)).toEqual([]);
    const back = new SnapshotReader((await read(bytes)).snapshot);
    const drawn = drawnUnder(back, back.pages()[0] ?? '');
    expect(drawn).toEqual(drawnUnder(store, page));
    expect(drawn).toHaveLength(count);
  },
);

import { blankCourseware, type Element, type ElementOf, SnapshotReader } from '@lectern/courseware';
import {
  added,
  findNode,
  folded,
  MIND_KEY,
  type MindChange,
  mindTree,
  ROOT,
  written,
} from '@lectern/courseware/mind';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writePptx } from '../../src/index.ts';
import { exported, openStore } from '../edited/edited-export.ts';
import { brokenRules } from '../rules/broken-rules.ts';

const SLIDE = 'ppt/slides/slide1.xml';
const { records: blank } = blankCourseware();
const pageId = blank.find(({ kind }) => kind === 'page')?.id ?? '';

function dataOf(
  way: string,
  ...nodes: readonly (readonly [parent: string, id: string])[]
): ElementOf<'tool'>['data'] {
  let kept: MindChange = {};
  const node = (id: string) => {
    const found = findNode(mindTree(kept), id);
    if (!found) throw new Error(id);
    return found;
  };
  kept = written(node(ROOT), '秋天的雨');
  for (const [parent, id] of nodes) {
    kept = { ...kept, ...added(node(parent), id) };
    kept = { ...kept, ...written(node(id), `主题 ${id}`) };
  }
  return JSON.parse(JSON.stringify({ ...kept, way }));
}

function map(data: ElementOf<'tool'>['data']): Element {
  const frame = { x: 100, y: 80, w: 900, h: 500 };
  return {
    kind: 'element',
    id: 'mind',
    parentId: pageId,
    order: 'b0',
    frame,
    name: '导图',
    type: 'tool',
    toolKey: MIND_KEY,
    data,
  };
}

function file(data: ElementOf<'tool'>['data']): Uint8Array {
  return writePptx(new SnapshotReader({ records: [...blank, map(data)] }), () => undefined, { now: 0 });
}

async function back(bytes: Uint8Array) {
  const store = await openStore(bytes);
  return { store, map: store.all('element').find(({ name }) => name === '导图') };
}

describe('a mind map in a .pptx', () => {
  it.each(['right', 'both', 'down'])(
    'is a group of shapes and curves when it grows %s, and is read as the map again',
    async (way) => {
      const data = dataOf(way, [ROOT, 'a'], [ROOT, 'b'], ['a', 'c']);
      const bytes = file(data);
      expect(brokenRules(bytes)).toEqual([]);
      const { parts } = await exported(bytes);
      const slide = strFromU8(parts[SLIDE] ?? new Uint8Array());
      expect(slide.match(/<p:cxnSp>/g)).toHaveLength(3);
      for (const words of ['秋天的雨', '主题 a', '主题 b', '主题 c'])
        expect(slide).toContain(`<a:t>${words}</a:t>`);
      const { map: again, store } = await back(bytes);
      expect(again).toMatchObject({
        type: 'tool',
        toolKey: MIND_KEY,
        frame: { x: 100, y: 80, w: 900, h: 500 },
      });
      expect(again).toHaveProperty('data', data);
      expect(store.children(again?.id ?? '')).toEqual([]);
    },
  );

  it('is written into its original file with nodes that were added or collapsed after the import', async () => {
    const data = dataOf('right', [ROOT, 'a'], ['a', 'b']);
    const { written: out, parts } = await exported(file(data), (edit, store) => {
      const tool = store.all('element').find(({ name }) => name === '导图');
      if (tool?.type !== 'tool') throw new Error('no map');
      const node = findNode(mindTree(tool.data), 'a');
      if (node)
        edit.update<ElementOf<'tool'>>(tool.id, {
          data: { ...tool.data, ...(folded(node, true) as object) },
        });
    });
    expect(brokenRules(out)).toEqual([]);
    expect(strFromU8(parts[SLIDE] ?? new Uint8Array())).not.toContain('<a:t>主题 b</a:t>');
    const { map: again } = await back(out);
    expect(again).toHaveProperty(['data', 'node a', 'folded'], true);
    expect(again).toHaveProperty(['data', 'node b', 'text'], '主题 b');
  });

  it('stays a group when its text was changed in PowerPoint', async () => {
    const { unzipSync, zipSync, strToU8 } = await import('fflate');
    const parts = unzipSync(file(dataOf('right', [ROOT, 'a'])));
    parts[SLIDE] = strToU8(strFromU8(parts[SLIDE] ?? new Uint8Array()).replace('主题 a', '夏天'));
    const { map: again, store } = await back(zipSync(parts));
    expect(again?.type).toBe('group');
    expect(store.children(again?.id ?? '')).toHaveLength(3);
  });
});

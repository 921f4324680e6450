import { blankCourseware, type Element, SnapshotReader } from '@lectern/courseware';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { read } from '../../../test/deck-source.ts';
import { exported } from '../../../test/edited/edited-export.ts';
import { brokenRules } from '../../../test/rules/broken-rules.ts';
import { writePptx } from '../../write/write-pptx.ts';
import { readCover } from './own-cover.ts';

const { records: blank } = blankCourseware();
const pageId = blank.find(({ kind }) => kind === 'page')?.id ?? '';
const sheet = (name: string, cover: Extract<Element, { type: 'shape' }>['cover']): Element => ({
  ...{ kind: 'element', type: 'shape', id: name, name, order: name, parentId: pageId },
  frame: { x: 10, y: 20, w: 300, h: 200 },
  ...(cover && { cover }),
});

describe('a cover in a .pptx', () => {
  const sheets = [
    sheet('a', { way: 'wipe', from: 'right' }),
    sheet('b', { way: 'scratch' }),
    sheet('c', { way: 'fade' }),
    sheet('d', undefined),
  ];
  const written = writePptx(new SnapshotReader({ records: [...blank, ...sheets] }), () => undefined, {
    now: 0,
  });

  it('is written with a PowerPoint effect that removes it at a click, and is read as a cover again', async () => {
    expect(brokenRules(written)).toEqual([]);
    const { parts } = await exported(written);
    const slide = strFromU8(parts['ppt/slides/slide1.xml'] ?? new Uint8Array());
    expect(
      slide.match(/presetID="22" presetClass="exit" presetSubtype="2"|presetID="22"[^>]*presetClass="exit"/g),
    ).toHaveLength(1);
    expect(slide.match(/presetClass="exit"/g)).toHaveLength(3);
    expect(slide.match(/nodeType="interactiveSeq"/g)).toHaveLength(3);
    const { snapshot } = await read(written);
    const back = snapshot.records.flatMap((each) =>
      each.kind === 'element' && each.type === 'shape' ? [[each.name, each.cover]] : [],
    );
    expect(Object.fromEntries(back)).toEqual({
      ...{ a: { way: 'wipe', from: 'right' }, b: { way: 'scratch' }, c: { way: 'fade' } },
      d: undefined,
    });
    for (const page of snapshot.records) if (page.kind === 'page') expect(page.animations ?? []).toEqual([]);
  });

  it('is read only if the file declares it', () => {
    expect(readCover('wipe sideways')).toEqual({ way: 'wipe' });
    expect(readCover('wipe __proto__')).toEqual({ way: 'wipe' });
    expect(readCover('explode')).toBeUndefined();
    expect(readCover(undefined)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { part, png, relations, sha256 } from '../../test/deck-source.ts';
import { node, notesOf, scopeOf } from '../../test/tree-scope.ts';
import type { ElementBase } from './element-base.ts';
import { readOleObject } from './ole-object.ts';

const base: ElementBase = {
  kind: 'element',
  id: 'e',
  parentId: 'page',
  order: 'a0',
  frame: { x: 0, y: 0, w: 9, h: 9 },
};
const FILE = new TextEncoder().encode('sheet');
const picture = (blip = '<a:blip r:embed="i"/>', crop = '') =>
  `<p:pic><p:blipFill>${blip}${crop}</p:blipFill></p:pic>`;

async function objectOf(attributes: string, content = picture(), own: ElementBase = base) {
  const scope = await scopeOf({
    relations: [
      { id: 'o', type: 'oleObject', target: '../embeddings/o.bin' },
      { id: 'x', type: 'oleObject', target: 'http://a/b', external: true },
      { id: 'i', type: 'image', target: '../media/p.png' },
      { id: 'v', type: 'vmlDrawing', target: '../drawings/v.vml' },
    ],
    parts: {
      'ppt/embeddings/o.bin': FILE,
      'ppt/media/p.png': png(),
      'ppt/media/q.png': png(1),
      'ppt/media/r.jxl': new Uint8Array(64).fill(9),
      'ppt/drawings/v.vml': part(
        'v:xml',
        '<v:shape id="_x1"><v:imagedata xmlns:o="urn:schemas-microsoft-com:office:office" o:relid="q"/></v:shape><v:shape xmlns:o="urn:schemas-microsoft-com:office:office" id="y" o:spid="_x2"><v:imagedata r:id="q"/></v:shape>',
      ),
      'ppt/drawings/_rels/v.vml.rels': relations([{ id: 'q', type: 'image', target: '../media/q.png' }]),
    },
  });
  const frame = node(`<p:graphicFrame><p:oleObj ${attributes}>${content}</p:oleObj></p:graphicFrame>`);
  const object = frame.child('p:oleObj');
  if (!object) throw new Error('one object');
  return { element: readOleObject(object, frame, scope, own), notes: notesOf(scope) };
}

const note = (detail: string) => ({ code: 'OBJECT_AS_PICTURE', pageId: 'page', elementId: 'e', detail });

describe('readOleObject', () => {
  it('returns the preview picture with program and file, and reports it', async () => {
    expect(await objectOf('progId="Excel.Sheet.12" r:id="o"')).toEqual({
      element: {
        ...base,
        type: 'picture',
        asset: sha256(png()),
        object: { program: 'Excel.Sheet.12', asset: sha256(FILE) },
      },
      notes: [note('Excel.Sheet.12')],
    });
  });

  it('returns crop and recolouring of the preview', async () => {
    const content = picture('<a:blip r:embed="i"><a:grayscl/></a:blip>', '<a:srcRect l="10000"/>');
    expect((await objectOf('progId="P"', content)).element).toMatchObject({
      ...{ crop: { l: 0.1, t: 0, r: 0, b: 0 }, recolor: { grayscale: true }, object: { program: 'P' } },
    });
  });

  it.each([
    ['progId="P" name="N"', 'P'],
    ['progId="" name="N"', 'N'],
    ['', 'object'],
    [`progId="${'x'.repeat(129)}"`, 'x'.repeat(128)],
  ])('returns for %s the program %s', async (attributes, program) => {
    expect((await objectOf(attributes)).element).toMatchObject({ object: { program } });
  });

  it('returns no file of an object that is linked', async () => {
    const { element } = await objectOf('progId="P" r:id="x"');
    expect(element).toMatchObject({ object: { program: 'P' } });
    expect(element.type === 'picture' && element.object).toEqual({ program: 'P' });
  });

  it.each(['_x1', '_x2'])(
    'returns the picture of the shape %s in the VML drawing of older files',
    async (id) => {
      expect((await objectOf(`spid="${id}"`, '')).element).toMatchObject({
        type: 'picture',
        asset: sha256(png(1)),
      });
    },
  );

  it('returns a placeholder without a preview', async () => {
    for (const spid of ['spid="_x3"', ''])
      expect(await objectOf(`progId="P" ${spid}`, '')).toEqual({
        element: { ...base, type: 'unknown', what: 'ole', texts: [] },
        notes: [note('P')],
      });
  });

  it.each([
    [{ hidden: true }, 0],
    [{ frame: { x: 0, y: 0, w: 1.9, h: 1.9 } }, 0],
    [{ frame: { x: 0, y: 0, w: 2, h: 0 } }, 1],
    [{ frame: { x: 0, y: 0, w: 0, h: 2 } }, 1],
  ])('reports for %j as many notes: %d', async (more, count) => {
    expect((await objectOf('progId="P"', picture(), { ...base, ...more })).notes).toHaveLength(count);
  });
});

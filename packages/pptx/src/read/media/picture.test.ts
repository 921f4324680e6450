import { describe, expect, it } from 'vitest';
import { png, sha256 } from '../../../test/deck-source.ts';
import { node, notesOf, scopeOf } from '../../../test/tree-scope.ts';
import { PAGE_SPACE } from '../geometry/frame.ts';
import { readPicture } from './picture.ts';

const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } }) as const;

async function pictureOf({
  blip = '<a:blip r:embed="i"/>',
  after = '',
  properties = '',
  style = '',
  kind = '',
}) {
  const scope = await scopeOf({
    relations: [{ id: 'i', type: 'image', target: '../media/p.png' }],
    parts: { 'ppt/media/p.png': png() },
    theme: {
      fills: [solid('111111')],
      lines: [{ width: 3, cap: 'round' }],
      effects: [{ blur: { radius: 1 } }],
    },
  });
  const xml = `<p:pic><p:nvPicPr><p:cNvPr id="2" name="P"/><p:cNvPicPr/><p:nvPr>${kind}</p:nvPr></p:nvPicPr><p:blipFill>${blip}${after}</p:blipFill><p:spPr><a:xfrm><a:off x="9525" y="0"/><a:ext cx="19050" cy="28575"/></a:xfrm>${properties}</p:spPr>${style && `<p:style>${style}</p:style>`}</p:pic>`;
  const place = { parentId: 'page', order: 'a0', space: PAGE_SPACE };
  return { element: readPicture(node(xml), scope, place), notes: notesOf(scope) };
}

const plain = {
  ...{ kind: 'element', id: 'n1', parentId: 'page', order: 'a0', name: 'P', type: 'picture' },
  ...{ frame: { x: 1, y: 0, w: 2, h: 3 }, asset: sha256(png()) },
  origin: { part: 'ppt/slides/slide1.xml', shapeId: '2' },
};

describe('readPicture', () => {
  it('returns only the file of a plain picture', async () => {
    expect((await pictureOf({})).element).toEqual(plain);
  });

  it('returns crop, geometry, fill, line, effects, recolouring and placeholder', async () => {
    const { element } = await pictureOf({
      blip: '<a:blip r:embed="i"><a:grayscl/></a:blip>',
      after: '<a:srcRect t="50000"/>',
      properties:
        '<a:prstGeom prst="oval"/><a:solidFill><a:srgbClr val="222222"/></a:solidFill><a:ln w="9525"/><a:effectLst><a:softEdge rad="9525"/></a:effectLst>',
      kind: '<p:ph type="pic" idx="4"/>',
    });
    expect(element).toEqual({
      ...{ ...plain, fill: solid('222222'), line: { width: 1 }, effects: { softEdge: { radius: 1 } } },
      ...{ crop: { l: 0, t: 0.5, r: 0, b: 0 }, geometry: { type: 'preset', preset: 'oval' } },
      ...{ recolor: { grayscale: true }, placeholder: { type: 'pic', index: 4 } },
    });
  });

  it('returns the fill, line and effects of its style unless it has its own', async () => {
    const style = '<a:lnRef idx="1"/><a:fillRef idx="1"/><a:effectRef idx="1"/>';
    expect((await pictureOf({ style })).element).toEqual({
      ...{
        ...plain,
        fill: solid('111111'),
        line: { width: 3, cap: 'round' },
        effects: { blur: { radius: 1 } },
      },
    });
    const properties = '<a:noFill/><a:ln w="9525"/><a:effectLst/>';
    expect((await pictureOf({ style, properties })).element).toEqual({
      ...{ ...plain, line: { width: 1, cap: 'round' }, effects: {} },
    });
  });

  it('returns a placeholder without a file, and reports it', async () => {
    const { element, notes } = await pictureOf({ blip: '<a:blip r:embed="none"/>' });
    expect(element).toMatchObject({ type: 'unknown', what: 'picture', name: 'P' });
    expect(notes).toEqual([{ code: 'PICTURE_MISSING', pageId: 'page', elementId: 'n1' }]);
  });

  it('returns the sound or video that a picture is the poster of', async () => {
    const { element } = await pictureOf({ kind: '<a:audioCd/>' });
    expect(element).toMatchObject({ type: 'audio', poster: sha256(png()) });
  });
});

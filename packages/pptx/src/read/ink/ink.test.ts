import { describe, expect, it } from 'vitest';
import { png, sha256 } from '../../../test/deck-source.ts';
import { holder, node, notesOf, scopeOf } from '../../../test/tree-scope.ts';
import { contentOf } from '../../package/compatibility.ts';
import { PAGE_SPACE } from '../geometry/frame.ts';
import { readInk } from './ink.ts';

const PLACE = { parentId: 'page', order: 'a3', space: PAGE_SPACE };
const BRUSHES =
  '<brush xml:id="thick"><brushProperty name="width" value="0.0625" units="in"/><brushProperty name="color" value="#ff0000"/></brush><brush xml:id="marker"><brushProperty name="width" value="0.02083333333" units="in"/><brushProperty name="rasterOp" value="maskPen"/><brushProperty name="transparency" value="127.5"/></brush>';
/** 106 by 56 logical pixels at 10, 20. */
const XFRM = '<p14:xfrm><a:off x="95250" y="190500"/><a:ext cx="1009650" cy="533400"/></p14:xfrm>';
const part = (xfrm: string, id = 'k') =>
  `<p14:contentPart r:id="${id}"><p14:nvContentPartPr><p14:cNvPr id="5" name="Ink"/></p14:nvContentPartPr>${xfrm}</p14:contentPart>`;

const inkScope = (traces: string) =>
  scopeOf({
    relations: [
      { id: 'k', type: 'customXml', target: '../ink/ink1.xml' },
      { id: 'i', type: 'image', target: '../media/p.png' },
    ],
    parts: {
      'ppt/ink/ink1.xml': `<ink xmlns="http://www.w3.org/2003/InkML">${BRUSHES}${traces}</ink>`,
      'ppt/media/p.png': png(),
    },
  });

const of = async (traces: string, xfrm = XFRM) => readInk(node(part(xfrm)), await inkScope(traces), PLACE);

describe('readInk', () => {
  it('returns one stroke inside the frame by half its width, from its own corner', async () => {
    expect(await of('<trace brushRef="#thick">0 0, 100 100, 200 50</trace>')).toEqual([
      {
        ...{ kind: 'element', id: 'n1', parentId: 'page', order: 'a3', name: 'Ink', type: 'ink' },
        origin: { part: 'ppt/slides/slide1.xml', shapeId: '5' },
        frame: { x: 13, y: 23, w: 100, h: 50 },
        ...{ tool: 'pen', color: 'FF0000', width: 6 },
        points: [0, 0, 0.5, 50, 50, 0.5, 100, 25, 0.5],
      },
    ]);
  });

  it('returns several strokes in a group, which share the bounds and the widest pen', async () => {
    const [group, ...strokes] = await of(
      '<trace brushRef="#thick">0 0, 100 100</trace><trace brushRef="#marker">100 0, 200 50</trace>',
    );
    expect(group).toMatchObject({ type: 'group', id: 'n1', frame: { x: 10, y: 20, w: 106, h: 56 } });
    expect(strokes).toEqual([
      {
        ...{
          kind: 'element',
          id: 'n2',
          parentId: 'n1',
          order: 'a0',
          type: 'ink',
          tool: 'pen',
          color: 'FF0000',
        },
        ...{ frame: { x: 3, y: 3, w: 50, h: 50 }, width: 6, points: [0, 0, 0.5, 50, 50, 0.5] },
      },
      {
        ...{ kind: 'element', id: 'n3', parentId: 'n1', order: 'a1', type: 'ink', tool: 'highlighter' },
        ...{ frame: { x: 53, y: 3, w: 50, h: 25 }, color: '000000', opacity: 0.5 },
        ...{ width: expect.closeTo(2), points: [0, 0, 0.5, 50, 25, 0.5] },
      },
    ]);
  });

  it('returns a point in the middle of a frame that is thinner than the pen', async () => {
    const thin = XFRM.replace('1009650', '19050').replace('533400', '38100');
    expect(await of('<trace brushRef="#thick">7 9</trace>', thin)).toMatchObject([
      { frame: { x: 11, y: 22, w: 0, h: 0 }, points: [0, 0, 0.5] },
    ]);
  });

  it('returns a placeholder with the picture of its fallback when it has no strokes, and reports it', async () => {
    const fallback =
      '<p:pic><p:blipFill><a:blip r:embed="i"/></p:blipFill><p:spPr><a:xfrm><a:off x="9525" y="0"/><a:ext cx="9525" cy="9525"/></a:xfrm></p:spPr></p:pic>';
    const [found] = contentOf(
      holder(
        `<mc:AlternateContent><mc:Choice Requires="p14">${part('')}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`,
      ),
    );
    if (!found) throw new Error('one content part');
    const scope = await inkScope('');
    expect(readInk(found, scope, PLACE)).toMatchObject([
      { type: 'unknown', what: 'contentPart', preview: sha256(png()), frame: { x: 1, y: 0, w: 1, h: 1 } },
    ]);
    expect(notesOf(scope)).toEqual([
      { code: 'OBJECT_UNKNOWN', pageId: 'page', elementId: 'n1', detail: 'ink' },
    ]);
    const [unknown] = readInk(node(part(XFRM, 'none')), await inkScope('<trace>1 2</trace>'), PLACE);
    expect(unknown).toMatchObject({ type: 'unknown' });
    expect(unknown).not.toHaveProperty('preview');
  });
});

import { describe, expect, it } from 'vitest';
import { paragraph, readElement, readSource, shape } from '../deck-source.ts';

describe('an object that cannot be read', () => {
  it('is replaced by a placeholder with its texts and a note, and its neighbours stay', async () => {
    const odd =
      '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name=""/></p:nvGraphicFramePr><p:xfrm><a:off x="9525" y="9525"/><a:ext cx="95250" cy="95250"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/drawing/2017/model3d"><a:t>words</a:t></a:graphicData></a:graphic></p:graphicFrame>';
    const { elements, report } = await readSource({ slides: [{ tree: odd + shape(3) }] });
    expect(elements).toMatchObject([
      { type: 'unknown', what: 'model3d', frame: { x: 1, w: 10 }, texts: ['words'] },
      { type: 'shape' },
    ]);
    expect(report.notes).toContainEqual(
      expect.objectContaining({ code: 'OBJECT_UNKNOWN', elementId: elements[0]?.id }),
    );
  });

  it('is replaced by its fallback in an mc:AlternateContent', async () => {
    const choice = (requires: string) =>
      `<mc:AlternateContent><mc:Choice Requires="${requires}">${shape(2, '', paragraph('new'))}</mc:Choice><mc:Fallback>${shape(3, '', paragraph('old'))}</mc:Fallback></mc:AlternateContent>`;
    const textOf = async (xml: string) =>
      (await readElement('shape', xml)).text?.paragraphs[0]?.runs[0] ?? undefined;
    expect(await textOf(choice('a14'))).toMatchObject({ text: 'new' });
    expect(await textOf(choice('v'))).toMatchObject({ text: 'old' });
  });

  it('is imported as strokes if it is ink', async () => {
    const ink =
      '<mc:AlternateContent><mc:Choice Requires="p14"><p14:contentPart r:id="k1"><p14:nvContentPartPr><p14:cNvPr id="2" name="ink"/></p14:nvContentPartPr><p14:xfrm><a:off x="952500" y="952500"/><a:ext cx="952500" cy="952500"/></p14:xfrm></p14:contentPart></mc:Choice><mc:Fallback/></mc:AlternateContent>';
    const inkml =
      '<inkml:ink xmlns:inkml="http://www.w3.org/2003/InkML"><inkml:definitions><inkml:context><inkml:inkSource><inkml:traceFormat><inkml:channel name="X"/><inkml:channel name="Y"/><inkml:channel name="F" max="32767"/></inkml:traceFormat></inkml:inkSource></inkml:context><inkml:brush xml:id="br0"><inkml:brushProperty name="width" value="0.05" units="cm"/><inkml:brushProperty name="color" value="#E71224"/></inkml:brush></inkml:definitions><inkml:trace brushRef="#br0">0 0 16384,\'100\'50\'0,100 50 0</inkml:trace></inkml:ink>';
    const element = await readElement('ink', ink, {
      relations: [{ id: 'k1', type: 'customXml', target: '../ink/ink1.xml' }],
      parts: { 'ppt/ink/ink1.xml': inkml },
    });
    expect(element).toMatchObject({ color: 'E71224', tool: 'pen', name: 'ink' });
    expect(element.points).toHaveLength(9);
    expect(element.points.slice(6)).toEqual([98.11, 98.11, 0.5]);
  });
});

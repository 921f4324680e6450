import { describe, expect, it } from 'vitest';
import { part, png, readElement, readSource, recordsOf, sha256, shape } from '../deck-source.ts';

const ROUNDED = '<a:prstGeom prst="roundRect"><a:avLst/></a:prstGeom>';
const STYLE = '<p:style><a:lnRef idx="1"/><a:fillRef idx="1"><a:schemeClr val="lt1"/></a:fillRef></p:style>';

describe("a shape with the page's background as its fill", () => {
  const through = (properties: string) =>
    shape(2, properties).replace('<p:sp>', '<p:sp useBgFill="1">').replace('</p:spPr>', `</p:spPr>${STYLE}`);

  it('has no fill of its style, and is marked', async () => {
    const element = await readElement('shape', through(ROUNDED));
    expect(element).toMatchObject({ pageFill: true });
    expect(element.fill).toBeUndefined();
  });

  it('keeps an explicit fill', async () => {
    const element = await readElement('shape', through(`${ROUNDED}<a:noFill/>`));
    expect(element.pageFill).toBeUndefined();
    expect(element.fill).toEqual({ type: 'none' });
  });
});

describe('a 3-D camera', () => {
  const scene = (rotation: string, camera = 'orthographicFront') =>
    `<a:scene3d><a:camera prst="${camera}"><a:rot ${rotation}/></a:camera><a:lightRig rig="threePt" dir="t"/></a:scene3d>`;

  it('rotates the shape counter-clockwise when it only rolls', async () => {
    const element = await readElement('shape', shape(2, ROUNDED + scene('lat="0" lon="0" rev="18300000"')));
    expect(element.frame.rotation).toBe(55);
  });

  it('rotates only the text when it only rolls and belongs to the text', async () => {
    const xml = shape(2, ROUNDED, '<a:p><a:r><a:t>x</a:t></a:r></a:p>').replace(
      '<a:bodyPr/>',
      `<a:bodyPr>${scene('lat="0" lon="0" rev="5400000"')}</a:bodyPr>`,
    );
    const element = await readElement('shape', xml);
    expect(element.frame.rotation).toBeUndefined();
    expect(element.text?.box?.rotation).toBe(270);
  });

  it('is shown flat and reported when it views the shape from the side', async () => {
    const { elements, report } = await readSource({
      slides: [{ tree: shape(2, ROUNDED + scene('lat="1200000" lon="0" rev="5400000"')) }],
    });
    expect(elements[0]?.frame.rotation).toBeUndefined();
    expect(report.notes).toContainEqual(expect.objectContaining({ code: 'THREE_D' }));
  });
});

describe('a picture fill of a shape', () => {
  const relations = [{ id: 'i1', type: 'image', target: '../media/b.png' }];
  const parts = { 'ppt/media/b.png': png() };
  const filled = async (mode: string) => {
    const xml = shape(2, `${ROUNDED}<a:blipFill><a:blip r:embed="i1"/>${mode}</a:blipFill>`);
    const { fill } = await readElement('shape', xml, { relations, parts });
    return fill?.type === 'picture' ? fill : undefined;
  };

  it('is tiled from its corner when the file sets neither stretching nor tiling', async () => {
    expect(await filled('')).toMatchObject({
      asset: sha256(png()),
      mode: { type: 'tile', scaleX: 1, scaleY: 1, align: 'tl', flip: 'none' },
    });
    expect((await filled('<a:stretch/>'))?.mode).toEqual({ type: 'stretch' });
  });
});

describe('a slide with a separate theme', () => {
  it('has the colours and fills that it overrides, and otherwise its master’s', async () => {
    const solid = (name: string) => `<a:solidFill><a:schemeClr val="${name}"/></a:solidFill>`;
    const override =
      '<a:clrScheme name="o"><a:dk1><a:srgbClr val="000000"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1><a:accent1><a:srgbClr val="AA0000"/></a:accent1></a:clrScheme>' +
      `<a:fmtScheme name="o"><a:fillStyleLst>${solid('accent2')}${solid('phClr')}${solid('phClr')}</a:fillStyleLst><a:lnStyleLst/><a:effectStyleLst/><a:bgFillStyleLst/></a:fmtScheme>`;
    const imported = await readSource({
      slides: [
        {
          tree: shape(2, ROUNDED).replace('</p:spPr>', `</p:spPr>${STYLE}`),
          relations: [{ id: 't', type: 'themeOverride', target: '../theme/themeOverride1.xml' }],
        },
        { tree: '' },
      ],
      parts: { 'ppt/theme/themeOverride1.xml': part('a:themeOverride', override) },
    });
    const [first, second] = imported.pages;
    const themes = recordsOf(imported, 'theme');
    const own = themes.find((theme) => theme.id === first?.themeId);
    expect(own?.colors.accent1).toBe('AA0000');
    expect(own?.fonts.minor.latin).toBe('Georgia');
    expect(second?.themeId).toBeUndefined();
    expect(imported.elements[0]).toMatchObject({
      fill: { type: 'solid', color: { type: 'scheme', slot: 'accent2' } },
    });
  });
});

describe('a 3-D effect of a shape', () => {
  it('is stored as the bevel of the shape or of its theme, apart from other effects', async () => {
    const own = await readElement('shape', shape(2, `${ROUNDED}<a:sp3d><a:bevelT w="95250"/></a:sp3d>`));
    expect(own.effects).toEqual({ bevel: { width: 10 } });
    const none = await readElement('shape', shape(2, `${ROUNDED}<a:sp3d><a:bevelT w="0" h="0"/></a:sp3d>`));
    expect(none.effects).toBeUndefined();
  });
});

describe('an object of a later version', () => {
  it('is shown by the picture in the file, and reported', async () => {
    const picture =
      '<p:pic><p:nvPicPr><p:cNvPr id="2" name="m"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="i1"/><a:stretch/></p:blipFill><p:spPr/></p:pic>';
    const { elements, report } = await readSource({
      slides: [
        {
          tree: `<mc:AlternateContent xmlns:am3d="http://schemas.microsoft.com/office/drawing/2017/model3d"><mc:Choice Requires="am3d"><p:graphicFrame/></mc:Choice><mc:Fallback>${picture}</mc:Fallback></mc:AlternateContent>`,
          relations: [{ id: 'i1', type: 'image', target: '../media/b.png' }],
        },
      ],
      parts: { 'ppt/media/b.png': png() },
    });
    expect(elements).toMatchObject([{ type: 'picture', asset: sha256(png()) }]);
    expect(report.notes).toEqual([
      expect.objectContaining({ code: 'OBJECT_AS_PICTURE', detail: '3D', elementId: elements[0]?.id }),
    ]);
  });
});

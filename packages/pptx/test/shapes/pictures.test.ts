import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { imageSize } from '../../src/read/media/image-size.ts';
import { tiffPicture } from '../../src/read/media/tiff-picture.ts';
import { part, png, readSource, relations, sha256, shape } from '../deck-source.ts';

/** A TIFF of 2 × 1 pixels, red and blue, little-endian; `compression` is 1 (none) or 32773 (PackBits). */
function tiff(compression: 1 | 32773, change: (view: DataView) => void = () => undefined): Uint8Array {
  const pixels = [255, 0, 0, 0, 0, 255];
  const strip = compression === 1 ? pixels : [5, ...pixels];
  const tags: [number, number, number, number][] = [
    [256, 3, 1, 2],
    [257, 3, 1, 1],
    [258, 3, 3, 140],
    [259, 3, 1, compression],
    [262, 3, 1, 2],
    [273, 4, 1, 150],
    [277, 3, 1, 3],
    [278, 3, 1, 1],
    [279, 4, 1, strip.length],
  ];
  const bytes = new Uint8Array(160);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  view.setUint16(8, tags.length, true);
  tags.forEach(([tag, type, count, value], index) => {
    const at = 10 + 12 * index;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, count, true);
    view.setUint32(at + 8, value, true);
  });
  for (const at of [140, 142, 144]) view.setUint16(at, 8, true);
  bytes.set(strip, 150);
  change(view);
  return bytes;
}

/** Red, green, blue and opacity of each pixel of a PNG of one row with the "Sub" filter (9.2). */
function pixelsOf(png: Uint8Array): number[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const length = view.getUint32(33);
  const [filter, ...bytes] = unzlibSync(png.subarray(41, 41 + length));
  expect(filter).toBe(1);
  for (let at = 4; at < bytes.length; at++) bytes[at] = ((bytes[at] ?? 0) + (bytes[at - 4] ?? 0)) & 0xff;
  return bytes;
}

describe('a TIFF picture', () => {
  it.each([1, 32773] as const)(
    'is converted to a PNG of the same pixels (compression %i)',
    async (compression) => {
      const picture = await tiffPicture(tiff(compression));
      expect(picture).toMatchObject({ width: 2, height: 1 });
      expect(pixelsOf(picture?.png ?? new Uint8Array())).toEqual([255, 0, 0, 255, 0, 0, 255, 255]);
    },
  );

  it('is shown by that PNG and stored unchanged', async () => {
    const file = tiff(1);
    const { elements, assets, report } = await readSource({
      slides: [
        {
          tree: '<p:pic><p:nvPicPr><p:cNvPr id="2" name="p"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="i1"/><a:stretch/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9525" cy="9525"/></a:xfrm></p:spPr></p:pic>',
          relations: [{ id: 'i1', type: 'image', target: '../media/a.tif' }],
        },
      ],
      parts: { 'ppt/media/a.tif': file },
    });
    const [picture] = elements;
    if (picture?.type !== 'picture') throw new Error('there is no picture');
    expect(picture.original).toBe(sha256(file));
    expect(assets.find((asset) => asset.hash === picture.asset)).toMatchObject({
      mime: 'image/png',
      width: 2,
      height: 1,
    });
    expect(report.notes).toEqual([]);
  });

  it('causes no error when it is cyclic or damaged or states a huge size', async () => {
    const loop = tiff(1, (view) => view.setUint32(10 + 12 * 9, 8, true));
    expect(await tiffPicture(loop)).toMatchObject({ width: 2 });
    const huge = tiff(1, (view) => {
      view.setUint16(12, 4, true);
      view.setUint32(18, 4_000_000_000, true);
    });
    expect(await tiffPicture(huge)).toBeUndefined();
    expect(await tiffPicture(tiff(1).subarray(0, 60))).toBeUndefined();
  });
});

const PICTURE = { type: 'image', id: 'i1' } as const;
const pictured = (blipFill: string) =>
  `<p:pic><p:nvPicPr><p:cNvPr id="2" name="p"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr>${blipFill}<p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm></p:spPr></p:pic>`;
const blipFill = (blip: string, prefix = 'p') =>
  `<${prefix}:blipFill>${blip}<a:stretch/></${prefix}:blipFill>`;
const codes = ({ report }: { report: { notes: readonly { code: string }[] } }) =>
  report.notes.map(({ code }) => code);

describe('a note about a missing picture', () => {
  const none = { ...PICTURE, target: '../media/none.png' };

  it('is added when a missing file is referenced', async () => {
    const deck = await readSource({
      slides: [
        {
          tree:
            pictured(blipFill('<a:blip r:embed="i1"/>')) + shape(3, blipFill('<a:blip r:embed="i1"/>', 'a')),
          relations: [none],
        },
      ],
    });
    expect(codes(deck)).toEqual(['PICTURE_MISSING', 'PICTURE_MISSING']);
  });

  it('names a picture with too many pixels, which is not imported', async () => {
    const large = png();
    new DataView(large.buffer, large.byteOffset).setUint32(16, 200_000_001);
    const deck = await readSource({
      slides: [
        {
          tree: pictured(blipFill('<a:blip r:embed="i1"/>')),
          relations: [{ ...PICTURE, target: '../media/large.png' }],
        },
      ],
      parts: { 'ppt/media/large.png': large },
    });
    expect(codes(deck)).toEqual(['PICTURE_TOO_LARGE']);
    expect(deck.assets.filter(({ mime }) => mime === 'image/png')).toEqual([]);
  });

  it('is not added without a reference', async () => {
    const deck = await readSource({
      slides: [
        {
          tree:
            pictured(blipFill('<a:blip/>')) +
            shape(3, blipFill('<a:blip r:embed=""/>', 'a')) +
            shape(4, blipFill('', 'a')),
        },
      ],
    });
    expect(codes(deck)).toEqual([]);
  });

  it('reports a linked fill as linked', async () => {
    const deck = await readSource({
      slides: [
        {
          tree: shape(3, blipFill('<a:blip r:link="i1"/>', 'a')),
          relations: [{ ...PICTURE, target: 'http://example.org/a.png', external: true }],
        },
      ],
    });
    expect(codes(deck)).toEqual(['PICTURE_LINKED']);
  });

  it('is not added for the PDF that PowerPoint for Mac adds to a picture', async () => {
    const both = (prefix: string) =>
      `<mc:AlternateContent><mc:Choice xmlns:ma="http://schemas.microsoft.com/office/mac/drawingml/2008/main" Requires="ma">${blipFill('<a:blip r:embed="pdf"/>', prefix)}</mc:Choice><mc:Fallback>${blipFill('<a:blip r:embed="i1"/>', prefix)}</mc:Fallback></mc:AlternateContent>`;
    const deck = await readSource({
      slides: [
        {
          tree: pictured(both('p')) + shape(3, both('a')),
          background: `<p:bg><p:bgPr>${both('a')}</p:bgPr></p:bg>`,
          relations: [
            { ...PICTURE, target: '../media/a.png' },
            { ...PICTURE, id: 'pdf', target: '../media/a.pdf' },
          ],
        },
      ],
      parts: { 'ppt/media/a.png': png(), 'ppt/media/a.pdf': new Uint8Array([37, 80, 68, 70]) },
    });
    const asset = sha256(png());
    expect(codes(deck)).toEqual([]);
    expect(deck.elements).toMatchObject([{ type: 'picture', asset }, { fill: { type: 'picture', asset } }]);
    expect(deck.pages[0]?.background).toMatchObject({ type: 'picture', asset });
  });

  it('is not added for the picture of a table style, which is related to the styles, not to the slide', async () => {
    const styles = part(
      'a:tblStyleLst',
      `<a:tblStyle styleId="{X}" styleName="x"><a:wholeTbl><a:tcStyle><a:fill>${blipFill('<a:blip r:embed="i1"/>', 'a')}</a:fill></a:tcStyle></a:wholeTbl></a:tblStyle>`,
      'def="{X}"',
    );
    const table =
      '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name=""/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr><a:tableStyleId>{X}</a:tableStyleId></a:tblPr><a:tblGrid><a:gridCol w="952500"/></a:tblGrid><a:tr h="952500"><a:tc><a:txBody><a:bodyPr/><a:p/></a:txBody><a:tcPr/></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>';
    const deck = await readSource({
      slides: [{ tree: table }],
      presentationRelations: [{ id: 'ts', type: 'tableStyles', target: 'tableStyles.xml' }],
      parts: {
        'ppt/tableStyles.xml': styles,
        'ppt/_rels/tableStyles.xml.rels': relations([{ ...PICTURE, target: 'media/a.png' }]),
        'ppt/media/a.png': png(),
      },
    });
    expect(codes(deck)).toEqual([]);
    expect(deck.elements).toMatchObject([
      { table: { style: { parts: { wholeTbl: { fill: { type: 'picture', asset: sha256(png()) } } } } } },
    ]);
  });
});

describe('a picture in a format that no browser shows', () => {
  const unreadable = new Uint8Array(60);
  const deckOf = (tree: string) =>
    readSource({
      slides: [{ tree, relations: [{ ...PICTURE, target: '../media/a.emf' }] }],
      parts: { 'ppt/media/a.emf': unreadable },
    });
  const object = (size: number, attributes = '') =>
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name="data" ${attributes}/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="1588" y="1588"/><a:ext cx="${size}" cy="${size}"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/presentationml/2006/ole"><p:oleObj progId="TCLayout.ActiveDocument.1" r:id="none"><p:embed/>${pictured(blipFill('<a:blip r:embed="i1"/>'))}</p:oleObj></a:graphicData></a:graphic></p:graphicFrame>`;

  it('is reported wherever it is used', async () => {
    const deck = await deckOf(
      pictured(blipFill('<a:blip r:embed="i1"/>')) +
        shape(3, blipFill('<a:blip r:embed="i1"/>', 'a')) +
        object(952500),
    );
    expect(codes(deck).filter((code) => code === 'PICTURE_FORMAT')).toHaveLength(3);
    expect(deck.report.notes.every(({ elementId }) => elementId !== undefined)).toBe(true);
  });

  it('is not reported if an add-in stores its data in it', async () => {
    expect(codes(await deckOf(object(1588)))).toEqual([]);
    expect(codes(await deckOf(object(952500, 'hidden="1"')))).toEqual([]);
  });
});

describe('the pixels per inch of a picture', () => {
  const bytes = (length: number, write: (view: DataView) => void) => {
    const made = new Uint8Array(length);
    write(new DataView(made.buffer));
    return made;
  };
  /** 16 × 8 pixels; pHYs has this number of pixels per metre (unit 1) or only their aspect ratio (unit 0). */
  const png = (metre: number, unit = 1) =>
    bytes(80, (view) => {
      for (const [at, value] of [
        [8, 13],
        [12, 0x49484452],
        [16, 16],
        [20, 8],
        [33, 9],
        [37, 0x70485973],
        [41, metre],
        [45, metre],
      ] as const)
        view.setUint32(at, value);
      view.setUint8(49, unit);
    });
  const jpeg = (unit: number, number: number) =>
    bytes(60, (view) => {
      for (const [at, value] of [
        [0, 0xffd8],
        [2, 0xffe0],
        [4, 16],
        [6, 0x4a46],
        [8, 0x4946],
        [14, number],
        [16, number],
        [20, 0xffc0],
        [22, 11],
        [25, 8],
        [27, 16],
      ] as const)
        view.setUint16(at, value);
      view.setUint8(13, unit);
    });

  it('are read from its header if they differ from the default 96', () => {
    expect(imageSize(png(2835), 'image/png')).toEqual({ width: 16, height: 8, density: 72 });
    expect(imageSize(png(3780), 'image/png')).toEqual({ width: 16, height: 8 });
    expect(imageSize(png(2835, 0), 'image/png')).toEqual({ width: 16, height: 8 });
    expect(imageSize(jpeg(1, 300), 'image/jpeg')).toEqual({ width: 16, height: 8, density: 300 });
    expect(imageSize(jpeg(2, 118), 'image/jpeg')).toMatchObject({ density: 300 });
    expect(imageSize(jpeg(0, 1), 'image/jpeg')).toEqual({ width: 16, height: 8 });
  });

  it('are left out when they are not plausible', () => {
    expect(imageSize(png(0xffffffff), 'image/png')).toEqual({ width: 16, height: 8 });
    expect(imageSize(jpeg(1, 1), 'image/jpeg')).toEqual({ width: 16, height: 8 });
    expect(imageSize(png(2835).slice(0, 48), 'image/png')).toEqual({ width: 16, height: 8 });
  });
});

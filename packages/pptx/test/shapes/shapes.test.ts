import type { LineElement } from '@lectern/courseware';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDeck, png, read, readElement, readSource, recordsOf, sha256, shape } from '../deck-source.ts';
import { exported } from '../edited/edited-export.ts';

describe('an imported shape', () => {
  it('keeps its frame in pixels, its rotation, preset, adjust values, fill and line', async () => {
    const xml = shape(
      2,
      '<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val 25000"/></a:avLst></a:prstGeom><a:solidFill><a:schemeClr val="accent2"><a:lumMod val="75000"/></a:schemeClr></a:solidFill><a:ln w="19050"><a:solidFill><a:srgbClr val="ff0000"/></a:solidFill><a:prstDash val="dash"/><a:tailEnd type="triangle" w="lg"/></a:ln>',
    ).replace('<a:xfrm>', '<a:xfrm rot="2700000" flipH="1">');
    expect(await readElement('shape', xml)).toMatchObject({
      frame: { x: 96, y: 96, w: 96, h: 48, rotation: 45, flipH: true },
      geometry: { type: 'preset', preset: 'roundRect', adjust: { adj: 25000 } },
      fill: {
        type: 'solid',
        color: { type: 'scheme', slot: 'accent2', mods: [{ op: 'lumMod', value: 0.75 }] },
      },
      line: {
        width: 2,
        fill: { color: { value: 'FF0000' } },
        dash: 'dash',
        tail: { type: 'triangle', width: 'lg' },
      },
      origin: { part: 'ppt/slides/slide1.xml', shapeId: '2' },
    });
  });

  it('gets concrete fills and lines from its style, with theme colours', async () => {
    const style =
      '<p:style><a:lnRef idx="2"><a:schemeClr val="accent1"><a:shade val="50000"/></a:schemeClr></a:lnRef><a:fillRef idx="2"><a:schemeClr val="accent1"/></a:fillRef><a:effectRef idx="0"/><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></p:style>';
    const element = await readElement('shape', shape(2).replace('</p:spPr>', `</p:spPr>${style}`));
    expect(element.line?.fill).toEqual({
      type: 'solid',
      color: { type: 'scheme', slot: 'accent1', mods: [{ op: 'shade', value: 0.5 }] },
    });
    expect(element.line?.width).toBeCloseTo(2.6667, 3);
    expect(element.fill).toMatchObject({
      type: 'gradient',
      stops: [
        { pos: 0, color: { type: 'scheme', slot: 'accent1', mods: [{ op: 'tint', value: 0.5 }] } },
        { pos: 1, color: { type: 'scheme', slot: 'accent1' } },
      ],
      shade: { type: 'linear', angle: 90 },
    });
    expect(element.textDefaults?.[0]?.run).toMatchObject({
      latin: '+mn-lt',
      fill: { color: { slot: 'lt1' } },
    });
  });

  it('can have every kind of fill', async () => {
    const fillOf = async (xml: string) => (await readElement('shape', shape(2, xml))).fill;
    expect(await fillOf('<a:noFill/>')).toEqual({ type: 'none' });
    expect(await fillOf('<a:grpFill/>')).toEqual({ type: 'group' });
    expect(
      await fillOf(
        '<a:pattFill prst="dkUpDiag"><a:fgClr><a:prstClr val="dkBlue"/></a:fgClr><a:bgClr><a:sysClr val="window"/></a:bgClr></a:pattFill>',
      ),
    ).toMatchObject({ preset: 'dkUpDiag', foreground: { value: '00008B' }, background: { value: 'FFFFFF' } });
    expect(
      await fillOf(
        '<a:gradFill rotWithShape="0"><a:gsLst><a:gs pos="100000"><a:srgbClr val="000000"/></a:gs><a:gs pos="0"><a:hslClr hue="0" sat="100000" lum="50000"/></a:gs></a:gsLst><a:path path="circle"><a:fillToRect l="50000" t="50000" r="50000" b="50000"/></a:path></a:gradFill>',
      ),
    ).toMatchObject({
      stops: [{ color: { value: 'FF0000' } }, { color: { value: '000000' } }],
      shade: { type: 'path', path: 'circle', focus: { l: 0.5 } },
      rotateWithShape: false,
    });
  });

  it('keeps a custom geometry as guides and paths', async () => {
    const { geometry } = await readElement(
      'shape',
      shape(
        2,
        '<a:custGeom><a:avLst/><a:gdLst><a:gd name="mid" fmla="*/ w 1 2"/></a:gdLst><a:cxnLst><a:cxn ang="0"><a:pos x="r" y="vc"/></a:cxn></a:cxnLst><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="100" h="50"><a:moveTo><a:pt x="0" y="0"/></a:moveTo><a:lnTo><a:pt x="mid" y="50"/></a:lnTo><a:cubicBezTo><a:pt x="1" y="2"/><a:pt x="3" y="4"/><a:pt x="5" y="6"/></a:cubicBezTo><a:arcTo wR="1" hR="2" stAng="0" swAng="5400000"/><a:close/></a:path></a:pathLst></a:custGeom>',
      ),
    );
    expect(geometry).toMatchObject({
      type: 'custom',
      definition: {
        guides: [['mid', '*/ w 1 2']],
        sites: [{ ang: '0', x: 'r', y: 'vc' }],
        paths: [
          { w: 100, h: 50, commands: [{ c: 'M' }, { c: 'L', x: 'mid' }, { c: 'C' }, { c: 'A' }, { c: 'Z' }] },
        ],
      },
    });
  });

  it('keeps shadow, glow, reflection and soft edge', async () => {
    const { effects } = await readElement(
      'shape',
      shape(
        2,
        '<a:effectLst><a:glow rad="63500"><a:srgbClr val="00FF00"/></a:glow><a:outerShdw blurRad="50800" dist="38100" dir="2700000" algn="tl"><a:prstClr val="black"><a:alpha val="40000"/></a:prstClr></a:outerShdw><a:reflection stA="50000" endPos="30000" sy="-100000"/><a:softEdge rad="12700"/></a:effectLst>',
      ),
    );
    expect(effects).toMatchObject({
      glow: { color: { value: '00FF00' } },
      outerShadow: { distance: 4, angle: 45, color: { mods: [{ op: 'alpha', value: 0.4 }] } },
      reflection: { startAlpha: 0.5, endPos: 0.3, scaleY: -1 },
      softEdge: { radius: 1.3333 },
    });
  });
});

describe('an imported placeholder', () => {
  const title = '<p:ph type="title"/>';

  it("has its kind and index, and the position of the layout's or the master's placeholder", async () => {
    const empty = (nonVisual: string, id = 2) =>
      `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name=""/><p:cNvSpPr/><p:nvPr>${nonVisual}</p:nvPr></p:nvSpPr><p:spPr/></p:sp>`;
    const imported = await readSource({
      slides: [{ tree: empty('<p:ph type="ctrTitle"/>') + empty('<p:ph idx="7" sz="half"/>', 3) }],
      layoutTree: empty(title, 2) + shape(3, '', '', '<p:ph type="body" idx="7"/>'),
      masterTree: shape(9, '', '', title),
    });
    expect(imported.elements).toMatchObject([
      { placeholder: { type: 'ctrTitle' }, frame: { x: 96, y: 96, w: 96, h: 48 } },
      { placeholder: { type: 'obj', index: 7 }, frame: { x: 96, w: 96 } },
    ]);
    const [layout] = recordsOf(imported, 'layout');
    const [master] = recordsOf(imported, 'master');
    expect(imported.pages[0]?.layoutId).toBe(layout?.id);
    expect(layout).toMatchObject({ masterId: master?.id, name: 'Title', type: 'title' });
    expect(master).toMatchObject({
      colorMap: { bg1: 'lt1', tx2: 'dk2' },
      textStyles: { title: [{ paragraph: { align: 'ctr' }, run: { size: 44 } }] },
    });
    expect(recordsOf(imported, 'theme')[0]).toMatchObject({
      colors: { dk1: '111111', accent1: '336699' },
      fonts: { major: { latin: 'Arial', scripts: { Hans: '黑体' } }, minor: { latin: 'Georgia' } },
    });
  });

  const bare = (nonVisual: string, id = 2) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name=""/><p:cNvSpPr/><p:nvPr>${nonVisual}</p:nvPr></p:nvSpPr><p:spPr/></p:sp>`;
  const at = (id: number, x: number, nonVisual: string) =>
    shape(id, '', '', nonVisual).replace('x="914400"', `x="${x * 9525}"`);

  it('has the master’s position rather than that of another placeholder of its kind with another index', async () => {
    const imported = await readSource({
      slides: [
        { tree: bare('<p:ph type="body" idx="12"/>') + bare('<p:ph type="body" idx="4294967295"/>', 3) },
      ],
      layoutTree: at(2, 500, '<p:ph type="body" idx="13"/>') + at(3, 600, '<p:ph type="sldNum" idx="12"/>'),
      masterTree: at(2, 200, '<p:ph type="body" idx="1"/>'),
    });
    expect(imported.elements.map(({ frame }) => frame.x)).toEqual([200, 200]);
  });

  it('is identified by its kind if a page has only one such placeholder, for any index', async () => {
    const kinds = ['title', 'dt', 'ftr', 'sldNum'];
    const imported = await readSource({
      slides: [
        { tree: kinds.map((kind, i) => bare(`<p:ph type="${kind}" idx="${40 + i}"/>`, 2 + i)).join('') },
      ],
      layoutTree: kinds
        .map((kind, i) => at(2 + i, 100 * (i + 1), `<p:ph type="${kind}" idx="${10 + i}"/>`))
        .join(''),
    });
    expect(imported.elements.map(({ frame }) => frame.x)).toEqual([100, 200, 300, 400]);
  });

  it('has the default position when neither layout nor master has it', async () => {
    const { elements } = await readSource({
      slides: [{ tree: bare('<p:ph type="sldNum" idx="12"/>') + bare('<p:ph idx="9"/>', 3) }],
    });
    const [number, content] = elements.map(({ frame }) => frame);
    expect(number).toMatchObject({
      x: expect.closeTo(904, 0),
      y: expect.closeTo(667, 0),
      w: expect.closeTo(288, 0),
    });
    expect(content?.w).toBeGreaterThan(1000);
  });
});

describe('a system colour', () => {
  it('is the default colour of all desktops, not of the computer where the deck was created', async () => {
    const fill = async (color: string) =>
      (await readElement('shape', shape(2, `<a:solidFill>${color}</a:solidFill>`))).fill;
    const rgb = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });
    expect(await fill('<a:sysClr val="window" lastClr="C7EDCC"/>')).toEqual(rgb('FFFFFF'));
    expect(await fill('<a:sysClr val="windowText" lastClr="FFFFFF"/>')).toEqual(rgb('000000'));
    expect(await fill('<a:sysClr val="highlight" lastClr="3399FF"/>')).toEqual(rgb('3399FF'));
  });

  it('in a theme is white on its pages, and is exported unchanged', async () => {
    const theme = 'ppt/theme/theme1.xml';
    const white = '<a:srgbClr val="FFFFFF"/>';
    const green = '<a:sysClr val="window" lastClr="C7EDCC"/>';
    const usual = new TextDecoder().decode(unzipSync(buildDeck())[theme]);
    const deck = buildDeck({ parts: { [theme]: usual.replace(`<a:lt1>${white}`, `<a:lt1>${green}`) } });
    const [record] = recordsOf(await read(deck), 'theme');
    expect(record?.colors.lt1).toBe('FFFFFF');
    const { parts } = await exported(deck);
    expect(new TextDecoder().decode(parts[theme])).toContain(`<a:lt1>${green}`);
  });
});

describe('imported groups', () => {
  const group = (xfrm: string, inside: string) =>
    `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="5" name="g"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>${xfrm}</p:grpSpPr>${inside}</p:grpSp>`;

  it('have children in their own unscaled coordinates', async () => {
    const xml = group(
      '<a:xfrm><a:off x="952500" y="952500"/><a:ext cx="1905000" cy="952500"/><a:chOff x="914400" y="914400"/><a:chExt cx="914400" cy="457200"/></a:xfrm>',
      shape(6),
    );
    const imported = await readSource({ slides: [{ tree: xml }] });
    const [outer] = imported.elements;
    expect(outer).toMatchObject({ type: 'group', frame: { x: 100, y: 100, w: 200, h: 100 } });
    const inner = recordsOf(imported, 'element').find((element) => element.parentId === outer?.id);
    expect(inner?.frame).toEqual({ x: 0, y: 0, w: 200, h: 100 });
  });

  it('stretch a child rotated by 90° along its visible axes', async () => {
    const xml = group(
      '<a:xfrm><a:off x="0" y="0"/><a:ext cx="1828800" cy="457200"/><a:chOff x="914400" y="914400"/><a:chExt cx="914400" cy="457200"/></a:xfrm>',
      shape(6).replace('<a:xfrm>', '<a:xfrm rot="5400000">'),
    );
    const imported = await readSource({ slides: [{ tree: xml }] });
    const inner = recordsOf(imported, 'element').find((element) => element.frame.rotation === 90);
    expect(inner?.frame).toMatchObject({ w: 96, h: 96, x: 48, y: -24 });
  });

  it('without a frame get the bounds of their children', async () => {
    const imported = await readSource({ slides: [{ tree: group('', shape(6)) }] });
    expect(imported.elements[0]?.frame).toEqual({ x: 96, y: 96, w: 96, h: 48 });
  });
});

describe('an imported connector', () => {
  it('is connected to the shapes that it names, also to shapes later in the file', async () => {
    const connector =
      '<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="4" name=""/><p:cNvCxnSpPr><a:stCxn id="6" idx="3"/><a:endCxn id="99" idx="1"/></p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr><p:spPr><a:xfrm flipV="1"><a:off x="0" y="0"/><a:ext cx="9525" cy="0"/></a:xfrm><a:prstGeom prst="bentConnector3"/></p:spPr></p:cxnSp>';
    const { elements } = await readSource({ slides: [{ tree: connector + shape(6) }] });
    expect(elements[0]).toMatchObject({
      type: 'line',
      frame: { w: 1, h: 0, flipV: true },
      geometry: { preset: 'bentConnector3' },
      start: { elementId: elements[1]?.id, site: 3 },
    });
    expect(elements[0]).not.toHaveProperty('end');
  });
});

describe('an exported connector', () => {
  const connector =
    '<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="4" name=""/><p:cNvCxnSpPr><a:stCxn id="6" idx="3"/><a:endCxn id="7" idx="1"/></p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9525" cy="0"/></a:xfrm><a:prstGeom prst="line"/></p:spPr></p:cxnSp>';
  const deck = buildDeck({ slides: [{ tree: connector + shape(6) + shape(7) }] });
  const glueAfter = async (patch: (line: LineElement) => Partial<LineElement>) => {
    const { parts } = await exported(deck, (edit, store) => {
      const line = store.all('element').find(({ type }) => type === 'line') as LineElement;
      edit.update<LineElement>(line.id, patch(line));
    });
    const xml = new TextDecoder().decode(parts['ppt/slides/slide1.xml']);
    return /<p:cNvCxnSpPr[^>]*?(?:\/>|>(.*?)<\/p:cNvCxnSpPr>)/.exec(xml)?.[1] ?? '';
  };

  it('keeps its connection after it followed its shape or changed sites, and has none after it was disconnected', async () => {
    const followed = await glueAfter(({ frame }) => ({ frame: { ...frame, x: 40, w: 90 } }));
    expect(followed).toMatch(/<a:stCxn id="6" idx="3"\s*\/><a:endCxn id="7" idx="1"\s*\/>/);
    const elsewhere = await glueAfter(({ end }) => ({ end: end && { ...end, site: 2 } }));
    expect(elsewhere).toMatch(/<a:stCxn id="6" idx="3"\s*\/><a:endCxn id="7" idx="2"\s*\/>/);
    const free = await glueAfter(() => ({ start: undefined }));
    expect(free).toMatch(/^<a:endCxn id="7" idx="1"\s*\/>$/);
  });

  it('keeps the corners of its route around its shapes', async () => {
    const adjust = { adj1: -4800, adj2: 50_000, adj3: 104_800 };
    const around: LineElement['geometry'] = { type: 'preset', preset: 'bentConnector5', adjust };
    const { written } = await exported(deck, (edit, store) => {
      const line = store.all('element').find(({ type }) => type === 'line') as LineElement;
      edit.update<LineElement>(line.id, {
        geometry: around,
        frame: { x: 100, y: 150, w: 500, h: 0.01, rotation: 90, flipH: true },
      });
    });
    const { snapshot } = await read(written);
    const line = snapshot.records.find((record) => record.kind === 'element' && record.type === 'line');
    expect(line).toMatchObject({ geometry: around, frame: { w: 500, rotation: 90, flipH: true } });
    expect((line as LineElement).frame.h).toBeCloseTo(0.01, 3);
  });
});

describe('imported pictures', () => {
  const picture = (blip: string, id = 2) =>
    `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="" descr="a cat"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill>${blip}<a:srcRect l="10000" b="25000"/><a:stretch/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm><a:prstGeom prst="ellipse"/></p:spPr></p:pic>`;
  const image = (id: string, target = '../media/image1.png') => ({ id, type: 'image', target });
  const parts = { 'ppt/media/image1.png': png() };

  it('keep crop, outline, recolouring and content; a file used twice is one asset', async () => {
    const blip =
      '<a:blip r:embed="i1"><a:grayscl/><a:alphaModFix amt="50000"/><a:lum bright="20000" contrast="-10000"/></a:blip>';
    const { elements, assets, snapshot } = await readSource({
      slides: [
        { tree: picture(blip) + picture('<a:blip r:embed="i2"/>', 3), relations: [image('i1'), image('i2')] },
      ],
      parts,
    });
    expect(elements[0]).toMatchObject({
      type: 'picture',
      asset: sha256(png()),
      alt: 'a cat',
      crop: { l: 0.1, t: 0, r: 0, b: 0.25 },
      geometry: { preset: 'ellipse' },
      recolor: { grayscale: true, opacity: 0.5, brightness: 0.2, contrast: -0.1 },
    });
    expect(assets.filter((asset) => asset.mime === 'image/png')).toHaveLength(1);
    expect(snapshot.records).toContainEqual(
      expect.objectContaining({ kind: 'asset', id: sha256(png()), width: 1, height: 1 }),
    );
  });

  it('keep the original drawing beside the picture, as SVG or metafile', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const blip =
      '<a:blip r:embed="i1"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="i2"/></a:ext></a:extLst></a:blip>';
    const element = await readElement('picture', picture(blip), {
      relations: [image('i1'), image('i2', '../media/image2.svg')],
      parts: { ...parts, 'ppt/media/image2.svg': svg },
    });
    expect(element).toMatchObject({
      asset: sha256(png()),
      original: sha256(new TextEncoder().encode(svg)),
    });
  });

  it('leave a placeholder and a note when they are missing or linked', async () => {
    const { elements, report } = await readSource({
      slides: [
        {
          tree: picture('<a:blip r:embed="i1"/>') + picture('<a:blip r:link="i2"/>', 3),
          relations: [
            image('i1', '../media/none.png'),
            { id: 'i2', type: 'image', target: 'http://example.org/a.png', external: true },
          ],
        },
      ],
    });
    expect(elements.map((element) => element.type)).toEqual(['unknown', 'unknown']);
    expect(report.notes.map((note) => note.code)).toEqual(['PICTURE_MISSING', 'PICTURE_LINKED']);
  });

  it('are imported as sound or video if they play a file, with its poster and trim', async () => {
    const media = picture('<a:blip r:embed="i1"/>').replace(
      '<p:nvPr/>',
      '<p:nvPr><a:videoFile r:link="v1"/><p:extLst><p:ext uri="x"><p14:media r:embed="v2"><p14:trim st="1500" end="500"/></p14:media></p:ext></p:extLst></p:nvPr>',
    );
    const video = await readElement('video', media, {
      relations: [
        image('i1'),
        { id: 'v1', type: 'video', target: '../media/a.mp4' },
        {
          id: 'v2',
          type: 'http://schemas.microsoft.com/office/2007/relationships/media',
          target: '../media/a.mp4',
        },
      ],
      parts: { ...parts, 'ppt/media/a.mp4': new Uint8Array([1, 2, 3]) },
      after:
        '<p:timing><p:tnLst><p:par><p:cTn nodeType="tmRoot"><p:childTnLst><p:video fullScrn="1"><p:cMediaNode vol="50000"><p:cTn repeatCount="indefinite"/><p:tgtEl><p:spTgt spid="2"/></p:tgtEl></p:cMediaNode></p:video></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>',
    });
    expect(video).toMatchObject({
      asset: sha256(new Uint8Array([1, 2, 3])),
      poster: sha256(png()),
      trimStart: 1.5,
      trimEnd: 0.5,
      volume: 0.5,
      loop: true,
      fullScreen: true,
    });
  });
});

import type { ElementOf } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { asset, element, outScope, relationsOf } from '../../../test/out-scope-source.ts';
import { canBeObject, mediaXml, pictureXml } from './picture-out.ts';

const assets = [
  asset('png', 'image/png'),
  asset('svg', 'image/svg+xml'),
  asset('emf', 'image/x-emf'),
  asset('xls', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  asset('ole', 'application/x-other'),
  asset('mp4', 'video/mp4'),
];

function written(own: ElementOf<'picture'> | ElementOf<'video'> | ElementOf<'audio'>) {
  const scope = outScope([own, ...assets]);
  const xml = own.type === 'picture' ? pictureXml(own, scope) : mediaXml(own, scope);
  return { xml: xml.replace(/ xmlns:\w+="[^"]*"| uri="[^"]*"/g, ''), relations: relationsOf(scope) };
}
const picture = (rest: Partial<ElementOf<'picture'>>) =>
  written(element('picture', 'p', { asset: 'png', ...rest }));

describe('pictureXml', () => {
  it('returns a picture with its place', () => {
    expect(picture({})).toEqual({
      xml: '<p:pic><p:nvPicPr><p:cNvPr id="2" name="Picture 2"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>',
      relations: ['rId1 image ppt/media/media1.png'],
    });
  });

  it('returns crop, geometry, paint, placeholder and locks', () => {
    const { xml } = picture({
      crop: { l: 0.1, t: 0, r: 0, b: 0 },
      geometry: { type: 'preset', preset: 'ellipse' },
      line: { width: 1 },
      effects: { bevel: { width: 1 } },
      placeholder: { type: 'pic' },
      locked: true,
    });
    expect(xml).toContain(
      '<p:cNvPicPr><a:picLocks noGrp="1" noMove="1" noResize="1"/></p:cNvPicPr><p:nvPr><p:ph type="pic"/></p:nvPr>',
    );
    expect(xml).toContain('<a:srcRect l="10000"/><a:stretch>');
    expect(xml).toMatch(/<a:prstGeom prst="ellipse">.*<a:ln w="9525"\/><a:effectLst\/><a:scene3d>/);
  });

  it.each([
    [
      'an SVG beside its picture',
      { original: 'svg' },
      ['image ppt/media/media1.png', 'image ppt/media/media1.svg'],
    ],
    ['an SVG alone', { asset: 'svg', original: 'svg' }, ['image ppt/media/media1.svg']],
    ['a metafile in place of its drawing', { asset: 'svg', original: 'emf' }, ['image ppt/media/media1.emf']],
    ['only the picture of another original', { original: 'xls' }, ['image ppt/media/media1.png']],
    ['nothing for a missing picture', { asset: 'missing' }, []],
  ])('relates %s', (_, rest, relations) => {
    expect(picture(rest).relations.map((each) => each.replace(/^\w+ /, ''))).toEqual(relations);
  });

  it('returns an empty frame for a missing picture', () => {
    expect(picture({ asset: 'missing' }).xml).toContain('<p:blipFill><a:blip/><a:stretch>');
  });

  it('returns an embedded document with its picture', () => {
    const { xml, relations } = picture({
      object: { program: 'Excel.Sheet.12', asset: 'xls' },
      alt: 'A',
      movableInClass: true,
    });
    expect(relations).toEqual([
      'rId1 image ppt/media/media1.png',
      'rId2 package ppt/embeddings/object1.xlsx',
    ]);
    expect(xml).toBe(
      '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name="Picture 2" descr="A"><a:extLst><a:ext><lectern:element movable="1"/></a:ext></a:extLst></p:cNvPr><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></p:xfrm><a:graphic><a:graphicData><p:oleObj name="Excel.Sheet.12" r:id="rId2" imgW="914400" imgH="457200" progId="Excel.Sheet.12"><p:embed/><p:pic><p:nvPicPr><p:cNvPr id="3" name="Picture 3"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic></p:oleObj></a:graphicData></a:graphic></p:graphicFrame>',
    );
    expect(picture({ object: { program: 'X', asset: 'ole' } }).relations[1]).toBe(
      'rId2 oleObject ppt/embeddings/object1.bin',
    );
  });
});

describe('canBeObject', () => {
  const can = (rest: Partial<ElementOf<'picture'>>) =>
    canBeObject(element('picture', 'p', { asset: 'png', ...rest }), outScope(assets));

  it('is true for an available file in an upright frame', () => {
    const object = { program: 'X', asset: 'ole' };
    const frame = { x: 0, y: 0, w: 1, h: 1 };
    expect(can({ object })).toBe(true);
    expect(can({ object, frame: { ...frame, rotation: 0 } })).toBe(true);
    expect(can({ object, frame: { ...frame, rotation: 10 } })).toBe(false);
    expect(can({ object: { program: 'X', asset: 'missing' } })).toBe(false);
    expect(can({ object: { program: 'X' } })).toBe(false);
    expect(can({})).toBe(false);
  });
});

describe('mediaXml', () => {
  const video = (rest: Partial<ElementOf<'video'>>) => written(element('video', 'v', rest));
  const application = (rest: Partial<ElementOf<'video'>>) =>
    /<p:nvPr.*?(?:<\/p:nvPr>|\/>)(?=<\/p:nvPicPr>)/.exec(video(rest).xml)?.[0];

  it('relates an embedded file twice, and its poster', () => {
    expect(video({ asset: 'mp4', poster: 'png' }).relations).toEqual([
      'rId1 media ppt/media/media1.mp4',
      'rId2 video ppt/media/media1.mp4',
      'rId3 image ppt/media/media1.png',
    ]);
    expect(written(element('audio', 'a', { asset: 'mp4' })).xml).toContain('<a:audioFile r:link="rId2"/>');
  });

  it('relates an address', () => {
    expect(video({ url: 'http://a' }).relations).toEqual(['rId1 video http://a (external)']);
    expect(video({ asset: 'missing', url: 'http://a' }).relations).toEqual([
      'rId1 video http://a (external)',
    ]);
    expect(video({}).relations).toEqual([]);
  });

  it.each([
    ['an address', { url: 'http://a' }, '<p:nvPr><a:videoFile r:link="rId1"/></p:nvPr>'],
    ['a missing file', { asset: 'missing' }, '<p:nvPr/>'],
    [
      'a file',
      { asset: 'mp4' },
      '<p:nvPr><a:videoFile r:link="rId2"/><p:extLst><p:ext><p14:media r:embed="rId1"/></p:ext></p:extLst></p:nvPr>',
    ],
    [
      'trimming and fading',
      { asset: 'mp4', trimStart: 1.5, fadeOut: 0.25 },
      '<p:nvPr><a:videoFile r:link="rId2"/><p:extLst><p:ext><p14:media r:embed="rId1"><p14:trim st="1500"/><p14:fade out="250"/></p14:media></p:ext></p:extLst></p:nvPr>',
    ],
    [
      'the other ends',
      { asset: 'mp4', trimEnd: 0, fadeIn: 0 },
      '<p:nvPr><a:videoFile r:link="rId2"/><p:extLst><p:ext><p14:media r:embed="rId1"><p14:trim end="0"/><p14:fade in="0"/></p14:media></p:ext></p:extLst></p:nvPr>',
    ],
    [
      'bookmarks',
      { asset: 'mp4', bookmarks: [{ name: 'B', at: 2.5 }] },
      '<p:nvPr><a:videoFile r:link="rId2"/><p:extLst><p:ext><p14:media r:embed="rId1"><p14:bmkLst><p14:bmk name="B" time="2500"/></p14:bmkLst></p14:media></p:ext></p:extLst></p:nvPr>',
    ],
    [
      'no bookmarks',
      { asset: 'mp4', bookmarks: [] },
      '<p:nvPr><a:videoFile r:link="rId2"/><p:extLst><p:ext><p14:media r:embed="rId1"/></p:ext></p:extLst></p:nvPr>',
    ],
  ] as const)('returns %s', (_, rest, xml) => {
    expect(application(rest as unknown as Partial<ElementOf<'video'>>)).toBe(xml);
  });

  it('returns an empty picture without a poster', () => {
    expect(video({ asset: 'mp4' }).xml).toContain('<p:blipFill><a:blip/>');
    expect(video({ asset: 'mp4', poster: 'png' }).xml).toContain('<a:blip r:embed="rId3"/>');
  });
});

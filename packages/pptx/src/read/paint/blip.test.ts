import { describe, expect, it } from 'vitest';
import { png, sha256 } from '../../../test/deck-source.ts';
import { node, notesOf, scopeOf } from '../../../test/tree-scope.ts';
import { blipAsset, externalTarget, noteMissing, relatedAsset } from './blip.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const svgOf = (id: string, uri = '{96DAC541-7B7A-43D3-8B79-37D633B846F1}') =>
  `<a:extLst><a:ext uri="${uri}"><s:svgBlip xmlns:s="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="${id}"/></a:ext></a:extLst>`;
const LARGE = png();
LARGE.set([0, 0, 0x3a, 0x98, 0, 0, 0x3a, 0x98], 16);

const scope = () =>
  scopeOf({
    relations: [
      { id: 'png', type: 'image', target: '../media/a.png' },
      { id: 'svg', type: 'image', target: '../media/b.svg' },
      { id: 'odd', type: 'image', target: '../media/c.jxl' },
      { id: 'large', type: 'image', target: '../media/d.png' },
      { id: 'none', type: 'image', target: '../media/none.png' },
      { id: 'link', type: 'image', target: 'https://a/b.png', external: true },
    ],
    parts: {
      'ppt/media/a.png': png(),
      'ppt/media/b.svg': SVG,
      'ppt/media/c.jxl': new Uint8Array(64).fill(9),
      'ppt/media/d.png': LARGE,
    },
  });

async function of(blip: string) {
  const around = await scope();
  return { files: blipAsset(node(blip), around), codes: notesOf(around).map(({ code }) => code) };
}

const hashes = { png: sha256(png()), svg: sha256(new TextEncoder().encode(SVG)) };

describe('blipAsset', () => {
  it('returns the picture', async () => {
    expect(await of('<a:blip r:embed="png"/>')).toEqual({ files: { asset: hashes.png }, codes: [] });
  });

  it('returns the drawing beside its picture, or alone without a picture', async () => {
    const { files } = await of(`<a:blip r:embed="png">${svgOf('svg')}</a:blip>`);
    expect(files).toEqual({ asset: hashes.png, original: hashes.svg });
    expect((await of(`<a:blip>${svgOf('svg')}</a:blip>`)).files).toEqual({
      ...{ asset: hashes.svg, original: hashes.svg },
    });
    expect((await of(`<a:blip r:embed="png">${svgOf('svg', '{X}')}</a:blip>`)).files).toEqual({
      asset: hashes.png,
    });
  });

  it('returns a picture that no browser shows, and reports it', async () => {
    const { files, codes } = await of('<a:blip r:embed="odd"/>');
    expect(files?.asset).toBe(sha256(new Uint8Array(64).fill(9)));
    expect(codes).toEqual(['PICTURE_FORMAT']);
  });

  it('returns undefined for a missing, linked or too large picture', async () => {
    for (const id of ['none', 'link', 'large', 'unknown'])
      expect((await of(`<a:blip r:embed="${id}"/>`)).files).toBeUndefined();
    expect((await of('<a:blip/>')).files).toBeUndefined();
  });
});

describe('noteMissing', () => {
  const note = async (blip: string | undefined) => {
    const around = await scope();
    if (blip?.includes('large')) blipAsset(node(blip), around);
    noteMissing(blip === undefined ? undefined : node(blip), around, 'e');
    return notesOf(around);
  };
  const at = { pageId: 'page', elementId: 'e' };

  it.each([
    ['r:link="link"', { code: 'PICTURE_LINKED', detail: 'https://a/b.png' }],
    ['r:embed="link"', { code: 'PICTURE_LINKED', detail: 'https://a/b.png' }],
    ['r:embed="large"', { code: 'PICTURE_TOO_LARGE' }],
    ['r:embed="none"', { code: 'PICTURE_MISSING' }],
    ['r:link="none"', { code: 'PICTURE_MISSING' }],
  ])('reports for %s why there is no picture', async (attributes, reported) => {
    expect(await note(`<a:blip ${attributes}/>`)).toEqual([{ ...at, ...reported }]);
  });

  it('reports nothing without a reference', async () => {
    expect(await note('<a:blip/>')).toEqual([]);
    expect(await note(undefined)).toEqual([]);
  });
});

it('relatedAsset and externalTarget return files within and addresses outside the package', async () => {
  const around = await scope();
  expect([
    relatedAsset('png', around),
    relatedAsset('link', around),
    relatedAsset(undefined, around),
  ]).toEqual([hashes.png, undefined, undefined]);
  expect([
    externalTarget('link', around),
    externalTarget('png', around),
    externalTarget('x', around),
  ]).toEqual(['https://a/b.png', undefined, undefined]);
});

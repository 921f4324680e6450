import { describe, expect, it } from 'vitest';
import { png, sha256 } from '../../../test/deck-source.ts';
import { node, notesOf, scopeOf } from '../../../test/tree-scope.ts';
import { isMedia, readMedia } from './media.ts';

const base = {
  ...{ id: 'e', parentId: 'page', order: 'a0', frame: { x: 0, y: 0, w: 1, h: 1 } },
  kind: 'element',
} as const;

const clip = (files: string, rest = '') =>
  node(`<p:pic><p:nvPicPr><p:cNvPr id="2" name=""/><p:nvPr>${files}</p:nvPr></p:nvPicPr>${rest}</p:pic>`);
const embedded = (attributes: string, inside = '') =>
  `<p:extLst><p:ext uri="x"><p14:media ${attributes}>${inside}</p14:media></p:ext></p:extLst>`;

async function mediaOf(files: string, rest?: string) {
  const scope = await scopeOf({
    relations: [
      { id: 'v', type: 'video', target: '../media/a.mp4' },
      { id: 'm', type: 'media', target: '../media/b.mp3' },
      { id: 'i', type: 'image', target: '../media/p.png' },
      { id: 'w', type: 'video', target: 'https://a/w.mp4', external: true },
      { id: 'u', type: 'video', target: 'https://a/u.mp4', external: true },
    ],
    parts: {
      'ppt/media/a.mp4': new Uint8Array([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x6d, 0x70, 0x34, 0x32]),
      'ppt/media/b.mp3': new Uint8Array([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0]),
      'ppt/media/p.png': png(),
    },
  });
  const element = readMedia(clip(files, rest), scope, base);
  const names = new Map(scope.context.assets.records().map(({ id, name }) => [id, name]));
  return { element, file: names.get(element.asset ?? ''), notes: notesOf(scope) };
}

describe('isMedia', () => {
  it.each(['a:videoFile', 'a:audioFile', 'a:wavAudioFile', 'a:quickTimeFile', 'a:audioCd', 'p14:media'])(
    'returns true for a picture with %s',
    (name) => {
      expect(isMedia(clip(`<${name}/>`))).toBe(true);
      expect(isMedia(clip(`<p:extLst><p:ext><${name}/></p:ext></p:extLst>`))).toBe(true);
    },
  );

  it('returns false for a plain picture', () => {
    expect(isMedia(clip('<p:ph/>'))).toBe(false);
    expect(isMedia(node('<p:pic><a:videoFile/></p:pic>'))).toBe(false);
  });
});

describe('the file of readMedia', () => {
  it('is the embedded file rather than the named file', async () => {
    const both = `<a:videoFile r:link="v"/>${embedded('r:embed="m"')}`;
    expect((await mediaOf(both)).file).toBe('b.mp3');
    expect((await mediaOf('<a:videoFile r:link="v"/>')).file).toBe('a.mp4');
    expect((await mediaOf('<a:wavAudioFile r:embed="m"/>')).file).toBe('b.mp3');
  });

  it('is an address without a file, and reported as linked', async () => {
    const { element, notes } = await mediaOf(`<a:videoFile r:link="w"/>${embedded('r:link="u"')}`);
    expect([element.asset, element.url]).toEqual([undefined, 'https://a/u.mp4']);
    expect(notes).toEqual([
      { code: 'MEDIA_LINKED', pageId: 'page', elementId: 'e', detail: 'https://a/u.mp4' },
    ]);
    const linked = await mediaOf(`<a:videoFile r:link="w"/>${embedded('r:embed="m"')}`);
    expect([linked.element.url, linked.notes]).toEqual([undefined, []]);
  });

  it('is reported when it is missing', async () => {
    const { element, notes } = await mediaOf('<a:audioCd/>');
    expect([element.asset, element.url]).toEqual([undefined, undefined]);
    expect(notes).toEqual([{ code: 'MEDIA_MISSING', pageId: 'page', elementId: 'e' }]);
  });
});

describe('the kind of readMedia', () => {
  it.each([
    ['<a:videoFile r:link="v"/>', 'video'],
    ['<a:quickTimeFile r:link="v"/>', 'video'],
    ['<a:audioFile r:link="m"/>', 'audio'],
    ['<a:wavAudioFile r:embed="m"/>', 'audio'],
    ['<a:audioCd/>', 'audio'],
    [embedded('r:embed="m"'), 'audio'],
    [embedded('r:embed="v"'), 'video'],
    [embedded(''), 'video'],
    [`<a:videoFile r:link="w"/>${embedded('r:embed="m"')}`, 'video'],
  ])('is for %s %s', async (files, type) => {
    expect((await mediaOf(files)).element.type).toBe(type);
  });
});

describe('the settings of readMedia', () => {
  it('are trims and fades in seconds, without zeros', async () => {
    const inside = '<p14:trim st="1500" end="250"/><p14:fade in="500" out="0"/>';
    const { element } = await mediaOf(embedded('r:embed="v"', inside));
    expect(element).toMatchObject({ trimStart: 1.5, trimEnd: 0.25, fadeIn: 0.5 });
    expect(Object.keys(element)).not.toContain('fadeOut');
    const negative = await mediaOf(embedded('r:embed="v"', '<p14:trim st="-5"/><p14:fade out="20"/>'));
    expect([negative.element.trimStart, negative.element.fadeOut]).toEqual([undefined, 0.02]);
  });

  it('are at most 100 bookmarks with a time', async () => {
    const of = async (marks: string) =>
      (await mediaOf(embedded('r:embed="v"', `<p14:bmkLst>${marks}</p14:bmkLst>`))).element.bookmarks;
    const marks = ['name="a" time="0"', 'time="1500"', 'name="b"', 'name="c" time="-1"'];
    expect(await of(`${marks.map((each) => `<p14:bmk ${each}/>`).join('')}<p14:odd time="1"/>`)).toEqual([
      { name: 'a', at: 0 },
      { name: '', at: 1.5 },
    ]);
    expect(await of('<p14:bmk time="1"/>'.repeat(101))).toHaveLength(100);
    expect(await of('')).toBeUndefined();
  });

  it('are poster, outline and crop of a video, and only the poster of a sound', async () => {
    const rest =
      '<p:blipFill><a:blip r:embed="i"/><a:srcRect l="10000"/></p:blipFill><p:spPr><a:prstGeom prst="oval"/><a:ln w="9525"/></p:spPr>';
    const drawn = {
      geometry: { type: 'preset', preset: 'oval' },
      line: { width: 1 },
      crop: { l: 0.1, t: 0, r: 0, b: 0 },
    };
    const poster = sha256(png());
    expect((await mediaOf('<a:videoFile r:link="v"/>', rest)).element).toMatchObject({ poster, ...drawn });
    const sound = (await mediaOf('<a:audioFile r:link="m"/>', rest)).element;
    expect(sound).toMatchObject({ poster });
    for (const key of Object.keys(drawn)) expect(sound).not.toHaveProperty(key);
  });
});

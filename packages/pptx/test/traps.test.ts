import { processorTime } from '@lectern/base/processor-time';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPptx } from '../src/index.ts';
import { zipFiles } from '../src/write/package/zip-out.ts';
import { buildDeck, paragraph, part, sha256, shape } from './deck-source.ts';

/** The requirement is one second for rejecting a file; this limit allows for a busy machine. */
const BOUND_MS = 5_000;

const TREE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const rels = (...list: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="${RELATIONS}">${list.map(([id, type, target]) => `<Relationship Id="${id}" Type="${TREE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** Result of reading a file: `read`, or the code of its error. Fails above the time limit. */
async function answerTo(bytes: Uint8Array): Promise<string> {
  const spent = processorTime();
  const answer = await readPptx(bytes, { hash: sha256 }).then(
    ({ snapshot }) => `read ${snapshot.records.filter(({ kind }) => kind === 'page').length}`,
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );
  expect(spent()).toBeLessThan(BOUND_MS);
  return answer;
}

/** Overwrites every entry of the directory at the end of an archive. */
function directory(
  bytes: Uint8Array,
  write: (view: DataView, at: number, index: number) => void,
): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let index = 0;
  for (let at = 0; at + 46 < bytes.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) write(view, at, index++);
  return bytes;
}

/** A picture whose header claims a size that fits in no memory. */
function claiming(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(60);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

const PICTURE =
  '<p:pic><p:nvPicPr><p:cNvPr id="3" name=""/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="p"/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm></p:spPr></p:pic>';
const picture = (name: string, bytes: Uint8Array) =>
  buildDeck({
    slides: [{ tree: PICTURE, relations: [{ id: 'p', type: 'image', target: `../media/${name}` }] }],
    parts: { [`ppt/media/${name}`]: bytes },
  });
const slide = (tree: string) => buildDeck({ slides: [{ tree }, {}] });
const words = shape(2, '', paragraph('one'));

function entries(count: number, content: Uint8Array): Zippable {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`ppt/media/f${i}.bin`, content]));
}

describe('a malicious archive', () => {
  it.each<[string, () => Uint8Array, RegExp]>([
    [
      'of 65,000 entries',
      () =>
        zipFiles(
          Array.from({ length: 65_000 }, (_, i) => ({
            name: `f${i}`,
            bytes: new Uint8Array(),
            stored: true,
          })),
        ),
      /^FILE_EXPLODES$/,
    ],
    [
      'whose entries overlap',
      () => {
        const bytes = buildDeck({ slides: [{ tree: words }] });
        let first = 0;
        return directory(bytes, (view, at, index) => {
          if (index === 0) first = view.getUint32(at + 42, true);
          else view.setUint32(at + 42, first, true);
        });
      },
      /^FILE_CORRUPT$|^FILE_TYPE_MISMATCH$|^read/,
    ],
    [
      'whose declared sizes are too small',
      () =>
        directory(buildDeck({ slides: [{ tree: words }] }), (view, at) => view.setUint32(at + 24, 1, true)),
      /^[A-Z_]+$|^read/,
    ],
    [
      'whose declared sizes are too large',
      () =>
        directory(buildDeck({ slides: [{ tree: words }] }), (view, at) =>
          view.setUint32(at + 24, 0xfffffff0, true),
        ),
      /^FILE_EXPLODES$|^read 1$/,
    ],
    [
      'that contains itself a thousand times at one offset',
      () => {
        const bytes = zipSync({
          ...entries(1_000, new Uint8Array(1)),
          'ppt/a.bin': [new Uint8Array(5e6), { level: 9 }],
        });
        const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        let [place, packed] = [0, 0];
        directory(bytes, (_, at) => {
          if (view.getUint32(at + 24, true) === 5e6)
            [place, packed] = [view.getUint32(at + 42, true), view.getUint32(at + 20, true)];
        });
        return directory(bytes, (_, at) => {
          view.setUint32(at + 42, place, true);
          view.setUint32(at + 20, packed, true);
          view.setUint32(at + 24, 5e6, true);
          view.setUint16(at + 10, 8, true);
        });
      },
      /^[A-Z_]+$/,
    ],
    [
      'with a wrong size of the directory',
      () => {
        const bytes = buildDeck({ slides: [{ tree: words }] });
        new DataView(bytes.buffer, bytes.byteOffset).setUint16(bytes.length - 22 + 10, 60_000, true);
        return bytes;
      },
      /^[A-Z_]+$|^read/,
    ],
  ])('is handled in bounded time: %s', async (_, trap, answer) => {
    expect(await answerTo(trap())).toMatch(answer);
  });
});

describe('a malicious part', () => {
  it.each<[string, () => Uint8Array]>([
    ['of elements nested 200,000 deep', () => slide('<p:grpSp>'.repeat(200_000))],
    [
      'of groups within groups 10,000 deep',
      () => slide(`${'<p:grpSp>'.repeat(10_000)}${words}${'</p:grpSp>'.repeat(10_000)}`),
    ],
    [
      'of an element with 200,000 attributes',
      () => slide(`<p:sp ${Array.from({ length: 200_000 }, (_, i) => `a${i}="1"`).join(' ')}/>${words}`),
    ],
    ['of a repeated attribute', () => slide(`<p:sp ${'a="1" '.repeat(200_000)}/>${words}`)],
    ['of an attribute of 8 MB', () => slide(`<p:sp a="${'x'.repeat(8e6)}"/>${words}`)],
    ['of a text of 6 MB', () => slide(shape(2, '', paragraph('字'.repeat(2e6))))],
    [
      'of 50,000 namespaces around 2,000 elements, each with a further one',
      () =>
        slide(
          `<p:grpSp ${Array.from({ length: 50_000 }, (_, i) => `xmlns:n${i}="u"`).join(' ')}>${'<p:x xmlns:q="1"/>'.repeat(2_000)}</p:grpSp>${words}`,
        ),
    ],
    [
      'of entities that expand exponentially',
      () =>
        buildDeck({
          slides: [{ tree: words }, {}],
          parts: {
            'ppt/slides/slide2.xml': `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, i) => `<!ENTITY a${i} "${`&a${i - 1};`.repeat(10)}">`).join('')}]><p:sld>&a19;</p:sld>`,
          },
        }),
    ],
    [
      'of an external entity',
      () =>
        buildDeck({
          slides: [{ tree: words }, {}],
          parts: {
            'ppt/slides/slide2.xml':
              '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><p:sld>&a;</p:sld>',
          },
        }),
    ],
    ['of an unclosed comment', () => slide(`${words}<!--${'-'.repeat(2e6)}`)],
    ['of 300,000 unclosed tags', () => slide('<'.repeat(300_000))],
    [
      'of a table that declares a million columns',
      () =>
        slide(
          `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name=""/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="1" cy="1"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblGrid><a:gridCol w="1"/></a:tblGrid><a:tr h="1"><a:tc gridSpan="1000000000" rowSpan="1000000000"><a:txBody><a:p/></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
        ),
    ],
  ])('is handled in bounded time: %s', async (_, trap) => {
    expect(await answerTo(trap())).toBe('read 2');
  });
});

describe('parts with cyclic references', () => {
  const LAYOUT = 'ppt/slideLayouts/_rels/slideLayout1.xml.rels';
  const MASTER = 'ppt/slideMasters/_rels/slideMaster1.xml.rels';
  it.each<[string, Readonly<Record<string, string>>]>([
    ['a layout that is its own master', { [LAYOUT]: rels(['r1', 'slideMaster', 'slideLayout1.xml']) }],
    [
      'a master that is its own layout and theme',
      { [MASTER]: rels(['r1', 'slideLayout', 'slideMaster1.xml'], ['r2', 'theme', 'slideMaster1.xml']) },
    ],
    [
      'a layout whose master has it as its theme',
      {
        [MASTER]: rels(
          ['r1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
          ['r2', 'theme', '../slideLayouts/slideLayout1.xml'],
        ),
      },
    ],
    [
      'a slide that is its own layout and notes',
      {
        'ppt/slides/_rels/slide1.xml.rels': rels(
          ['layout', 'slideLayout', 'slide1.xml'],
          ['n', 'notesSlide', 'slide1.xml'],
        ),
      },
    ],
    [
      'a presentation that is its own slide',
      {
        'ppt/_rels/presentation.xml.rels': rels(
          ['s1', 'slide', 'presentation.xml'],
          ['s2', 'slide', 'slides/slide2.xml'],
          ['m1', 'slideMaster', 'presentation.xml'],
        ),
      },
    ],
  ])('are handled in bounded time: %s', async (_, parts) => {
    expect(await answerTo(buildDeck({ slides: [{ tree: words }, {}], parts }))).toBe('read 2');
  });

  it('are handled in bounded time: a chart that is its own workbook, theme and drawing', async () => {
    const chart = part(
      'c:chartSpace',
      '<c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:ser><c:idx val="0"/><c:order val="0"/><c:val><c:numRef><c:f>Sheet1!$A$1:$XFD$1048576</c:f></c:numRef></c:val></c:ser></c:barChart></c:plotArea></c:chart><c:externalData r:id="r1"/><c:userShapes r:id="r2"/>',
    );
    const frame =
      '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name=""/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart r:id="c"/></a:graphicData></a:graphic></p:graphicFrame>';
    const bytes = buildDeck({
      slides: [{ tree: frame, relations: [{ id: 'c', type: 'chart', target: '../charts/chart1.xml' }] }],
      parts: {
        'ppt/charts/chart1.xml': chart,
        'ppt/charts/_rels/chart1.xml.rels': rels(
          ['r1', 'package', 'chart1.xml'],
          ['r2', 'chartUserShapes', 'chart1.xml'],
          ['r3', 'themeOverride', 'chart1.xml'],
        ),
      },
    });
    expect(await answerTo(bytes)).toBe('read 1');
  });
});

describe('a malicious list of slides', () => {
  /** A deck whose slide is listed this many times. */
  const listing = (times: number, tree: string) => {
    const entries = Array.from({ length: times }, (_, i) => `<p:sldId id="${256 + i}" r:id="s1"/>`).join('');
    return buildDeck({
      slides: [{ tree }],
      parts: {
        'ppt/presentation.xml': part(
          'p:presentation',
          `<p:sldMasterIdLst><p:sldMasterId id="1" r:id="m1"/></p:sldMasterIdLst><p:sldIdLst>${entries}</p:sldIdLst>`,
        ),
      },
    });
  };

  it('is handled in bounded time: 200,000 entries for one slide', async () => {
    expect(await answerTo(listing(200_000, words))).toBe('FILE_TOO_COMPLEX');
  });

  it('is handled in bounded time: entries that multiply the elements of one slide to hundreds of thousands', async () => {
    expect(await answerTo(listing(300, '<p:sp/>'.repeat(1_000)))).toBe('FILE_TOO_COMPLEX');
  });

  it('is read if it lists one slide only as often as a long lesson might', async () => {
    expect(await answerTo(listing(1_000, words))).toBe('read 1000');
  });
});

describe('a malicious picture', () => {
  it.each<[string, string, () => Uint8Array]>([
    ['of 100,000 × 100,000 pixels in a PNG', 'a.png', () => claiming(100_000, 100_000)],
    ['of the largest size that a PNG can declare', 'a.png', () => claiming(0x7fffffff, 0x7fffffff)],
    [
      'of 60,000 × 60,000 pixels in a BMP',
      'a.bmp',
      () => {
        const bytes = new Uint8Array(60);
        bytes.set(strToU8('BM'));
        const view = new DataView(bytes.buffer);
        view.setUint32(14, 40, true);
        view.setInt32(18, 60_000, true);
        view.setInt32(22, -2147483648, true);
        return bytes;
      },
    ],
    [
      'of 100,000 × 100,000 pixels in a TIFF',
      'a.tiff',
      () => {
        const tag = (id: number, value: number) => [
          id & 255,
          id >> 8,
          4,
          0,
          1,
          0,
          0,
          0,
          value & 255,
          (value >> 8) & 255,
          (value >> 16) & 255,
          0,
        ];
        return new Uint8Array([
          0x49,
          0x49,
          42,
          0,
          8,
          0,
          0,
          0,
          3,
          0,
          ...tag(256, 100_000),
          ...tag(257, 100_000),
          ...tag(273, 8),
          0,
          0,
          0,
          0,
        ]);
      },
    ],
    [
      'of a TIFF whose directory is followed by itself',
      'a.tiff',
      () => new Uint8Array([0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 8, 0, 0, 0]),
    ],
    [
      'of an SVG of a million elements',
      'a.svg',
      () => strToU8(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(500_000)}`),
    ],
  ])('is handled in bounded time: %s', async (_, name, trap) => {
    expect(await answerTo(picture(name, trap()))).toBe('read 1');
  });
});

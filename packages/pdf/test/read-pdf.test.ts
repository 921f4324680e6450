import { compareOrder, record } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { pdfOf, pictureOf, readSource, recordsOf, streamOf, textsOf } from './pdf-source.ts';

const POINT = 96 / 72;

async function elementsOf(content: string, given?: Parameters<typeof pdfOf>[1]) {
  const imported = await readSource(pdfOf([{ content }], given));
  const { records } = imported.snapshot;
  const [page] = recordsOf(records, 'page');
  return {
    imported,
    page,
    elements: recordsOf(records, 'element').filter(({ parentId }) => parentId === page?.id),
  };
}

function image(number: number, data: string, space: string, extra = ''): Record<number, string> {
  const side = Math.sqrt(data.length / (space === 'DeviceRGB' ? 3 : 1));
  const size = `/Width ${side} /Height ${side} /ColorSpace /${space} /BitsPerComponent 8`;
  return { [number]: streamOf(`/Type /XObject /Subtype /Image ${size} ${extra}`, data) };
}

/** A Chinese font that is not embedded, in one of the standard's predefined encodings. */
function song(encoding: string): string {
  const descendant =
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 >>';
  return `/F2 << /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /${encoding} /DescendantFonts [${descendant}] >>`;
}

describe('an imported page of a PDF', () => {
  it("has the page's size and only valid records", async () => {
    const { imported, page } = await elementsOf('BT /F1 24 Tf 72 300 Td (Photosynthesis) Tj ET');
    const deck = recordsOf(imported.snapshot.records, 'deck')[0];
    expect(deck?.size).toEqual({ w: 960, h: 540 });
    expect(deck?.source?.format).toBe('pdf');
    expect(page?.picture?.part).toBe('pages/1');
    for (const each of imported.snapshot.records) expect(record.safeParse(each).error).toBeUndefined();
  });

  it('has text at its position, in its size, colour and font', async () => {
    const { elements } = await elementsOf('1 0 0 rg BT /F1 24 Tf 72 300 Td (Photosynthesis) Tj ET');
    const [text] = elements;
    if (text?.type !== 'shape') throw new Error('a text');
    expect(text.text?.paragraphs[0]?.runs[0]).toMatchObject({
      text: 'Photosynthesis',
      props: { size: 24, latin: 'Arial', fill: { type: 'solid', color: { value: 'ff0000' } } },
    });
    expect(text.frame.x).toBeCloseTo(72 * POINT, 1);
    const baseline = (405 - 300) * POINT;
    expect(text.frame.y).toBeLessThan(baseline - 16);
    expect(text.frame.y + text.frame.h).toBeGreaterThan(baseline);
  });

  it('joins lines of one text, and keeps separate texts apart', async () => {
    const { imported } = await elementsOf(
      'BT /F1 20 Tf 24 TL 72 300 Td (first line) Tj T* (second line) Tj ET BT /F1 20 Tf 400 100 Td (elsewhere) Tj ET',
    );
    expect(textsOf(imported)).toEqual(['first line\nsecond line', 'elsewhere']);
  });

  it('has a space between words that are separated only by a pen movement', async () => {
    const { imported } = await elementsOf('BT /F1 20 Tf 72 300 Td [(two) -300 (words) -20 (kerned)] TJ ET');
    expect(textsOf(imported)).toEqual(['two wordskerned']);
  });

  it('keeps words whole when whitespace glyphs without width are between letters', async () => {
    const { imported } = await elementsOf(
      'BT /F1 20 Tf 72 300 Td -5 Tw (H e l l o) Tj 0 Tw ( ) Tj -5 Tw (W o r l d) Tj ET',
    );
    expect(textsOf(imported)).toEqual(['Hello World']);
  });

  it('keeps text in its position after a wide whitespace glyph', async () => {
    const { imported } = await elementsOf(
      'BT /F1 20 Tf 72 300 Td (Name) Tj 15 Tw ( ) Tj 0 Tw (Age) Tj 100 Tw ( ) Tj 0 Tw (Score) Tj ET',
    );
    expect(textsOf(imported)).toEqual(['Name    Age', 'Score']);
  });

  it('keeps spaces that the author typed', async () => {
    const { imported } = await elementsOf('BT /F1 20 Tf 72 300 Td (Name:       class) Tj ET');
    expect(textsOf(imported)).toEqual(['Name:       class']);
  });

  it('keeps words whole when each letter is positioned separately, near to or far from the next', async () => {
    // Widths of Helvetica, thousandths of the size.
    const widths = { a: 556, b: 556, d: 556, e: 556, g: 556, i: 222, k: 500, n: 556, o: 556, r: 333 };
    const placed = (letters: string, apart: number) =>
      [...letters]
        .map((letter) => `(${letter}) Tj ${widths[letter as keyof typeof widths] / 50 + apart} 0 Td`)
        .join(' ');
    const near = `${placed('reading', 1)} ${placed('book', 0)}`;
    const far = `${placed('reading', 5)} 7 0 Td ${placed('book', 5)}`;
    const { imported } = await elementsOf(
      `BT /F1 20 Tf 72 300 Td ${near} ET BT /F1 20 Tf 72 200 Td ${far} ET`,
    );
    expect(textsOf(imported)).toEqual(['readingbook', 'reading book']);
  });

  it('keeps the rotation of a text', async () => {
    const { elements } = await elementsOf('BT /F1 20 Tf 0 1 -1 0 300 100 Tm (upwards) Tj ET');
    expect(elements[0]?.frame.rotation).toBe(-90);
  });

  it('has rectangles, outlines and strokes as shapes', async () => {
    const { elements } = await elementsOf(
      '0 0.5 0 rg 72 72 144 72 re f 3 w 0 0 1 RG 300 100 m 400 200 l 500 100 l h B',
    );
    expect(elements).toMatchObject([
      {
        geometry: { type: 'preset', preset: 'rect' },
        frame: { x: 96, y: 348, w: 192, h: 96 },
        fill: { type: 'solid', color: { value: '008000' } },
      },
      { geometry: { type: 'custom' }, line: { width: 4, fill: { color: { value: '0000ff' } } } },
    ]);
  });

  it('uses a first rectangle over the whole page as its background', async () => {
    const { page, elements } = await elementsOf('0.2 0.4 0.6 rg 0 0 720 405 re f');
    expect(page?.background).toEqual({ type: 'solid', color: { type: 'rgb', value: '336699' } });
    expect(elements).toEqual([]);
  });

  it('has images as PNG pictures, with the mask as their transparency', async () => {
    const { elements, imported } = await elementsOf('q 144 0 0 144 72 72 cm /Im Do Q', {
      resources: '/XObject << /Im 50 0 R >>',
      objects: {
        ...image(50, '\xff\x00\x00\x00\xff\x00\x00\x00\xff\xff\xff\x00', 'DeviceRGB', '/SMask 51 0 R'),
        ...image(51, '\x00\x80\xff\xff', 'DeviceGray'),
      },
    });
    expect(elements).toMatchObject([{ type: 'picture', frame: { x: 96, y: 252, w: 192, h: 192 } }]);
    const [picture] = elements;
    const file = imported.assets.find(({ hash }) => picture?.type === 'picture' && hash === picture.asset);
    expect(file).toMatchObject({ mime: 'image/png', width: 2, height: 2 });
    // colour type 6: with transparency
    expect(file?.bytes[25]).toBe(6);
  });

  it('crops an image that a rectangle clips', async () => {
    const { elements } = await elementsOf('q 72 72 72 144 re W n 144 0 0 144 72 72 cm /Im Do Q', {
      resources: '/XObject << /Im 50 0 R >>',
      objects: image(50, '\x40', 'DeviceGray'),
    });
    expect(elements).toMatchObject([{ frame: { x: 96, w: 96, h: 192 }, crop: { l: 0, r: 0.5, t: 0, b: 0 } }]);
  });

  it('has links to addresses and pages as click actions, and no links that run programs', async () => {
    const link = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [72 72 144 90] ${action} >>`;
    const links = [
      link('/A << /S /URI /URI (https://school.example/) >>'),
      link('/Dest [12 0 R /Fit]'),
      link('/A << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
      link('/A << /S /URI /URI (javascript:alert\\(1\\)) >>'),
    ];
    const imported = await readSource(
      pdfOf([{ content: '', more: `/Annots [${links.join(' ')}]` }, { content: '' }]),
    );
    const pages = recordsOf(imported.snapshot.records, 'page');
    const clicks = recordsOf(imported.snapshot.records, 'element').flatMap(({ click }) => click ?? []);
    expect(clicks).toEqual([
      { type: 'url', url: 'https://school.example/' },
      { type: 'page', pageId: pages[1]?.id },
    ]);
  });

  it('has sections and page names from the PDF’s outline', async () => {
    const item = (title: string, page: number, links: string) =>
      `<< /Title (${title}) /Parent 60 0 R /Dest [${page} 0 R /Fit] ${links} >>`;
    const pages = Array.from({ length: 4 }, () => ({ content: '' }));
    const imported = await readSource(
      pdfOf(pages, {
        catalogue: '/Outlines 60 0 R',
        objects: {
          60: '<< /Type /Outlines /First 61 0 R /Last 62 0 R /Count 2 >>',
          61: item('Light', 10, '/Next 62 0 R'),
          62: item('Sound', 14, '/Prev 61 0 R'),
        },
      }),
    );
    const order = imported.snapshot.records
      .filter((each) => each.kind === 'page' || each.kind === 'section')
      .sort(compareOrder)
      .map(({ kind, name }) => [kind, name]);
    expect(order).toEqual([
      ['section', 'Light'],
      ['page', 'Light'],
      ['page', undefined],
      ['section', 'Sound'],
      ['page', 'Sound'],
      ['page', undefined],
    ]);
  });

  it('is fitted into the most common page size if its size differs, which is reported', async () => {
    const odd = { content: '0 g 0 0 200 400 re f', size: [200, 405] as const };
    const imported = await readSource(pdfOf([{ content: '' }, odd, { content: '' }]));
    expect(imported.report.notes.map(({ code }) => code)).toEqual(['PDF_PAGE_FITTED']);
    const shape = recordsOf(imported.snapshot.records, 'element').find(
      ({ origin }) => origin?.part === 'pages/2',
    );
    expect(shape?.frame.x).toBeCloseTo((960 - 200 * POINT) / 2, 1);
  });
});

describe('Chinese text in a font that is not embedded', () => {
  const read = (encoding: string, hex: string) =>
    elementsOf(`BT /F2 32 Tf 72 300 Td <${hex}> Tj ET`, { fonts: song(encoding) });

  it("is decoded by the standard's character maps, and shown in a font of its style", async () => {
    const { imported, page } = await read('UniGB-UCS2-H', '514954084f5c7528');
    expect(textsOf(imported)).toEqual(['光合作用']);
    expect(page?.picture?.shown).toBe(true);
    expect(imported.report.notes.map(({ code }) => code)).toContain('PDF_FONTS_MISSING');
    expect(pictureOf(imported)).toMatch(/<text [^>]*font-family="'STSong'/);
  });

  it('is decoded in the encoding of GB 2312', async () => {
    const { imported } = await read('GB-EUC-H', 'b9e2bacfd7f7d3c3');
    expect(textsOf(imported)).toEqual(['光合作用']);
  });

  it('is set in columns when it is vertical', async () => {
    const { elements } = await read('UniGB-UCS2-V', '51495408');
    expect(elements).toMatchObject([{ text: { box: { vertical: 'eaVert' } } }]);
    expect(elements[0]?.frame.h).toBeGreaterThan((elements[0]?.frame.w ?? 0) * 1.5);
  });

  it('is escaped in the picture', async () => {
    const words = Buffer.from('<script>&', 'utf16le').swap16().toString('hex');
    const svg = pictureOf((await read('UniGB-UCS2-H', words)).imported);
    expect(svg).toContain('&lt;');
    expect(svg).toContain('&amp;');
    expect(svg).not.toContain('<script');
  });
});

describe('the picture of a PDF page', () => {
  it('has glyphs as outlines, gradients, clips and blends, and no executable content', async () => {
    const { imported, page } = await elementsOf(
      'q 100 100 m 300 100 l 200 300 l h W n /Sh sh Q BT /F1 40 Tf 72 300 Td (Ab) Tj ET q /G gs 0 0 100 100 re f Q',
      {
        resources:
          '/Shading << /Sh << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 400 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >> /ExtGState << /G << /ca 0.5 /BM /Multiply >> >>',
      },
    );
    const svg = pictureOf(imported);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 960 540">/);
    expect(svg).toContain('<linearGradient');
    expect(svg).toContain('<clipPath');
    expect(svg.match(/<use href="#g/g)).toHaveLength(2);
    expect(svg).toContain('mix-blend-mode:multiply');
    expect(svg).toContain('fill-opacity="0.5"');
    expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#|data:image\/)/);
    // the elements are not exact: the page's picture is shown
    expect(page?.picture?.shown).toBe(true);
    expect(imported.report.notes.map(({ code }) => code)).toEqual(['PDF_AS_IT_LOOKS']);
  });

  it('is not shown at first if the elements show the whole page', async () => {
    const { page, imported } = await elementsOf(
      '0 g 72 72 100 100 re f BT /F1 20 Tf 72 300 Td (plain) Tj ET',
    );
    expect(page?.picture?.shown).toBe(false);
    expect(imported.report.notes).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPptx } from '@lectern/pptx';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findProgram } from '../../../platform/jail/find-program.ts';
import { built, ended, SLOW, startExporting, whyNoPrint } from './exporting.ts';
import { inkOf } from './picture-ink.ts';
import { frame, printedDeck, sha256, text } from './printed-deck.ts';

const pdftotext = await findProgram(['pdftotext']);
const pdftoppm = await findProgram(['pdftoppm']);
const SVG = 'image/svg+xml';
const CHART = {
  plots: [
    {
      type: 'bar',
      series: [{ name: '雨量', categories: ['一月', '二月'], values: [3, 5] }],
    },
  ],
};

const color = (value: string) => ({ type: 'rgb', value });
/** Letters with a gradient, which a browser paints through a mask: red above, blue below. */
const RAINBOW = {
  size: 60,
  fill: {
    type: 'gradient',
    stops: [
      { pos: 0, color: color('FF0000') },
      { pos: 0.4, color: color('FF0000') },
      { pos: 0.6, color: color('0000FF') },
      { pos: 1, color: color('0000FF') },
    ],
    shade: { type: 'linear', angle: 90 },
  },
};
/** The same letters with a shadow behind them. */
const SHADED_RAINBOW = {
  ...RAINBOW,
  effects: { outerShadow: { color: color('00FF00'), blur: 0, distance: 12, angle: 0 } },
};

const { server, exporting } = await startExporting();
afterAll(() => server.close());

/** Width and height from a PNG's first chunk (PNG, 11.2.2). */
const pixels = (png: Uint8Array) => {
  const view = Buffer.from(png);
  expect(view.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [view.readUInt32BE(16), view.readUInt32BE(20)];
};

/** Chromium writes the objects of a PDF as plain text; only the drawing itself is compressed. */
const plain = (pdf: Buffer) => pdf.toString('latin1');
const sheets = (pdf: Buffer) =>
  [...plain(pdf).matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => [Number(w), Number(h)]);

/** How many pixels of a picture (PPM) are full red or full blue. */
function paints(ppm: Buffer): { readonly red: number; readonly green: number; readonly blue: number } {
  const header = /^P6\s\d+\s\d+\s255\s/.exec(ppm.subarray(0, 40).toString('latin1'))?.[0] ?? '';
  expect(header).not.toBe('');
  const counts = [0, 0, 0];
  for (let at = header.length; at + 2 < ppm.length; at += 3) {
    const channels = [ppm[at] ?? 0, ppm[at + 1] ?? 0, ppm[at + 2] ?? 0];
    const [full, ...others] = channels.flatMap((value, index) => (value > 230 ? [index] : []));
    if (full === undefined || others.length > 0) continue;
    if (channels.every((value, index) => index === full || value < 25))
      counts[full] = (counts[full] ?? 0) + 1;
  }
  const [red = 0, green = 0, blue = 0] = counts;
  return { red, green, blue };
}

describe('a PDF of a courseware', () => {
  beforeEach((context) => context.skip(whyNoPrint !== undefined, whyNoPrint));

  it('has its pages in exact size, without hidden pages, and with text and links that work', {
    timeout: SLOW,
  }, async () => {
    const id = await exporting.courseware(
      printedDeck(
        [
          [text('一把钥匙'), { ...text('讲台', { type: 'url', url: 'https://lectern.example/rain?a=1' }) }],
          [text('藏起来的一页')],
          [
            text('回到开头', { type: 'page', pageId: 'p1' }),
            { ...text('跳'), click: { type: 'jump', to: 'first' }, frame: { ...frame, y: 300 } },
            text('去藏起来的', { type: 'page', pageId: 'p2' }),
            text('危险', { type: 'url', url: 'javascript:alert(1)' }),
          ],
        ],
        { hidden: [2], size: { w: 1000.4, h: 563.6 } },
      ),
    );
    const { task, bytes } = await exporting.exported(id, { format: 'pdf' });
    expect(task).toMatchObject({ state: 'done', pages_done: 2, pages_total: 2, error: null });
    expect(task.file?.name).toBe('秋天的雨.pdf');
    for (const [w = 0, h = 0] of sheets(bytes)) {
      expect(Math.abs(w - 1000.4 * 0.75)).toBeLessThan(0.8);
      expect(Math.abs(h - 563.6 * 0.75)).toBeLessThan(0.8);
    }
    expect(sheets(bytes)).toHaveLength(2);
    const objects = plain(bytes);
    expect(objects).toContain('https://lectern.example/rain?a=1');
    expect(objects).not.toContain('javascript:');
    expect(objects).not.toContain('stage.invalid');
    expect(objects.match(/\/Dest/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    if (!pdftotext) return;
    const words = execFileSync(pdftotext, ['-', '-'], { input: bytes }).toString();
    expect(words).toContain('一把钥匙');
    expect(words).toContain('回到开头');
    expect(words).not.toContain('藏起来的一页');
  });

  it('shows letters with their gradient in front of their shadow, and as text', {
    timeout: SLOW,
  }, async (context) => {
    context.skip(!pdftotext || !pdftoppm, 'poppler-utils are not installed');
    const written = (words: string, run: object) => [{ ...text(words), textDefaults: [{ run }] }];
    const id = await exporting.courseware(
      printedDeck([written('彩虹桥', RAINBOW), written('彩虹桥', SHADED_RAINBOW)], {
        size: { w: 800, h: 450 },
      }),
    );
    const { bytes } = await exporting.exported(id, { format: 'pdf' });
    for (const page of ['1', '2']) {
      const parameters = ['-f', page, '-l', page, '-', '-'];
      const words = execFileSync(pdftotext ?? '', parameters, { input: bytes }).toString();
      // A shadow is drawn as letters too.
      expect(words.match(/彩虹桥/g)?.length).toBeGreaterThanOrEqual(1);
      if (page === '1') expect(words.match(/彩虹桥/g)).toHaveLength(1);
      const picture = execFileSync(pdftoppm ?? '', ['-f', page, '-l', page, '-r', '96', '-'], {
        input: bytes,
        maxBuffer: 8 * 1024 ** 2,
      });
      const painted = paints(picture);
      expect(painted.red).toBeGreaterThan(200);
      expect(painted.blue).toBeGreaterThan(200);
      if (page === '1') expect(painted.green).toBe(0);
      else expect(painted.green).toBeGreaterThan(200);
    }
  });

  it('has hidden pages when they are requested, or only the requested pages', {
    timeout: SLOW,
  }, async () => {
    const id = await exporting.courseware(
      printedDeck([[text('一')], [text('二')], [text('三')]], { hidden: [2] }),
    );
    expect(sheets((await exporting.exported(id, { format: 'pdf', hidden: true })).bytes)).toHaveLength(3);
    expect(sheets((await exporting.exported(id, { format: 'pdf', pages: [3, 2, 2, 9] })).bytes)).toHaveLength(
      2,
    );
    const secret = await exporting.courseware(printedDeck([[text('一')], [text('二')]], { hidden: [1, 2] }));
    expect(sheets((await exporting.exported(secret, { format: 'pdf' })).bytes)).toHaveLength(2);
    const none = await exporting.watched(await exporting.start(id, { format: 'pdf', pages: [40] }), ended);
    expect(none).toMatchObject({
      state: 'failed',
      error: { code: 'EXPORT_NO_PAGES', message: '所选的页在课件里不存在' },
      file: null,
    });
  });
});

describe('pictures of a courseware', () => {
  beforeEach((context) => context.skip(whyNoPrint !== undefined, whyNoPrint));

  it('have the requested width, are in one archive, and show the content of each page', {
    timeout: SLOW,
  }, async () => {
    const red = { type: 'solid', color: { type: 'rgb', value: 'D92D20' } };
    const whole = { x: 0, y: 0, w: 1280, h: 720 };
    const id = await exporting.courseware(
      printedDeck([
        [{ type: 'shape', fill: red, frame: whole }],
        [text('二'), { type: 'formula', latex: '\\frac{1}{2}' }],
        [{ type: 'chart', chart: CHART }],
      ]),
      '课: 雨?',
    );
    const { task, bytes } = await exporting.exported(id, { format: 'png', width: 640 });
    expect(task.file?.name).toMatch(/雨\.zip$/);
    const files = Object.entries(unzipSync(bytes)).sort();
    expect(files.map(([name]) => name.slice(-8))).toEqual([' 001.png', ' 002.png', ' 003.png']);
    for (const [, png] of files) expect(pixels(png)).toEqual([640, 360]);
    expect(new Set(files.map(([, png]) => sha256(png))).size).toBe(3);
    const one = await exporting.exported(id, { format: 'jpeg', pages: [1], width: 640 });
    expect(one.task.file?.name).toMatch(/雨\.jpg$/);
    expect([...one.bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const png = await exporting.exported(id, { format: 'png', pages: [1] });
    expect(pixels(png.bytes)).toEqual([1920, 1080]);
  });
});

it('a presentation of a courseware with subject tools shows the tools, and restores them when it is imported again', {
  timeout: SLOW,
}, async (context) => {
  context.skip(whyNoPrint !== undefined, whyNoPrint);
  const tool = (toolKey: string, data: object) => ({ type: 'tool', toolKey, data, name: toolKey });
  const data = { sides: 8, count: 2, history: true };
  const id = await exporting.courseware(printedDeck([[tool('Dice', data), tool('Hologram', {})]]));
  const { task, bytes } = await exporting.exported(id, { format: 'pptx' });
  expect(task.notes).toEqual([expect.stringMatching(/^有 1 个学科工具没能画成图片/)]);
  const pictures = Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('ppt/media/'));
  expect(pictures.map(([, png]) => pixels(png))).toEqual([[2 * frame.w, 2 * frame.h]]);
  const { snapshot } = await readPptx(bytes, { hash: sha256 });
  const tools = snapshot.records.flatMap((each) =>
    each.kind === 'element' && each.type === 'tool' ? [[each.toolKey, each.data]] : [],
  );
  expect(tools).toEqual([
    ['Dice', data],
    ['Hologram', {}],
  ]);
});

it('a presentation contains a picture of each formula for programs without formulas', {
  timeout: SLOW,
}, async (context) => {
  context.skip(whyNoPrint !== undefined, whyNoPrint);
  const formula = { type: 'formula', latex: '\\frac{1}{2}' };
  const around = { ...frame, x: 400, rotation: 30 };
  const inline = {
    type: 'shape',
    textBox: true,
    text: { paragraphs: [{ runs: [{ type: 'text', text: '半 ' }, formula] }] },
    frame: around,
  };
  const alone = { type: 'formula', latex: 'x^{2}', frame: { ...frame, y: 250 } };
  const id = await exporting.courseware(printedDeck([[text('在旁边'), alone, inline]]));
  const { task, bytes } = await exporting.exported(id, { format: 'pptx' });
  expect(task.notes ?? []).toEqual([]);
  const parts = unzipSync(bytes);
  const slide = new TextDecoder().decode(parts['ppt/slides/slide1.xml']);
  expect(slide.match(/<mc:Fallback><p:pic>/g)).toHaveLength(2);
  const pictures = Object.entries(parts).flatMap(([name, png]) =>
    name.startsWith('ppt/media/') ? [png] : [],
  );
  for (const png of pictures) {
    expect(pixels(png)).toEqual([2 * frame.w, 2 * frame.h]);
    // The picture contains the formula's letters, without the page and its neighbours.
    const { painted, corners } = inkOf(png);
    expect(painted).toBeGreaterThan(0.002);
    expect(painted).toBeLessThan(0.2);
    expect(corners).toBe(0);
  }
  expect(new Set(pictures.map(sha256)).size).toBe(2);
});

it('a show in one file contains everything that its courseware shows', async (context) => {
  context.skip(!built, whyNoPrint);
  const id = await exporting.courseware(
    printedDeck([[text('一把钥匙')], [text('谁也看不到的一页')]], { hidden: [2], notes: '只给老师看' }),
    '秋',
  );
  const { task, bytes } = await exporting.exported(id, { format: 'html' });
  expect(task.file?.name).toBe('秋.html');
  const page = bytes.toString('utf8');
  expect(page).toContain('<title>秋</title>');
  expect(page).toContain('一把钥匙');
  expect(page).not.toContain('谁也看不到的一页');
  expect(page).toMatch(/Content-Security-Policy/);
  expect(page).not.toContain('只给老师看');
  const withNotes = await exporting.exported(id, { format: 'html', notes: true });
  expect(withNotes.bytes.toString('utf8')).toContain('只给老师看');
});

describe('a hostile courseware', () => {
  let canary: Server;
  const hits: string[] = [];
  beforeAll(async () => {
    canary = createServer((request, response) => {
      hits.push(request.url ?? '');
      response.end('tweet');
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => canary.close());
  beforeEach((context) => context.skip(whyNoPrint !== undefined, whyNoPrint));

  it('loads nothing and runs no script while it is drawn', { timeout: SLOW }, async () => {
    const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="60" onload="fetch('${address}/onload')"><script>fetch('${address}/script');new Image().src='${address}/image'</script><image href="${address}/href" width="9" height="9"/><style>@import url(${address}/style);rect{fill:url(${address}/fill#a)}</style><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${address}/frame"/></foreignObject><rect width="60" height="60" fill="#0a0"/></svg>`,
    );
    const page = Buffer.from(`<html><script>location='${address}/page'</script></html>`);
    const id = await exporting.courseware(
      printedDeck(
        [
          [
            { type: 'picture', asset: sha256(svg) },
            { type: 'picture', asset: sha256(page) },
            { type: 'video', url: `${address}/video`, poster: sha256(svg) },
            { type: 'formula', latex: `\\includegraphics{${address}/latex}\\href{${address}/link}{x}` },
            { ...text(`"/><img src=${address}/html>`), alt: `"><img src=${address}/alt>` },
            { ...text('字体'), textDefaults: [{ run: { latin: `x"),url(${address}/font` } }] },
          ],
        ],
        {
          files: [
            { bytes: svg, mime: SVG },
            { bytes: page, mime: 'image/png' },
          ],
        },
      ),
    );
    await exporting.exported(id, { format: 'pdf' });
    await exporting.exported(id, { format: 'png', width: 320 });
    expect(hits).toEqual([]);
    expect((await fetch(`${address}/itself`)).status).toBe(200);
    expect(hits).toEqual(['/itself']);
  });
});

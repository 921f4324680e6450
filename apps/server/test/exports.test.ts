import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { missing } from '@lectern/base/missing';
import { readPptx } from '@lectern/pptx';
import { EditPermission } from '@lectern/protocol';
import { binDocuments, deleteDocuments, putGrant } from '@lectern/protocol/documents';
import { cancelExport, type ExportTask, getExport, startExport } from '@lectern/protocol/exports';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExportTables } from '../src/features/exports/exports.tables.ts';
import { sweepExports } from '../src/features/exports/index.ts';
import { findBrowser } from '../src/platform/browser/find-browser.ts';
import { findProgram } from '../src/platform/jail/find-program.ts';
import { startTestServer, type TestInput, type TestServer } from './harness.ts';
import { frame, type PrintedDeck, printedDeck, sha256, text } from './printed-deck.ts';
import { type SignedIn, signIn } from './sessions.ts';
import { importFile } from './upload-file.ts';

const browser = await findBrowser(process.env.LECTERN_CHROMIUM);
const built = existsSync(new URL('../../web/dist-print/print.html', import.meta.url));
const pdftotext = await findProgram(['pdftotext']);
const pdftoppm = await findProgram(['pdftoppm']);
const why =
  missing('chromium', browser, 'no Chromium is installed here') ??
  missing('chromium', built, 'the page that prints is not built');
/** A browser starts in about a second where it has a processor to itself. */
const SLOW = 90_000;

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
/** Letters that a browser paints through a mask: red above, blue below. */
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
/** … with a shadow that is to lie behind them. */
const SHADED_RAINBOW = {
  ...RAINBOW,
  effects: { outerShadow: { color: color('00FF00'), blur: 0, distance: 12, angle: 0 } },
};

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  [chen, li] = await Promise.all([signIn(server), signIn(server)]);
});
afterAll(() => server.close());

async function courseware(deck: PrintedDeck, name = '秋天的雨'): Promise<string> {
  const task = await importFile(server, chen, `${name}.ndpx`, deck.file);
  if (task.document_id === null) throw new Error(`not imported: ${task.error?.message}`);
  return task.document_id;
}

type Wish = NonNullable<TestInput<typeof startExport>['body']>;

function start(id: string, body: Wish, session = chen): Promise<ExportTask> {
  return server.call(startExport, { params: { id }, body, language: 'zh' }, session);
}

async function watched(
  task: ExportTask,
  until: (task: ExportTask) => boolean,
  session = chen,
): Promise<ExportTask> {
  const params = { id: task.document_id, export_id: task.id };
  const deadline = Date.now() + SLOW;
  for (;;) {
    const now = await server.call(getExport, { params, language: 'zh' }, session);
    if (until(now)) return now;
    if (Date.now() > deadline) throw new Error(`the export is still ${now.state}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

const ended = ({ state }: ExportTask) => state !== 'waiting' && state !== 'running';

async function exported(id: string, body: Wish): Promise<{ task: ExportTask; bytes: Buffer }> {
  const task = await watched(await start(id, body), ended);
  if (!task.file) throw new Error(`not exported: ${task.state} ${task.error?.message}`);
  const answer = await server.fetch(task.file.url);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(task.file.size);
  return { task, bytes };
}

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

/** How many pixels of a picture (PPM) are of a full colour. */
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

describe('a courseware becomes a PDF', () => {
  beforeEach((context) => context.skip(why !== undefined, why));

  it('of its pages in the exact size, hidden ones left out, with text and links that work', {
    timeout: SLOW,
  }, async () => {
    const id = await courseware(
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
    const { task, bytes } = await exported(id, { format: 'pdf' });
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

  it('whose letters show their gradient, before their shadow, and are words all the same', {
    timeout: SLOW,
  }, async (context) => {
    context.skip(!pdftotext || !pdftoppm, 'poppler-utils are not installed');
    const written = (words: string, run: object) => [{ ...text(words), textDefaults: [{ run }] }];
    const id = await courseware(
      printedDeck([written('彩虹桥', RAINBOW), written('彩虹桥', SHADED_RAINBOW)], {
        size: { w: 800, h: 450 },
      }),
    );
    const { bytes } = await exported(id, { format: 'pdf' });
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

  it('with the hidden pages when they are asked for, or only those that are named', {
    timeout: SLOW,
  }, async () => {
    const id = await courseware(printedDeck([[text('一')], [text('二')], [text('三')]], { hidden: [2] }));
    expect(sheets((await exported(id, { format: 'pdf', hidden: true })).bytes)).toHaveLength(3);
    expect(sheets((await exported(id, { format: 'pdf', pages: [3, 2, 2, 9] })).bytes)).toHaveLength(2);
    const secret = await courseware(printedDeck([[text('一')], [text('二')]], { hidden: [1, 2] }));
    expect(sheets((await exported(secret, { format: 'pdf' })).bytes)).toHaveLength(2);
    const none = await watched(await start(id, { format: 'pdf', pages: [40] }), ended);
    expect(none).toMatchObject({
      state: 'failed',
      error: { code: 'EXPORT_NO_PAGES', message: '所选的页在课件里不存在' },
      file: null,
    });
  });
});

describe('a courseware becomes pictures', () => {
  beforeEach((context) => context.skip(why !== undefined, why));

  it('of the wished width, one an archive of all, that show what each page shows', {
    timeout: SLOW,
  }, async () => {
    const red = { type: 'solid', color: { type: 'rgb', value: 'D92D20' } };
    const whole = { x: 0, y: 0, w: 1280, h: 720 };
    const id = await courseware(
      printedDeck([
        [{ type: 'shape', fill: red, frame: whole }],
        [text('二'), { type: 'formula', latex: '\\frac{1}{2}' }],
        [{ type: 'chart', chart: CHART }],
      ]),
      '课: 雨?',
    );
    const { task, bytes } = await exported(id, { format: 'png', width: 640 });
    expect(task.file?.name).toMatch(/雨\.zip$/);
    const files = Object.entries(unzipSync(bytes)).sort();
    expect(files.map(([name]) => name.slice(-8))).toEqual([' 001.png', ' 002.png', ' 003.png']);
    for (const [, png] of files) expect(pixels(png)).toEqual([640, 360]);
    expect(new Set(files.map(([, png]) => sha256(png))).size).toBe(3);
    const one = await exported(id, { format: 'jpeg', pages: [1], width: 640 });
    expect(one.task.file?.name).toMatch(/雨\.jpg$/);
    expect([...one.bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const png = await exported(id, { format: 'png', pages: [1] });
    expect(pixels(png.bytes)).toEqual([1920, 1080]);
  });
});

it('a courseware with subject tools becomes a presentation that shows them, and has them again when it comes back', {
  timeout: SLOW,
}, async (context) => {
  context.skip(why !== undefined, why);
  const tool = (toolKey: string, data: object) => ({ type: 'tool', toolKey, data, name: toolKey });
  const data = { sides: 8, count: 2, history: true };
  const id = await courseware(printedDeck([[tool('Dice', data), tool('Hologram', {})]]));
  const { task, bytes } = await exported(id, { format: 'pptx' });
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

it('a courseware becomes a show of one file that holds what it shows', async (context) => {
  context.skip(!built, why);
  const id = await courseware(
    printedDeck([[text('一把钥匙')], [text('谁也看不到的一页')]], { hidden: [2], notes: '只给老师看' }),
    '秋',
  );
  const { task, bytes } = await exported(id, { format: 'html' });
  expect(task.file?.name).toBe('秋.html');
  const page = bytes.toString('utf8');
  expect(page).toContain('<title>秋</title>');
  expect(page).toContain('一把钥匙');
  expect(page).not.toContain('谁也看不到的一页');
  expect(page).toMatch(/Content-Security-Policy/);
  expect(page).not.toContain('只给老师看');
  const withNotes = await exported(id, { format: 'html', notes: true });
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
  beforeEach((context) => context.skip(why !== undefined, why));

  it('asks for nothing from anywhere while it is drawn, and runs nothing', { timeout: SLOW }, async () => {
    const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="60" onload="fetch('${address}/onload')"><script>fetch('${address}/script');new Image().src='${address}/image'</script><image href="${address}/href" width="9" height="9"/><style>@import url(${address}/style);rect{fill:url(${address}/fill#a)}</style><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${address}/frame"/></foreignObject><rect width="60" height="60" fill="#0a0"/></svg>`,
    );
    const page = Buffer.from(`<html><script>location='${address}/page'</script></html>`);
    const id = await courseware(
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
    await exported(id, { format: 'pdf' });
    await exported(id, { format: 'png', width: 320 });
    expect(hits).toEqual([]);
    expect((await fetch(`${address}/itself`)).status).toBe(200);
    expect(hits).toEqual(['/itself']);
  });
});

describe('an export', () => {
  it('is asked for, watched, cancelled and fetched by those who may see the courseware', async () => {
    const id = await courseware(printedDeck([[text('一')]]));
    const body = { format: 'pdf' } as const;
    expect((await server.fails(startExport, { params: { id }, body }, li)).code).toBe('DOCUMENT_NOT_FOUND');
    const task = await start(id, body);
    const params = { id, export_id: task.id };
    for (const endpoint of [getExport, cancelExport]) {
      expect((await server.fails(endpoint, { params }, li)).code).toBe('DOCUMENT_NOT_FOUND');
    }
    const grant = { params: { id, user_id: li.userId }, body: { permission: EditPermission.VIEW } };
    await server.call(putGrant, grant, chen);
    expect((await server.fails(getExport, { params }, li)).code).toBe('TASK_NOT_FOUND');
    const own = await start(id, body, li);
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    const gone = { params: { id, export_id: own.id } };
    expect((await server.fails(getExport, gone, li)).code).toBe('DOCUMENT_NOT_FOUND');
  });

  it('beyond three at once of one user waits for the others', async () => {
    const id = await courseware(printedDeck([[text('一')]]));
    const mei = await signIn(server);
    const grant = { params: { id, user_id: mei.userId }, body: { permission: EditPermission.VIEW } };
    await server.call(putGrant, grant, chen);
    const body = { format: 'pdf' } as const;
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => start(id, body, mei)));
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
    for (const one of all) {
      if (one.status === 'fulfilled')
        await server.call(cancelExport, { params: { id, export_id: one.value.id } }, mei);
    }
  });

  it('that was cancelled leaves nothing, and the next is drawn', { timeout: SLOW }, async (context) => {
    context.skip(why !== undefined, why);
    const id = await courseware(printedDeck(Array.from({ length: 20 }, (_, index) => [text(`第 ${index}`)])));
    const task = await start(id, { format: 'png' });
    await watched(task, ({ pages_done: done }) => done > 0);
    const params = { id, export_id: task.id };
    expect((await server.call(cancelExport, { params }, chen)).state).toBe('cancelled');
    await exported(id, { format: 'png', pages: [1], width: 320 });
    expect(await server.call(getExport, { params }, chen)).toMatchObject({ state: 'cancelled', file: null });
  });

  it('goes on from its beginning when the browser breaks', { timeout: SLOW }, async (context) => {
    context.skip(why !== undefined || process.platform !== 'linux', why);
    const id = await courseware(printedDeck(Array.from({ length: 20 }, (_, index) => [text(`第 ${index}`)])));
    const task = await start(id, { format: 'png', width: 640 });
    await watched(task, ({ pages_done: done }) => done > 0);
    expect(killBrowsers()).toBeGreaterThan(0);
    expect(await watched(task, ended)).toMatchObject({ state: 'done', pages_done: 20 });
  });

  it('has its file for a day, by links that are ours, and then neither is there', {
    timeout: SLOW,
  }, async (context) => {
    context.skip(why !== undefined, why);
    const id = await courseware(printedDeck([[text('一')]]), '司马光（1）');
    const { task } = await exported(id, { format: 'png', width: 320 });
    expect(task.expires_at ?? 0).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    const url = task.file?.url ?? '';
    expect((await server.fetch(url.replace(/s=.{5}/, 's=AAAAA'))).status).toBe(403);
    expect((await server.fetch(url.replace(/e=\d+/, `e=${Date.now() + 1e9}`))).status).toBe(403);
    const answer = await server.fetch(url);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('司马光（1）.png')}`,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { objects, database } = server.platform;
    const row = await database
      .withTables<ExportTables>()
      .selectFrom('export_task')
      .selectAll()
      .where('id', '=', task.id)
      .executeTakeFirstOrThrow();
    // A file that comes back as an upload shares no object with the export.
    expect((await objects.put(bytes)).hash).not.toBe(row.file_hash);
    const tomorrow = { now: () => Date.now() + 25 * 3_600_000 };
    await sweepExports({ ...server.platform, clock: tomorrow });
    expect(await objects.has(row.file_hash ?? '')).toBe(false);
    expect((await server.fetch(url)).status).toBe(403);
    const params = { id, export_id: task.id };
    expect((await server.fails(getExport, { params }, chen)).code).toBe('TASK_NOT_FOUND');
  });

  it('is not fetched any more once its courseware was taken away', { timeout: SLOW }, async (context) => {
    context.skip(why !== undefined, why);
    const id = await courseware(printedDeck([[text('一')]]));
    const { task } = await exported(id, { format: 'png', width: 320 });
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    await server.call(deleteDocuments, { body: { ids: [id] } }, chen);
    expect((await server.fetch(task.file?.url ?? '')).status).toBe(403);
  });
});

describe('where Chromium is missing', () => {
  it('an export fails and says what to install, in both languages', { timeout: SLOW }, async () => {
    const bare = await startTestServer({ config: { chromium: '/nowhere/chromium' } });
    try {
      const mei = await signIn(bare);
      const { document_id: id } = await importFile(bare, mei, '课.ndpx', printedDeck([[text('一')]]).file);
      const params = { id: id ?? '' };
      const task = await bare.call(startExport, { params, body: { format: 'pdf' } }, mei);
      const said = async (language: 'zh' | 'en') => {
        const of = { params: { ...params, export_id: task.id }, language };
        for (;;) {
          const now = await bare.call(getExport, of, mei);
          if (ended(now)) return now.error;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      expect(await said('zh')).toMatchObject({ code: 'EXPORT_NO_BROWSER' });
      expect((await said('zh'))?.message).toContain('未安装 Chromium');
      expect((await said('en'))?.message).toContain('Chromium is not installed');
    } finally {
      await bare.close();
    }
  });
});

/** Kills the browsers that this process, or what it started, has started; answers how many processes. */
function killBrowsers(): number {
  const parents = new Map<number, number>();
  const browsers: number[] = [];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
      if (/remote-debugging-pipe/.test(readFileSync(`/proc/${name}/cmdline`, 'utf8')))
        browsers.push(Number(name));
    } catch {
      // It ended while it was looked at.
    }
  }
  const isOurs = (pid: number): boolean => pid === process.pid || (pid > 1 && isOurs(parents.get(pid) ?? 0));
  const ours = browsers.filter(isOurs);
  for (const pid of ours) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Its parent took it along.
    }
  }
  return ours.length;
}

import { execFileSync } from 'node:child_process';
import { gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readElement, sha256 } from '../../test/deck-source.ts';
import {
  emf,
  floats,
  join,
  longs,
  PLUS_VERSION,
  plus,
  wide,
  wmf,
  words,
} from '../../test/metafile-source.ts';
import { metafileToSvg } from './to-svg.ts';

describe('a compressed metafile', () => {
  const square = emf([43, longs(0, 0, 10, 20)], [14, longs(0, 0, 20)]);

  it('is unpacked up to the size that it states', () => {
    const packed = gzipSync(square);
    expect(metafileToSvg(packed)).toBe(metafileToSvg(square));
    new DataView(packed.buffer, packed.byteOffset).setUint32(packed.length - 4, 100, true);
    expect(metafileToSvg(packed)).not.toBe(metafileToSvg(square));
  });

  it('is kept unchanged when it is damaged, or too large', () => {
    expect(metafileToSvg(gzipSync(square).fill(0, 12))).toBeUndefined();
    const large = new Uint8Array(50_000_001);
    large.set(square);
    expect(metafileToSvg(large.subarray(0, 50_000_000))).toBe(metafileToSvg(square));
    expect(metafileToSvg(large)).toBeUndefined();
  });

  it('is read by the mark of its header', () => {
    for (const at of [0, 40, 41, 42, 43]) {
      const other = Uint8Array.from(square);
      other[at] = 9;
      expect(metafileToSvg(other)).not.toBe(metafileToSvg(square));
    }
  });
});

describe('an enhanced metafile', () => {
  it('is drawn with its pens, brushes, transforms and texts', () => {
    const text = wide('角A');
    const svg = metafileToSvg(
      emf(
        [39, longs(1, 0, 0x000000ff, 0)],
        [37, longs(1)],
        [38, longs(2, 1, 3, 0, 0x00ff0000)],
        [37, longs(2)],
        [43, longs(0, 0, 10, 20)],
        [35, join(new Uint8Array(new Float32Array([2, 0, 0, 2, 5, 5]).buffer))],
        [27, longs(1, 1)],
        [54, longs(3, 1)],
        [24, longs(0x0000ff00)],
        [84, join(longs(0, 0, 0, 0, 2, 0, 0, 10, 20, 2, 76, 0, 0, 0, 0, 0, 82), text, longs(7, 7))],
        [14, longs(0, 0, 20)],
      ),
    );
    expect(svg).toContain('width="96" height="96" viewBox="0 0 96 96"');
    expect(svg).toContain('<path d="M0 0L10 0L10 20L0 20Z" fill="#ff0000"');
    expect(svg).toContain('stroke="#0000ff" stroke-width="3"');
    expect(svg).toContain('stroke-dasharray="9 3"');
    expect(svg).toContain('<path d="M7 7L11 7"');
    expect(svg).toMatch(/<text transform="translate\(25 45\)"[^>]*fill="#00ff00"[^>]*>角A<\/text>/);
  });

  it('shows its bitmaps', () => {
    const info = longs(40, 1, 1, (24 << 16) | 1, 0, 4, 0, 0, 0, 0);
    const svg = metafileToSvg(
      emf([
        81,
        join(
          longs(0, 0, 0, 0, 3, 4, 0, 0, 1, 1, 80, 40, 120, 4, 0, 0x00cc0020, 30, 40),
          info,
          longs(0x00ff00),
        ),
      ]),
    );
    expect(svg).toContain('matrix(30 0 0 40 3 4)');
    expect(svg).toContain('href="data:image/bmp;base64,Qk');
  });

  it('is drawn as an empty picture when it draws nothing', () => {
    const end = [14, longs(0, 0, 20)] as const;
    expect(metafileToSvg(emf([70, longs(4, 0)], [39, longs(1, 0, 255, 0)], [37, longs(1)], end))).toMatch(
      /^<svg [^>]*width="96" height="96"[^>]*><\/svg>$/,
    );
    const pointSized = emf(end);
    new DataView(pointSized.buffer).setInt32(32, 0, true);
    expect(metafileToSvg(pointSized)).toContain('width="1" height="1"');
    // The end of the metafile is missing, or GDI+ has an unknown drawing record.
    expect(metafileToSvg(emf([70, longs(4, 0)]))).toBeUndefined();
    const plus = longs(28, 0x2b464d45, 0x4037, 12, 0, 0x4002, 12);
    expect(metafileToSvg(emf([70, plus], end))).toBeUndefined();
    expect(metafileToSvg(wmf([0x0201, longs(0)]))).toMatch(/><\/svg>$/);
    expect(metafileToSvg(wmf([0x012b, words(0)]))).toBeUndefined();
  });

  it('is kept unchanged when all its records are unknown or damaged', () => {
    expect(metafileToSvg(emf([74, longs(0, 0, 0, 0, 0)], [14, longs(0, 0, 20)]))).toBeUndefined();
    expect(metafileToSvg(emf([43, longs(0)]))).toBeUndefined();
    expect(metafileToSvg(new Uint8Array(60))).toBeUndefined();
  });

  it.each(['bitmap', 'lines'])('of 3 MB of %s is drawn in little memory', (kind) => {
    const draw = `
      import { metafileToSvg } from ${JSON.stringify(new URL('./to-svg.ts', import.meta.url).href)};
      const longs = (...values) => Buffer.from(Int32Array.from(values).buffer);
      const record = (type, body) => Buffer.concat([longs(type, 8 + body.length), body]);
      const header = longs(1, 88, 0, 0, 95, 95, 0, 0, 2540, 2540, 0x464d4520, 0x10000, 0, 0, 0, 0, 0, 0, 960, 960, 254, 254);
      const [w, h] = [1000, 1000];
      const info = longs(40, w, h, (24 << 16) | 1, 0, w * h * 3, 0, 0, 0, 0);
      const bitmap = () => [record(81, Buffer.concat([longs(0, 0, 95, 95, 0, 0, 0, 0, w, h, 80, 40, 120, w * h * 3, 0, 0x00cc0020, 96, 96), info, Buffer.alloc(w * h * 3)]))];
      const lines = () => Array.from({ length: 95_000 }, (_, i) => record(54, longs(i % 96, (7 * i) % 96, 0, 0, 0, 0)));
      const picture = Buffer.concat([header, ...(${kind}()), record(14, longs(0, 0, 20))]);
      process.stdout.write(String(metafileToSvg(picture)?.length));
    `;
    const answer = execFileSync(
      process.execPath,
      ['--max-old-space-size=36', '--input-type=module', '-e', draw],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
        env: {},
      },
    );
    expect(Number(String(answer))).toBeGreaterThan(3_000_000);
  });

  it('cannot insert markup into the page', () => {
    const text = wide('<script>"&');
    const svg = metafileToSvg(
      emf([84, join(longs(0, 0, 0, 0, 2, 0, 0, 10, 20, 10, 76, 0, 0, 0, 0, 0, 0), text)]),
    );
    expect(svg).toContain('&lt;script&gt;&quot;&amp;');
    expect(svg).not.toContain('<script');
  });
});

/** The header: drawn only by these records (0) or also by the older records (1), at 96 dots per inch. */
const plusHeader = (dual: 0 | 1) => [0x4001, dual, longs(PLUS_VERSION, 0, 96, 96)] as const;
const RED = 0x80ff0000 | 0;

describe('an enhanced metafile for GDI+ alone', () => {
  it('is drawn with its colours, pens, paths and transforms', () => {
    const pen = join(
      longs(PLUS_VERSION, 0, 0x20, 0),
      floats(2),
      longs(1),
      longs(PLUS_VERSION, 0, 0xff00ff00 | 0),
    );
    const path = join(
      longs(PLUS_VERSION, 4, 0x4000),
      words(0, 0, 10, 0, 10, 10, 0, 10),
      new Uint8Array([0, 3, 3, 0x83]),
    );
    const svg = metafileToSvg(
      emf(
        plus(plusHeader(0), [0x4008, 0x0201, pen], [0x4008, 0x0302, path]),
        plus(
          [0x402d, 0, floats(5, 5)],
          [0x400a, 0xc000, join(longs(RED, 1), words(0, 0, 20, 10))],
          [0x4015, 2, longs(1)],
          [0x402b, 0, new Uint8Array()],
          [0x4030, 4, floats(1)],
          [0x400e, 0x8000, join(longs(RED), floats(0, 0, 0.5, 0.5))],
        ),
      ),
    );
    expect(svg).toContain('<path d="M5 5L25 5L25 15L5 15Z" fill="#ff0000" fill-opacity="0.502"');
    expect(svg).toMatch(/<path d="M5 5C15 5 15 15 5 15Z" fill="none" stroke="#00ff00"[^>]*stroke-dasharray/);
    expect(svg).toContain('M48 24C');
  });

  it('shows its texts and pictures', () => {
    const font = join(
      longs(PLUS_VERSION),
      floats(12),
      longs(2, 1, 0, 5),
      words(...[...'Arial'].map((c) => c.charCodeAt(0))),
    );
    const pixels = new Uint8Array([0, 0, 255, 128]);
    const image = join(longs(PLUS_VERSION, 1, 1, 1, 4, 0x26200a, 0), pixels);
    const svg = metafileToSvg(
      emf(
        plus(
          plusHeader(0),
          [0x4008, 0x0600, font],
          [0x4008, 0x0501, image],
          [0x401c, 0x8000, join(longs(RED, 9, 2), floats(10, 20, 50, 20), wide('角A'))],
          [0x401b, 1, join(longs(0, 2), floats(0, 0, 1, 1), longs(3), floats(1, 2, 31, 2, 1, 42))],
        ),
      ),
    );
    expect(svg).toMatch(
      /<text transform="translate\(10 20\)"[^>]*font-size="12" fill="#ff0000" font-weight="bold"[^>]*>角A</,
    );
    expect(svg).toContain('matrix(30 0 0 40 1 2)" href="data:image/png;base64,');
  });

  it('is drawn with linear and radial gradients', () => {
    const [red, blue, half] = [0xffff0000 | 0, 0xff0000ff | 0, 0x80ffffff | 0];
    const linear = join(
      longs(PLUS_VERSION, 4, 2 | 4, 4),
      floats(10, 0, 40, 20),
      longs(red, blue, 0, 0),
      floats(1, 0, 0, 1, 5, 0),
      longs(3),
      floats(0, 0.5, 1),
      longs(red, half, blue),
    );
    const radial = join(
      longs(PLUS_VERSION, 3, 0, 4, red),
      floats(10, 10),
      longs(1, blue, 4),
      floats(0, 0, 20, 0, 20, 20, 0, 20),
    );
    const svg = metafileToSvg(
      emf(
        plus(
          plusHeader(0),
          [0x4008, 0x0101, linear],
          [0x4008, 0x0102, radial],
          [0x400a, 0x4000, join(longs(1, 1), words(0, 0, 60, 20))],
          [0x400a, 0x4000, join(longs(2, 1), words(0, 0, 20, 20))],
        ),
      ),
    );
    expect(svg).toContain(
      '<linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="0" gradientTransform="matrix(40 0 0 20 15 0)"><stop offset="0" stop-color="#ff0000"/><stop offset="0.5" stop-color="#ffffff" stop-opacity="0.5"/><stop offset="1" stop-color="#0000ff"/></linearGradient>',
    );
    expect(svg).toMatch(/<path d="M0 0L60 0L60 20L0 20Z" fill="url\(#g1\)"/);
    expect(svg).toMatch(
      /<radialGradient id="g2"[^>]*cx="0" cy="0" r="1" gradientTransform="matrix\(10 0 0 10 10 10\)"><stop offset="0" stop-color="#ff0000"\/><stop offset="1" stop-color="#0000ff"/,
    );
  });

  it('is ignored if the older records draw the same', () => {
    const both = (dual: 0 | 1) =>
      metafileToSvg(
        emf(plus(plusHeader(dual), [0x400a, 0xc000, join(longs(RED, 1), words(0, 0, 20, 10))]), [
          43,
          longs(1, 2, 3, 4),
        ]),
      );
    expect(both(1)).toContain('M1 2L3 2');
    expect(both(1)).not.toContain('#ff0000');
    expect(both(0)).toContain('#ff0000');
  });

  it('causes no error when it is damaged', () => {
    const random = (seed: number) => () => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      return seed / 0x7fffffff;
    };
    for (let seed = 1; seed <= 200; seed++) {
      const next = random(seed);
      const data = Uint8Array.from({ length: 80 }, () => Math.floor(next() * 256));
      const types = [0x4008, 0x4014, 0x401b, 0x401c, 0x4036, 0x4032, 0x400d, 0x4030];
      const records = types.map((type) => [type, Math.floor(next() * 65_536), data] as const);
      expect(() => metafileToSvg(emf(plus(plusHeader(0), ...records)))).not.toThrow();
    }
  });
});

describe('a Windows metafile', () => {
  it('is drawn in its window, with the letters of symbol fonts', () => {
    const font = join(
      words(-100, 0, 0, 0, 400),
      new Uint8Array([0, 0, 0, 2, 0, 0, 0, 0]),
      new Uint8Array([83, 121, 109, 98, 111, 108, 0, 0]),
    );
    const svg = metafileToSvg(
      wmf(
        [0x020c, words(500, 1000)],
        [0x02fc, words(0, 0x80, 0, 0)],
        [0x012d, words(0)],
        [0x0418, words(400, 600, 200, 200)],
        [0x02fb, font],
        [0x012d, words(1)],
        [0x012e, words(24)],
        [0x0521, join(words(2), new Uint8Array([0x61, 0xa5]), words(300, 100))],
      ),
    );
    expect(svg).toContain('viewBox="0 0 1000 500"');
    expect(svg).toMatch(/<path d="M600 300C[^"]*Z" fill="#800000"/);
    expect(svg).toMatch(/<text transform="translate\(100 300\)"[^>]*>α∞<\/text>/);
  });

  it('stretches letters by the scale of its window, like their advances', () => {
    const font = join(
      words(-100, 0, 0, 0, 400),
      new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0]),
      new Uint8Array([65, 114, 105, 97, 108, 0]),
    );
    const svg = metafileToSvg(
      wmf(
        [0x020c, words(500, 2000)],
        [0x02fb, font],
        [0x012d, words(0)],
        [0x0a32, join(words(300, 100, 2, 0), new Uint8Array([0x41, 0x42]), words(60, 70))],
      ),
    );
    expect(svg).toMatch(/<text transform="translate\(50 300\) scale\(0.5 1\)" x="0 60"[^>]*>AB</);
  });

  it('has the size of its only bitmap when it declares no size', () => {
    const pixels = join(longs(40, 2, 2, (24 << 16) | 1, 0, 16, 0, 0, 0, 0), new Uint8Array(16));
    const copy = (...shown: readonly number[]) =>
      [0x0b41, join(longs(0x00cc0020), words(...shown, 60, 80, 20, 10), pixels)] as const;
    const bare = (file: Uint8Array) => file.subarray(22);
    const unplaced = (file: Uint8Array) => {
      file.fill(0, 6, 14);
      return file;
    };
    for (const file of [bare(wmf(copy(2, 2, 0, 0))), unplaced(wmf(copy(2, 2, 0, 0)))]) {
      const svg = metafileToSvg(file);
      expect(svg).toContain('width="80" height="60" viewBox="10 20 80 60"');
      expect(svg).toMatch(
        /<image [^>]*transform="matrix\(80 0 0 60 10 20\)" href="data:image\/bmp;base64,Qk/,
      );
    }
    const windowed = metafileToSvg(bare(wmf([0x020c, words(100, 200)], copy(2, 2, 0, 0))));
    expect(windowed).toContain('viewBox="0 0 200 100"');
    const part = metafileToSvg(bare(wmf(copy(1, 1, 1, 0))));
    expect(part).toContain('viewBox="0 0.5 0.5 0.5"');
  });

  it('is stored beside its drawing in the deck', async () => {
    const file = wmf([0x041b, words(400, 900, 100, 100)]);
    const picture = await readElement(
      'picture',
      '<p:pic><p:nvPicPr><p:cNvPr id="2" name=""/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="i1"/></p:blipFill><p:spPr/></p:pic>',
      {
        relations: [{ id: 'i1', type: 'image', target: '../media/image1.wmf' }],
        parts: { 'ppt/media/image1.wmf': file },
      },
    );
    expect(picture.original).toBe(sha256(file));
    expect(picture.asset).toBe(sha256(new TextEncoder().encode(metafileToSvg(file))));
  });
});

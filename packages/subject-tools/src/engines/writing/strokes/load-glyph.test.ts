import { describe, expect, it } from 'vitest';
import { GlyphLoader } from './load-glyph.ts';

const YONG = {
  strokes: ['M0 0'],
  medians: [
    [
      [0, 0],
      [10, 10],
    ],
  ],
};

/** A network and a cache of this browser; `away` makes calls reject. */
function opened(answers: Readonly<Record<string, () => Response>>) {
  const asked: string[] = [];
  const kept = new Map<string, Response>();
  const line = { away: false };
  const caches = {
    open: async () => ({
      match: async (address: string) => kept.get(address)?.clone(),
      put: async (address: string, response: Response) => void kept.set(address, response),
    }),
  };
  const fetch = async (address: string) => {
    if (line.away) throw new TypeError('no network');
    asked.push(address);
    return answers[address]?.() ?? new Response('', { status: 404 });
  };
  return { asked, line, loader: () => new GlyphLoader({ fetch, caches: caches as never }) };
}

const PATH = '/files/strokes/2.0.1/6c38';

describe('GlyphLoader', () => {
  it('loads the strokes of a character once, and has them in later windows without a network', async () => {
    const { asked, line, loader } = opened({ [PATH]: () => Response.json(YONG) });
    const first = loader();
    const [one, other] = await Promise.all([first.load('永'), first.load('永')]);
    expect(one).toHaveLength(1);
    expect([other, asked]).toEqual([one, [PATH]]);
    line.away = true;
    expect(await loader().load('永')).toEqual(one);
  });

  it('returns null for a character without strokes, and for data that are none', async () => {
    const { loader } = opened({ [PATH]: () => Response.json({ strokes: 3 }) });
    expect(await loader().load('𬉼')).toBeNull();
    expect(await loader().load('永')).toBeNull();
  });

  it('tries again after a failure', async () => {
    const { line, loader } = opened({ [PATH]: () => Response.json(YONG) });
    const glyphs = loader();
    line.away = true;
    await expect(glyphs.load('永')).rejects.toThrow('no network');
    line.away = false;
    expect(await glyphs.load('永')).toHaveLength(1);
    const broken = opened({ [PATH]: () => new Response('', { status: 503 }) }).loader();
    await expect(broken.load('永')).rejects.toThrow('503');
  });
});

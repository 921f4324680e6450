import { globSync, readFileSync } from 'node:fs';
import { seeded } from '@lectern/base';
import type { ToolData } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toolCode, toolKeys } from './load-tool.ts';
import type { ToolPart } from './tool.ts';

const SIZES = [
  { w: 400, h: 320 },
  { w: 30, h: 900 },
  { w: 0, h: 0 },
];

/** The models of the engines, which define the keys under which tools store their data. */
const MODELS = globSync(`${import.meta.dirname}/engines/**/model.ts`)
  .sort()
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

async function partOf(key: string): Promise<ToolPart> {
  const part = await toolCode(key)?.part();
  if (!part) throw new Error(`there is no ${key}`);
  return part;
}

/** Invalid data that another version, or hand-written JSON, may have left under the keys of a tool. */
function nonsense(seed: number): ToolData {
  const random = seeded(seed);
  const values: readonly ToolData[string][] = [
    null,
    -1,
    0,
    1.5,
    1e9,
    1e300,
    '',
    '8',
    'x',
    true,
    [],
    [1],
    {},
    { at: 1 },
  ];
  const keys = [...new Set(MODELS.match(/\b[a-z][A-Za-z]{2,12}\b/g))];
  return Object.fromEntries(keys.map((key) => [key, values[Math.floor(random() * values.length)] ?? null]));
}

describe.each(toolKeys)('the part of %s', (key) => {
  it('draws a complete picture without external styles, in every size', async () => {
    const { Picture } = await partOf(key);
    for (const language of ['zh', 'en'] as const) {
      for (const size of SIZES) {
        const html = renderToStaticMarkup(<Picture data={{}} size={size} language={language} />);
        expect(html).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
        expect(html).not.toContain('class=');
        expect(html).not.toMatch(/NaN|Infinity|undefined/);
      }
    }
  });

  it('describes its picture in both languages', async () => {
    const { wordsOf } = await partOf(key);
    const [zh, en] = [wordsOf({ data: {}, language: 'zh' }), wordsOf({ data: {}, language: 'en' })];
    expect(zh).toMatch(/\p{Script=Han}/u);
    // A tool for Chinese characters shows some in every language.
    const shown = key === 'StrokeOrder' ? '永' : '';
    expect(en.replace(shown, '')).not.toMatch(/\p{Script=Han}/u);
  });

  it('replaces invalid data by defaults, and shows no invalid values', async () => {
    const part = await partOf(key);
    for (let seed = 1; seed <= 40; seed += 1) {
      const data = nonsense(seed);
      const props = { data, size: { w: 400, h: 320 }, language: 'zh' as const };
      const html =
        renderToStaticMarkup(<part.Picture {...props} />) +
        renderToStaticMarkup(
          <part.View
            {...props}
            mode="show"
            change={() => undefined}
            assets={{ url: () => undefined, subscribe: () => () => undefined }}
          />,
        );
      expect(html, `seed ${seed}`).not.toMatch(/NaN|Infinity|undefined|\[object/);
    }
  });
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

/** Runs the page's own script with these features; returns the ids of the messages it shows. */
function shownIn(browser: { readonly script: object; readonly AbortSignal?: object }): readonly string[] {
  const script = /<script>\s*(if \(!\('noModule'[\s\S]*?)<\/script>/.exec(page)?.[1] ?? 'throw 0';
  const ids = [...page.matchAll(/<div id="([\w-]+)" role="alert" hidden/g)].map(([, id = '']) => id);
  const elements = new Map(ids.map((id) => [id, { hidden: true }]));
  const window = {
    AbortSignal: browser.AbortSignal,
    document: { createElement: () => browser.script, getElementById: (id: string) => elements.get(id) },
  };
  runInNewContext(script, { ...window, window });
  return ids.filter((id) => elements.get(id)?.hidden === false);
}

function wordsOf(id: string): string {
  return new RegExp(`<div id="${id}"[\\s\\S]*?</div>`).exec(page)?.[0] ?? '';
}

it('the page recommends another browser without modules, a newer one when it is too old, and otherwise none', () => {
  const any = () => undefined;
  expect(shownIn({ script: {} })).toEqual(['strange-browser']);
  expect(shownIn({ script: { noModule: false } })).toEqual(['old-browser']);
  expect(shownIn({ script: { noModule: false }, AbortSignal: {} })).toEqual(['old-browser']);
  expect(shownIn({ script: { noModule: false }, AbortSignal: { any } })).toEqual([]);
  for (const words of [
    '浏览器不受支持，请更换浏览器（推荐 Chrome）',
    'please change the browser (Chrome recommended)',
  ])
    expect(wordsOf('strange-browser')).toContain(words);
  for (const words of ['浏览器版本过低，请升级到最新版本', 'version is too low: upgrade to the latest'])
    expect(wordsOf('old-browser')).toContain(words);
});

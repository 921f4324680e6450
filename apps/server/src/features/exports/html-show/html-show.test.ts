import { createHash } from 'node:crypto';
import { blankCourseware, type CoursewareRecord, type Element, type Page } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { htmlShow } from './html-show.ts';
import { shownRecords } from './html-show-content.ts';
import type { HtmlShowParts } from './html-show-parts.ts';

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="hit()"><script>hit()</script></svg>',
);
const HASH = createHash('sha256').update(SVG).digest('hex');

/** Represents the program's own code, which contains such text too: in patterns, strings and comments. */
const parts: HtmlShowParts = {
  showScript: 'const ends = ["<!-- <script>", "</script>"];',
  showStyle: 'a::after{content:"</style><script>hit()</script>"}',
  toolShowScript: 'tools()',
  toolShowStyle: '',
  formulaScript: '/* </SCRIPT > */',
  formulaStyle: '',
  chartScript: '',
  webFontStyle: () => '',
};

/** Strings that would end the script, attribute, title or comment in which they are inserted. */
const ENDS = [
  '</script><script>hit()</script>',
  '</ScRiPt\n><img src=x onerror=hit()>',
  '<!--<script>',
  ']]><svg onload=hit()>',
  '"><img src=x onerror=hit()>',
  "' onmouseover='hit()",
  '</title><script>hit()</script>',
  '\u2028\u2029</script><base href=//evil.example>',
];

function lesson(words: string): CoursewareRecord[] {
  const { records } = blankCourseware();
  const page = records.find((record): record is Page => record.kind === 'page');
  const link = { type: 'url', url: `javascript:hit()//${words}`, tooltip: words } as const;
  const element = {
    kind: 'element',
    type: 'shape',
    id: 'hostile',
    parentId: page?.id ?? '',
    order: 'a0',
    name: words,
    alt: words,
    frame: { x: 0, y: 0, w: 100, h: 100 },
    geometry: { type: 'preset', preset: words },
    click: link,
    text: { paragraphs: [{ runs: [{ type: 'text', text: words, props: { link, latin: words } }] }] },
  } as unknown as Element;
  const picture = {
    ...{ kind: 'element', type: 'picture', id: 'picture', parentId: page?.id ?? '', order: 'a1' },
    ...{ frame: { x: 0, y: 0, w: 9, h: 9 }, asset: HASH },
  } as unknown as Element;
  const asset: CoursewareRecord = {
    kind: 'asset',
    id: HASH,
    mime: `image/svg+xml${words}`,
    size: SVG.length,
  };
  const said = { paragraphs: [{ runs: [{ type: 'text', text: words }] }] };
  return [
    ...records.map((record) => (record === page ? ({ ...page, name: words, notes: said } as Page) : record)),
    ...[element, picture, asset],
  ];
}

/** The elements of a page as an HTML parser finds them: the content of scripts, styles and the title is not markup. */
function elementsOf(html: string): string[] {
  const found: string[] = [];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const [tag, name = ''] = /^<([a-z]+)(?:[^>"]|"[^"]*")*>/i.exec(html.slice(at, at + 10_000)) ?? [];
    if (tag === undefined) continue;
    found.push(tag.startsWith('<meta') ? 'meta' : tag.replace(/sha256-[^' ]+/g, ''));
    at += tag.length - 1;
    // HTML 13.2.5.4: the content of these is read up to their end tag, and in a script `<!--<script` hides the first
    // end tag.
    if (!/^(script|style|title|noscript)$/i.test(name)) continue;
    const rest = html.slice(at);
    if (
      /^script$/i.test(name) &&
      /^[\s\S]*?<!--[\s\S]*?<script/i.test(rest.slice(0, rest.search(/<\/script[\s/>]/i)))
    )
      found.push('a script that swallows its end');
    at += Math.max(0, rest.search(new RegExp(`</${name}[\\s/>]`, 'i')));
  }
  return found;
}

function last(page: string): string {
  return page.slice(page.lastIndexOf('\n<script>') + 1);
}

function made(words: string): string {
  const show = { snapshot: { records: lesson(words) }, title: words, language: 'zh' as const, notes: true };
  return Buffer.from(htmlShow({ ...show, assets: new Map([[HASH, SVG]]) }, parts)).toString();
}

describe('the fonts of a show', () => {
  const fontsOf = (run: object, themeFonts: object = {}) => {
    const records = lesson('sum').map((record) =>
      record.kind === 'element' && record.type === 'shape'
        ? ({
            ...record,
            text: { paragraphs: [{ runs: [{ type: 'text', text: 'Żar 雨', props: run }] }] },
          } as Element)
        : record.kind === 'theme'
          ? { ...record, fonts: { major: themeFonts, minor: themeFonts } }
          : record,
    );
    return shownRecords({ records: records as CoursewareRecord[] }, false).webFonts;
  };

  it('are those that may substitute the fonts of its texts or theme, with the characters of the texts', () => {
    const { characters, bold, italic } = fontsOf({ latin: 'Calibri', eastAsian: '楷体', bold: true });
    expect([...characters.keys()]).toEqual(['lxgw-wenkai', 'carlito']);
    expect(characters.get('carlito')?.has('Ż'.codePointAt(0) ?? 0)).toBe(true);
    expect([bold, italic]).toEqual([true, false]);
    expect([...fontsOf({}, { latin: 'Times New Roman' }).characters.keys()]).toEqual(['tinos']);
    expect([...fontsOf({}, { latin: 'Franklin Gothic' }).characters.keys()]).toEqual([]);
  });
});

describe('a show of one file', () => {
  const harmless = elementsOf(made('一把钥匙'));

  it('contains the expected elements', () => {
    expect(harmless.filter((tag) => /^<script|swallows/.test(tag))).toEqual([
      '<script type="application/json" id="courseware">',
      `<script type="text/plain" data-asset="${HASH}" data-mime="application/octet-stream">`,
      '<script>',
    ]);
  });

  it.each(ENDS)(
    'has no other elements, whatever its texts, notes, links, names, title and media types contain: %j',
    (words) => {
      const page = made(words);
      expect(elementsOf(page)).toEqual(harmless);
      const json = /id="courseware">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
      // Escaping lost no text: all strings are still in the file.
      expect(JSON.parse(json)).toMatchObject({
        records: expect.arrayContaining([expect.objectContaining({ name: words })]),
      });
    },
  );

  it('blocks all loading and sending, and contains one inline script and no address, base or form', () => {
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(made(ENDS[0] ?? '')) ?? [];
    const rules = new Map(
      policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
    );
    expect(rules.get('default-src')).toBe("'none'");
    expect(rules.get('base-uri')).toBe("'none'");
    expect(rules.get('form-action')).toBe("'none'");
    // The last match is the show's script; the style before it and the script itself contain such text too.
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(last(made(''))) ?? [];
    expect(rules.get('script-src')).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    for (const rule of rules.values()) expect(rule).not.toMatch(/https?:|\*|unsafe-eval/);
  });
});

/** The style sheet of pasted HTML: declarations by element name, by class, and by both. */
export interface ForeignSheet {
  /** The declarations for an element, the stronger declarations last; empty without any. */
  styleOf(name: string, classes: string | undefined): string;
}

const SHEET_MAX = 1_000_000;
const RULES_MAX = 20_000;
/** `td`, `.xl65`, `td.xl65`; selectors that depend on other elements are ignored. */
const SELECTOR = /^([a-z][\w:-]*)?(?:\.([\w\u00a0-\uffff-]+))?$/i;
/** Element selectors count only for cells and their ancestors, because sheets set defaults for every text element. */
const PLAIN = new Set(['td', 'th', 'tr', 'table', 'col', 'rt']);

/**
 * Reads the style sheets that spreadsheets and word processors copy: bold text, fills and borders are in classes there.
 * None of it is inserted into the page.
 */
export function foreignSheet(css: string): ForeignSheet {
  const rules = new Map<string, string>();
  const plain = withoutComments(css.slice(0, SHEET_MAX));
  let count = 0;
  for (const { selectors, declared } of rulesOf(plain)) {
    for (const selector of selectors.split(',')) {
      const [, name = '', own = ''] = SELECTOR.exec(selector.trim()) ?? [];
      if ((name === '' && own === '') || (own === '' && !PLAIN.has(name.toLowerCase()))) continue;
      const key = `${name.toLowerCase()}.${own}`;
      rules.set(key, `${rules.get(key) ?? ''}${declared.trim()};`);
      count += 1;
      if (count > RULES_MAX) break;
    }
  }
  const found = new Map<string, string>();
  return {
    styleOf: (name, classes) => {
      if (rules.size === 0) return '';
      const key = `${name} ${classes ?? ''}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const own = (classes ?? '').split(/\s+/).filter((each) => each !== '');
      const said = [`${name}.`, ...own.map((each) => `.${each}`), ...own.map((each) => `${name}.${each}`)]
        .map((each) => rules.get(each) ?? '')
        .join('')
        // Word sets justified alignment for each of its paragraphs.
        .replace(/text-align:\s*justify;?/gi, '');
      found.set(key, said);
      return said;
    },
  };
}

function withoutComments(css: string): string {
  let plain = '';
  let at = 0;
  for (;;) {
    const begin = css.indexOf('/*', at);
    plain += css.slice(at, begin < 0 ? undefined : begin);
    const end = begin < 0 ? -1 : css.indexOf('*/', begin + 2);
    if (end < 0) return plain.replace(/<!--|-->/g, '');
    at = end + 2;
  }
}

/** The rules in order; @media and @page are skipped as a whole. */
function* rulesOf(css: string): Generator<{ selectors: string; declared: string }> {
  let at = 0;
  for (;;) {
    const open = css.indexOf('{', at);
    const close = open < 0 ? -1 : css.indexOf('}', open);
    if (close < 0) return;
    const selectors = css.slice(at, open);
    if (selectors.includes('@')) at = endOf(css, open);
    else {
      yield { selectors, declared: css.slice(open + 1, close) };
      at = close + 1;
    }
  }
}

/** The index after the matching brace. */
function endOf(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return css.length;
}

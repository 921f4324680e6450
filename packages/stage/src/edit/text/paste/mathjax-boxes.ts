import { elementsIn, type ForeignElement, findIn } from './foreign-element.ts';
import { latexOfMath } from './foreign-math.ts';

/**
 * Boxes of MathJax 3 and 4 (`mjx-…` elements with letters in their classes) as LaTeX. If they are copied without the MathML
 * beside them, which cannot be selected, they are the only source.
 */
export function latexOfMathJax(element: ForeignElement): string {
  const math = findIn(element, ({ name }) => name === 'mjx-math');
  return math ? latexOfMath({ ...math, attribute: () => undefined, children: mathml(math, 0) }) : '';
}

const DEEPEST = 100;
const TOKENS = /^mjx-(mi|mn|mo|mtext|ms)$/;

/** The boxes as the MathML that they were drawn from. */
function mathml(box: ForeignElement, down: number): readonly ForeignElement[] {
  if (down > DEEPEST) return [];
  return elementsIn(box).flatMap((child) => {
    const { name } = child;
    const [, token] = TOKENS.exec(name) ?? [];
    if (token) return [made(token, [lettersOf(child)])];
    if (/^mjx-(assistive-mml|surd|line|nstrut|dstrut|strut|spacer)$/.test(name)) return [];
    const part = (...names: readonly string[]) => {
      const found = findIn(child, (each) => names.includes(each.name));
      return made('mrow', found ? mathml(found, down + 1) : []);
    };
    switch (name) {
      case 'mjx-mfrac':
        return [made('mfrac', [part('mjx-num'), part('mjx-den')])];
      case 'mjx-msqrt':
        return [made('msqrt', [part('mjx-box')])];
      case 'mjx-mroot':
        return [made('mroot', [part('mjx-box'), part('mjx-root')])];
      case 'mjx-msup':
      case 'mjx-msub':
      case 'mjx-msubsup':
      case 'mjx-munderover':
      case 'mjx-munder':
      case 'mjx-mover':
        return [scripted(child, name.slice(4), down)];
      case 'mjx-mtable':
        return [made('mtable', rowsOf(child, down))];
      default:
        return mathml(child, down + 1);
    }
  });
}

function scripted(box: ForeignElement, name: string, down: number): ForeignElement {
  const found = (wanted: string) => findIn(box, (each) => each.name === wanted);
  const rowOf = (each: ForeignElement | undefined) => made('mrow', each ? mathml(each, down + 1) : []);
  const script = elementsIn(box).find((each) => each.name === 'mjx-script');
  if (script) {
    const parts = mathml(script, down + 1);
    const base = made(
      'mrow',
      mathml({ ...box, children: box.children.filter((each) => each !== script) }, down + 1),
    );
    const [above, below] = parts;
    if (parts.length > 1 && above && below) return made('msubsup', [base, below, above]);
    return made(name === 'msub' || name === 'munder' ? 'msub' : 'msup', [base, made('mrow', parts)]);
  }
  const [under, over] = [found('mjx-under'), found('mjx-over')];
  const base = rowOf(found('mjx-base'));
  if (under && over) return made('munderover', [base, rowOf(under), rowOf(over)]);
  return under ? made('munder', [base, rowOf(under)]) : made('mover', [base, rowOf(over)]);
}

function rowsOf(table: ForeignElement, down: number): readonly ForeignElement[] {
  const rows: ForeignElement[] = [];
  const walk = (box: ForeignElement, deep: number) => {
    if (deep > DEEPEST) return;
    for (const child of elementsIn(box)) {
      if (child.name !== 'mjx-mtr') walk(child, deep + 1);
      else
        rows.push(
          made(
            'mtr',
            elementsIn(child)
              .filter(({ name }) => name === 'mjx-mtd')
              .map((cell) => made('mtd', mathml(cell, down + 1))),
          ),
        );
    }
  };
  walk(table, down);
  return rows;
}

/** The letters of a token: each is a class such as `mjx-c1D465`. */
function lettersOf(token: ForeignElement): string {
  const letters: string[] = [];
  const walk = (box: ForeignElement, deep: number) => {
    if (deep > DEEPEST) return;
    const [, code] = /(?:^|\s)mjx-c([0-9A-F]{2,5})(?:\s|$)/.exec(box.attribute('class') ?? '') ?? [];
    if (code !== undefined) letters.push(String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16))));
    for (const child of box.children) {
      if (typeof child === 'string') letters.push(child);
      else if (code === undefined) walk(child, deep + 1);
    }
  };
  walk(token, 0);
  return letters.join('');
}

function made(name: string, children: readonly (ForeignElement | string)[]): ForeignElement {
  return { name, attribute: () => undefined, children };
}

import { readSpecies, type Species } from './species.ts';

export interface ChemicalEquation {
  readonly left: readonly Species[];
  readonly right: readonly Species[];
  readonly isReversible: boolean;
  /** Conditions over and under the arrow, sorted, each once. */
  readonly conditions: readonly string[];
}

export type ParsedEquation =
  | { readonly ok: true; readonly equation: ChemicalEquation }
  | { readonly ok: false; readonly problem: 'too-long' | 'no-arrow' | 'species'; readonly text: string };

const LONGEST = 1000;
const MOST_SPECIES = 12;

const DIGITS = { sub: '₀₁₂₃₄₅₆₇₈₉', up: '⁰¹²³⁴⁵⁶⁷⁸⁹' };

/** Reads `2H2 + O2 = 2H2O`, `\ce{...}`, LaTeX with `\xrightarrow{}` or `\xlongequal{}`, and conditions as `=点燃=`. */
export function parseChemicalEquation(written: string): ParsedEquation {
  if (written.length > LONGEST) return { ok: false, problem: 'too-long', text: '' };
  const conditions: string[] = [];
  const text = plainText(takeArrows(written, conditions));
  const parts = text.split(ARROW);
  const [left, right, more] = parts;
  if (left === undefined || right === undefined || more !== undefined)
    return { ok: false, problem: 'no-arrow', text };
  const sides = [left, right].map(speciesOf);
  const [from, to] = sides;
  for (const side of sides)
    if (side && 'wrong' in side) return { ok: false, problem: 'species', text: side.wrong };
  if (!from || !to || 'wrong' in from || 'wrong' in to) return { ok: false, problem: 'species', text };
  const isReversible = /⇌|<=>|<->|rightleftharpoons/.test(written);
  return {
    ok: true,
    equation: { left: from.species, right: to.species, isReversible, conditions: conditionsOf(conditions) },
  };
}

const ARROW = '→';

/** Replaces arrows with one sign and keeps what is written over and under them. */
function takeArrows(written: string, conditions: string[]): string {
  const keep = (...texts: (string | undefined)[]): string => {
    for (const text of texts) if (text) conditions.push(text);
    return ARROW;
  };
  return written
    .replace(
      /\\(?:xrightarrow|xlongequal|xleftrightarrows|xrightleftharpoons)\s*(?:\[([^\]]*)\])?\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g,
      (_all, under: string, over: string) => keep(under, over),
    )
    .replace(
      /\\(?:overset|stackrel)\s*\{([^{}]*)\}\s*\{(?:=+|\\(?:long)?rightarrow|\\to)\}/g,
      (_all, over: string) => keep(over),
    )
    .replace(/(?:->|<=>)\s*\[([^\]]*)\](?:\s*\[([^\]]*)\])?/g, (_all, over: string, under: string) =>
      keep(over, under),
    )
    .replace(/[=＝]+\s*[（(]?\s*([^=＝+（()）\sA-Z][^=＝+]*?)\s*[)）]?\s*[=＝]+>?/g, (_all, over: string) =>
      keep(over),
    )
    .replace(/\\rightleftharpoons|\\leftrightarrows|<=>|<->|⇌/g, ARROW)
    .replace(/\\(?:long)?rightarrow|\\to(?![a-z])|-+>|=+>|→|⟶|[=＝]+/g, ARROW);
}

function plainText(text: string): string {
  return [...text]
    .map((character) => {
      const code = character.charCodeAt(0);
      return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : character;
    })
    .join('')
    .replace(/\\(?:ce|mathrm|text|rm)\s*/g, '')
    .replace(/\\uparrow|\s\^(?=\s+(?:\+|→)|\s*(?:$|\}))/g, '↑')
    .replace(/\\downarrow|\sv(?=\s|$|\})/g, '↓')
    .replace(/\\cdot|[·•⋅．]/g, '*')
    .replace(/\\[,;: !]|\$|~/g, ' ')
    .replace(/[₀-₉]/g, (digit) => `${DIGITS.sub.indexOf(digit)}`)
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]/g,
      (marks) =>
        `^${[...marks].map((mark) => (mark === '⁺' ? '+' : mark === '⁻' ? '-' : `${DIGITS.up.indexOf(mark)}`)).join('')}`,
    )
    .replace(/\^\{?\s*(\d*)\s*([+-])\s*\}?/g, '^$1$2')
    .replace(/\^\{?\s*([+-])\s*(\d+)\s*\}?/g, '^$2$1')
    .replace(/_\{?(\d+)\}?/g, '$1')
    .replace(/\((?:s|l|g|aq)\)/g, '')
    .replace(/[{}]/g, '');
}

/** Splits at `+`, which is a charge where it stands behind `^` or directly behind a formula that ends the side. */
function speciesOf(side: string): { species: Species[] } | { wrong: string } {
  const parts = side
    .replace(/\^(\d*)\+/g, '^$1⊕')
    .split('+')
    .map((part) => part.replaceAll('⊕', '+').trim());
  const species: Species[] = [];
  for (const part of parts) {
    const read = readSpecies(part.replace(/\s+/g, ''));
    if (!read || species.length >= MOST_SPECIES) return { wrong: part };
    species.push(read);
  }
  return { species };
}

const SAME_CONDITIONS: Readonly<Record<string, string>> = {
  '△': '加热',
  Δ: '加热',
  '\\Delta': '加热',
  '\\triangle': '加热',
  heat: '加热',
};

function conditionsOf(written: readonly string[]): string[] {
  const parts = written.flatMap((text) => text.replace(/\\text|\\mathrm|[{}$]/g, '').split(/[,，、;；\s/]+/));
  const plain = parts.filter((part) => part !== '').map((part) => SAME_CONDITIONS[part] ?? part);
  return [...new Set(plain)].sort();
}

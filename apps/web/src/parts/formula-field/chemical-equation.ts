/**
 * Converts typed chemistry (`2H2 + O2 =[点燃] 2H2O`, the part of the notation of LaTeX’s mhchem that schools use) to
 * plain LaTeX, which every program involved can render and edit. Supports subscripts, charges, coefficients, states,
 * arrows and long equals signs with text above and below, gas and precipitate, nuclides, water of crystallisation.
 */
export function chemicalLatex(typed: string): string {
  const source = typed.trim();
  let out = '';
  let at = 0;
  while (at < source.length) {
    const rest = source.slice(at);
    const arrow = /^(<=>|<->|->|<-|==|=)(?:\s*\[([^\]]*)\])?(?:\s*\[([^\]]*)\])?/.exec(rest);
    if (arrow) {
      const [whole, sign = '', above, below] = arrow;
      out += arrowLatex(sign, above, below);
      at += whole.length;
      continue;
    }
    const word = /^[^\s=<>]+?(?=->|<-|<=>|\s|=|$)/.exec(rest)?.[0];
    if (word === undefined) {
      out += source[at] === ' ' ? '' : escaped(source[at] ?? '');
      at += 1;
      continue;
    }
    out += wordLatex(word);
    at += word.length;
  }
  return out;
}

/** Appends typed chemistry to LaTeX. */
export function withChemistry(latex: string, typed: string): string {
  // The space keeps the first letter from becoming part of a preceding command.
  return [latex, chemicalLatex(typed).trim()].filter((part) => part !== '').join(' ');
}

const ARROWS: Readonly<Record<string, string>> = {
  '->': '\\xrightarrow',
  '<-': '\\xleftarrow',
  '<->': '\\xleftrightarrow',
  '<=>': '\\xrightleftharpoons',
  '=': '\\xlongequal',
  '==': '\\xlongequal',
};
const BARE_ARROWS: Readonly<Record<string, string>> = {
  '->': '\\rightarrow ',
  '<-': '\\leftarrow ',
  '<->': '\\leftrightarrow ',
  '<=>': '\\rightleftharpoons ',
  '=': '=',
  '==': '=',
};

function arrowLatex(sign: string, above: string | undefined, below: string | undefined): string {
  if (above === undefined) return BARE_ARROWS[sign] ?? '';
  const under = below === undefined || below === '' ? '' : `[${conditionLatex(below)}]`;
  return `${ARROWS[sign] ?? ''}${under}{${conditionLatex(above)}}`;
}

/** Returns LaTeX for the condition above an arrow: a formula, the sign of heat, or text. */
function conditionLatex(condition: string): string {
  const words = condition.trim();
  if (words === '△' || words === '∆' || words === 'Δ') return '\\triangle ';
  if (/^(?:[A-Z][a-z]?\d*)+$/.test(words)) return wordLatex(words);
  return words === '' ? '' : `\\text{${escaped(words.replaceAll('\\', '＼'))}}`;
}

function wordLatex(word: string): string {
  if (word === '+') return '+';
  if (word === '-') return '-';
  if (word === '^' || word === '↑') return '\\uparrow ';
  if (word === 'v' || word === '↓') return '\\downarrow ';
  if (/^(?:\d+(?:\.\d+)?|\d+\/\d+)$/.test(word)) return numberLatex(word);
  if (/^[a-z]+$/.test(word)) return `\\text{${word}}`;
  const [, coefficient = '', substance = ''] =
    /^((?:\d+\/\d+|\d+(?:\.\d+)?|[nxym](?=[A-Z([]))?)(.*)$/.exec(word) ?? [];
  return `${numberLatex(coefficient)}${substanceLatex(substance)}`;
}

function numberLatex(number: string): string {
  const [above, below] = number.split('/');
  return below === undefined ? number : `\\frac{${above}}{${below}}`;
}

function substanceLatex(substance: string): string {
  let out = '';
  let at = 0;
  /** Whether a following digit is the count of the preceding element or group. */
  let counted = false;
  while (at < substance.length) {
    const rest = substance.slice(at);
    const take = (pattern: RegExp): RegExpExecArray | undefined => {
      const found = pattern.exec(rest);
      if (!found) return undefined;
      at += found[0].length;
      return found;
    };
    const state = take(/^\((?:s|l|g|aq)\)/);
    if (state) {
      out += `\\text{${state[0]}}`;
      counted = false;
      continue;
    }
    const element = take(/^[A-Z][a-z]?/);
    if (element) {
      out += `\\mathrm{${element[0]}}`;
      counted = true;
      continue;
    }
    const count = counted ? take(/^_?\{?(\d+|[nxym](?![a-z]))\}?/) : undefined;
    if (count) {
      out += `_{${count[1]}}`;
      continue;
    }
    const charge = take(/^\^\{?(\d*[+\-−]|\d+)\}?/);
    if (charge) {
      // A number before a substance (the mass of a nuclide) needs an empty base.
      out += `${out === '' ? '{}' : ''}^{${charge[1]?.replace('−', '-')}}`;
      continue;
    }
    const low = take(/^_\{?(\d+)\}?/);
    if (low) {
      out += `${out === '' ? '{}' : ''}_{${low[1]}}`;
      continue;
    }
    const sign = take(/^([+\-−])(?=$|[)\]])/);
    if (sign) {
      out += `^{${sign[1]?.replace('−', '-')}}`;
      continue;
    }
    const water = take(/^[*·.•](\d*)/);
    if (water) {
      out += `\\cdot ${water[1]}`;
      counted = false;
      continue;
    }
    const gas = take(/^(?:[↑↓]|\^$)/);
    if (gas) {
      out += gas[0] === '↓' ? '\\downarrow ' : '\\uparrow ';
      continue;
    }
    const next = substance[at] ?? '';
    out += escaped(next);
    counted = next === ')' || next === ']';
    at += 1;
  }
  return out;
}

function escaped(text: string): string {
  return text.replaceAll(/[#$%&_{}~^\\]/g, (sign) =>
    sign === '\\' ? '\\backslash ' : sign === '~' || sign === '^' ? `\\${sign}{}` : `\\${sign}`,
  );
}

/** Converts each `\ce{…}` to plain LaTeX. */
export function withoutCe(latex: string): string {
  let out = '';
  let at = 0;
  for (;;) {
    const start = latex.indexOf('\\ce{', at);
    if (start < 0) return out + latex.slice(at);
    let depth = 1;
    let end = start + 4;
    while (end < latex.length && depth > 0) {
      if (latex[end] === '{') depth += 1;
      if (latex[end] === '}') depth -= 1;
      end += 1;
    }
    // An unclosed `\ce{` stays; the check of formulas reports it.
    if (depth > 0) return out + latex.slice(at);
    out += latex.slice(at, start) + chemicalLatex(latex.slice(start + 4, end - 1));
    at = end;
  }
}

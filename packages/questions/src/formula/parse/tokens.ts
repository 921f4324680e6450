/** `at`: index of the token's first character in the text. `digit` and `letter` tokens keep their text. */
export interface Token {
  readonly kind: 'number' | 'letter' | 'command' | 'sign' | 'text' | 'end';
  readonly text: string;
  readonly at: number;
}

/** Thrown within the parser only; `parseFormula` returns it as a value. */
export class ParseFailure extends Error {
  readonly at: number;

  constructor(at: number, problem: string) {
    super(problem);
    this.at = at;
  }
}

const LONGEST = 4000;
const MOST_TOKENS = 1500;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** Characters that are written as another one; full-width ASCII is shifted by a constant. */
const SAME: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '。': '.',
  '；': ';',
  '：': ':',
  '∶': ':',
  '−': '-',
  '–': '-',
  '—': '-',
  '﹣': '-',
  '×': '*',
  '·': '*',
  '⋅': '*',
  '•': '*',
  '∙': '*',
  '÷': '/',
  '≦': '≤',
  '⩽': '≤',
  '≧': '≥',
  '⩾': '≥',
  '∣': '|',
  '｛': '{',
  '｝': '}',
  '【': '[',
  '】': ']',
  '’': "'",
  '′': "'",
  '\u00a0': ' ',
  '\u3000': ' ',
};

/** Commands that mean a sign or a letter. */
const COMMAND_SIGNS: Readonly<Record<string, string>> = {
  cdot: '*',
  times: '*',
  ast: '*',
  div: '/',
  pm: '±',
  mp: '∓',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  lt: '<',
  gt: '>',
  ne: '≠',
  neq: '≠',
  cup: '∪',
  cap: '∩',
  in: '∈',
  notin: '∉',
  infty: '∞',
  infin: '∞',
  pi: 'π',
  circ: '°',
  degree: '°',
  prime: "'",
  lvert: '|',
  rvert: '|',
  vert: '|',
  mid: '¦',
  colon: ':',
  lparen: '(',
  rparen: ')',
  lbrack: '[',
  rbrack: ']',
  varnothing: '∅',
  emptyset: '∅',
  O: '∅',
  angle: '∠',
  triangle: '△',
  vee: '∨',
  lor: '∨',
  wedge: '∧',
  land: '∧',
  exponentialE: 'e',
  imaginaryI: 'i',
};

/** Greek letters by their commands. */
const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  θ: 'theta',
  φ: 'varphi',
  ϕ: 'phi',
  ω: 'omega',
  λ: 'lambda',
  μ: 'mu',
  ρ: 'rho',
  δ: 'delta',
  Δ: 'Delta',
  σ: 'sigma',
  ε: 'varepsilon',
};

const IGNORED =
  /^(left|right|big|Big|bigl|bigr|Bigl|Bigr|quad|qquad|displaystyle|textstyle|limits|nolimits|rm|bf)$/;
const WORDS = /^(?:arcsin|arccos|arctan|sqrt|sin|cos|tan|cot|sec|csc|log|ln|lg|pi)/;
const UNITS = /^(?:km\/h|m\/s|cm|mm|dm|km|kg|mg|mL|ml|min)(?![A-Za-z])/;

/** The tokens of a text. Throws `ParseFailure` when the text is too long or has an unknown character. */
export function tokensOf(source: string): Token[] {
  if (source.length > LONGEST) throw new ParseFailure(LONGEST, 'the formula is too long');
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const start = at;
    at += readToken(source, at, tokens);
    if (at === start) throw new ParseFailure(at, 'unknown character');
    if (tokens.length > MOST_TOKENS) throw new ParseFailure(at, 'the formula is too long');
  }
  tokens.push({ kind: 'end', text: '', at: source.length });
  return tokens;
}

/** Appends the tokens that begin at `at` and returns the number of characters that they used. */
function readToken(source: string, at: number, tokens: Token[]): number {
  const character = plainCharacter(source[at] ?? '');
  if (/[\s&~$]/.test(character)) return 1;
  if (character === '\\') return readCommand(source, at, tokens);
  if (character === '.' && /\\(?:left|right)\s*$/.test(source.slice(Math.max(0, at - 8), at))) return 1;
  if (/[\d.]/.test(character)) return readNumber(source, at, tokens);
  const marks = readMarks(source, at, tokens);
  if (marks > 0) return marks;
  if (/[A-Za-z]/.test(character)) return readLetters(source, at, tokens);
  const greek = GREEK[character];
  if (greek !== undefined) {
    tokens.push({ kind: 'command', text: greek, at });
    return 1;
  }
  if (/[\u0370-\u03ff∞∅]/.test(character)) {
    tokens.push({ kind: character === '∞' || character === '∅' ? 'sign' : 'letter', text: character, at });
    return 1;
  }
  if (/[\u4e00-\u9fff℃Ω]/.test(character)) return readChinese(source, at, tokens);
  if (character === '√' || character === '∛') {
    tokens.push({ kind: 'command', text: character === '√' ? 'radical' : 'cbrt', at });
    return 1;
  }
  if (/[ℝℤℕℚℂ]/.test(character)) {
    tokens.push(
      { kind: 'command', text: 'mathbb', at },
      { kind: 'letter', text: character.normalize('NFKD'), at },
    );
    return 1;
  }
  if (/[-+*/^_(){}[\],;:=<>|≤≥≠±∓%‰°'!∪∩∈∉∠△∨∧→]/.test(character)) {
    tokens.push({ kind: 'sign', text: character, at });
    return 1;
  }
  return 0;
}

function plainCharacter(character: string): string {
  const same = SAME[character];
  if (same !== undefined) return same;
  const code = character.charCodeAt(0);
  return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : character;
}

function readCommand(source: string, at: number, tokens: Token[]): number {
  const name = /^[A-Za-z]+/.exec(source.slice(at + 1, at + 40))?.[0];
  if (name === undefined) {
    const next = source[at + 1] ?? '';
    if (next === '{' || next === '}') tokens.push({ kind: 'command', text: next, at });
    else if (next === '\\') tokens.push({ kind: 'command', text: 'newline', at });
    else if (next === '%' || next === '|') tokens.push({ kind: 'sign', text: next, at });
    else if (!/[,;:! ]/.test(next)) throw new ParseFailure(at, 'unknown command');
    return 2;
  }
  const quoted =
    /^(?:text|mathrm|textrm|mbox|operatorname)$/.test(name) && quotedText(source, at + 1 + name.length);
  if (quoted) {
    const text = quoted.text.trim();
    if (isUnitText(text)) tokens.push({ kind: 'text', text, at });
    else if (name !== 'mathrm' && name !== 'operatorname')
      for (let each = 0; each < text.length; ) each += readToken(text, each, tokens) || text.length;
    if (isUnitText(text) || (name !== 'mathrm' && name !== 'operatorname'))
      return 1 + name.length + quoted.length;
  }
  const sign = Object.hasOwn(COMMAND_SIGNS, name) ? COMMAND_SIGNS[name] : undefined;
  if (sign !== undefined) tokens.push({ kind: /[πei]/.test(sign) ? 'letter' : 'sign', text: sign, at });
  else if (name === 'lbrace' || name === 'rbrace')
    tokens.push({ kind: 'command', text: name === 'lbrace' ? '{' : '}', at });
  else if (!IGNORED.test(name)) tokens.push({ kind: 'command', text: name, at });
  return name.length + 1;
}

/** The text in braces behind a command; undefined when there are no braces or braces within them. */
function quotedText(source: string, from: number): { text: string; length: number } | undefined {
  const found = /^\s*\{([^{}\\]{0,80})\}/.exec(source.slice(from, from + 100));
  return found ? { text: found[1] ?? '', length: found[0].length } : undefined;
}

/** True for letters that are a unit, as cm or km/h, and for Chinese words. */
function isUnitText(text: string): boolean {
  if (/^[\u4e00-\u9fff℃Ω]+$/.test(text)) return !/^(或|且|和|或者|并且|无解|无实数根)$/.test(text);
  return /^(?:[nμmckd]?m|[mk]?g|[mμ]?s|m?[Ll]|min|h|km\/h|m\/s|N|J|W|kW|V|A|Pa|Hz|mol|t)$/.test(text);
}

function readNumber(source: string, at: number, tokens: Token[]): number {
  let end = at;
  while (/[\d.]/.test(plainCharacter(source[end] ?? ''))) end++;
  let text = [...source.slice(at, end)].map(plainCharacter).join('');
  // A full stop at the end of the answer is no decimal point.
  if (text.endsWith('.') && !/^\s*\\(?:dot|overline)/.test(source.slice(end))) text = text.slice(0, -1);
  if (/\..*\./.test(text)) throw new ParseFailure(at, 'two decimal points');
  if (text !== '') tokens.push({ kind: 'number', text, at });
  return end - at;
}

/** Superscript and subscript digits, as `^{…}` and `_{…}`. */
function readMarks(source: string, at: number, tokens: Token[]): number {
  for (const [digits, sign] of [
    [SUPERSCRIPTS, '^'],
    [SUBSCRIPTS, '_'],
  ] as const) {
    let end = at;
    let text = '';
    let minus = '';
    if (sign === '^' && source[end] === '⁻') {
      minus = '-';
      end++;
    }
    while (end < source.length && digits.includes(source[end] ?? ' '))
      text += digits.indexOf(source[end++] ?? '');
    if (text === '') continue;
    tokens.push({ kind: 'sign', text: sign, at }, { kind: 'sign', text: '{', at });
    if (minus) tokens.push({ kind: 'sign', text: '-', at });
    tokens.push({ kind: 'number', text, at }, { kind: 'sign', text: '}', at });
    return end - at;
  }
  return 0;
}

function readLetters(source: string, at: number, tokens: Token[]): number {
  const rest = [...source.slice(at, at + 12)].map(plainCharacter).join('');
  const before = tokens.at(-1);
  const unit = UNITS.exec(rest)?.[0];
  const isBehindNumber =
    before?.kind === 'number' || before?.text === 'π' || !/[A-Za-z]/.test(lettersBefore(source, at));
  if (unit && before && isBehindNumber) {
    tokens.push({ kind: 'text', text: unit, at });
    return unit.length;
  }
  const connective = /^(or|and)(?![A-Za-z])/.exec(rest)?.[0];
  if (connective) {
    tokens.push({ kind: 'sign', text: connective === 'or' ? '∨' : '∧', at });
    return connective.length;
  }
  const word = WORDS.exec(rest)?.[0];
  if (word) {
    tokens.push(
      word === 'pi'
        ? { kind: 'letter', text: 'π', at }
        : { kind: 'command', text: word === 'sqrt' ? 'radical' : word, at },
    );
    return word.length;
  }
  tokens.push({ kind: 'letter', text: rest[0] ?? '', at });
  return 1;
}

/** The text before a position without commands and digits: empty of letters when there is no variable. */
function lettersBefore(source: string, at: number): string {
  return source.slice(0, at).replace(/\\[A-Za-z]+/g, '');
}

function readChinese(source: string, at: number, tokens: Token[]): number {
  const text = /^[\u4e00-\u9fff℃Ω]+/.exec(source.slice(at))?.[0] ?? '';
  const connective = /^(或者|或|且|并且|和)/.exec(text)?.[0];
  if (connective) {
    tokens.push({ kind: 'sign', text: connective.startsWith('或') ? '∨' : '∧', at });
    return connective.length;
  }
  if (/[舍约当时为是解答得]/.test(text.replace(/^无.*解$|小时|时$/, '')))
    throw new ParseFailure(at, 'words are not understood');
  const until = /[或且]/.exec(text)?.index ?? text.length;
  const word = text.slice(0, until);
  if (/^(无解|无实数根|无实数解|空集)$/.test(word)) tokens.push({ kind: 'sign', text: '∅', at });
  else if (word === '根号') tokens.push({ kind: 'command', text: 'radical', at });
  else if (/^(全体实数|任意实数|一切实数)$/.test(word))
    tokens.push({ kind: 'command', text: 'mathbb', at }, { kind: 'letter', text: 'R', at });
  else tokens.push({ kind: 'text', text: word, at });
  return word.length;
}

/** Functions whose scripts are set below and above in display mode. */
export const LIMIT_FUNCTIONS: ReadonlySet<string> = new Set(
  '\\lim \\limsup \\liminf \\max \\min \\sup \\inf \\det \\gcd \\Pr'.split(' '),
);

/** Whether TeX sets this operator's limits below and above by default in display mode. */
export function takesLimits(operator: string): boolean {
  return !/\\(o?i+nt)$/.test(operator);
}

const DELIMITERS: Readonly<Record<string, string>> = {
  '': '.',
  '{': '\\{',
  '}': '\\}',
  '‖': '\\|',
  '∥': '\\|',
  '|': '|',
  '∣': '|',
  '⌊': '\\lfloor',
  '⌋': '\\rfloor',
  '⌈': '\\lceil',
  '⌉': '\\rceil',
  '⟨': '\\langle',
  '⟩': '\\rangle',
  '〈': '\\langle',
  '〉': '\\rangle',
  '<': '\\langle',
  '>': '\\rangle',
  '↑': '\\uparrow',
  '↓': '\\downarrow',
  '\\': '\\backslash',
  '（': '(',
  '）': ')',
  '【': '[',
  '】': ']',
};

/** A character after \left, \right or \middle; characters that TeX cannot stretch are set as they are. */
export function delimiterOf(character: string): string {
  return Object.hasOwn(DELIMITERS, character) ? (DELIMITERS[character] ?? '.') : character;
}

export function stretches(character: string): boolean {
  return Object.hasOwn(DELIMITERS, character) || '()[]/'.includes(character);
}

/** Arrows, and the equals sign of chemistry, that stretch to the text over and under them (22.1.2.41). */
export const STRETCHED_ARROWS: Readonly<Record<string, string>> = {
  '→': '\\xrightarrow',
  '⟶': '\\xrightarrow',
  '←': '\\xleftarrow',
  '⟵': '\\xleftarrow',
  '↔': '\\xleftrightarrow',
  '⇒': '\\xRightarrow',
  '⇐': '\\xLeftarrow',
  '⇔': '\\xLeftrightarrow',
  '⇌': '\\xrightleftharpoons',
  '=': '\\xlongequal',
};

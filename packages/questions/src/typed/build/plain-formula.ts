const SIGNS: Readonly<Record<string, string>> = {
  times: '×',
  div: '÷',
  cdot: '·',
  pm: '±',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  ne: '≠',
  neq: '≠',
  lt: '<',
  gt: '>',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  theta: 'θ',
  infty: '∞',
  angle: '∠',
  triangle: '△',
  perp: '⊥',
  circ: '°',
  degree: '°',
  in: '∈',
  cup: '∪',
  cap: '∩',
  left: '',
  right: '',
  mathrm: '',
  text: '',
  rm: '',
  quad: ' ',
  percent: '%',
};

/** A formula as a pupil types it: `\frac{1}{2}` is 1/2, `\sqrt{2}` is √2, `x^{2}` is x^2. Other commands keep their name. */
export function plainFormula(latex: string): string {
  return latex
    .replace(
      /\\[dt]?frac\s*\{([^{}]{1,40})\}\s*\{([^{}]{1,40})\}/g,
      (_all, top: string, bottom: string) => `${group(top)}/${group(bottom)}`,
    )
    .replace(/\\[dt]?frac\s*(\d)\s*(\d)/g, '$1/$2')
    .replace(/\\sqrt\s*\{([^{}]{1,40})\}/g, (_all, inside: string) => `√${group(inside)}`)
    .replace(/\^\s*\{?\s*\\circ\s*\}?/g, '°')
    .replace(/\\([,;:! %{}])/g, (_all, sign: string) => (/[%{}]/.test(sign) ? sign : ''))
    .replace(/\\([A-Za-z]+)\s*/g, (_all, name: string) =>
      Object.hasOwn(SIGNS, name) ? (SIGNS[name] ?? '') : name,
    )
    .replace(/([\^_])\{([^{}]{1,40})\}/g, (_all, sign: string, inside: string) => `${sign}${group(inside)}`)
    .replace(/[{}]/g, '')
    .trim();
}

function group(inside: string): string {
  const plain = inside.trim();
  return /^(?:\d+(?:\.\d+)?|\p{L}|\\[a-z]+)$/u.test(plain) ? plain : `(${plain})`;
}

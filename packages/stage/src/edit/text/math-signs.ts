/** Characters of formulas as LaTeX (names of amsmath, known to KaTeX and MathLive), pairs in turn. */
const COMMANDS =
  'α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu ν nu ξ xi π pi ' +
  'ρ rho σ sigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma ' +
  'Φ Phi Ψ Psi Ω Omega ∂ partial ∇ nabla ∞ infty ℏ hbar ℓ ell ∅ emptyset ∀ forall ∃ exists ¬ neg ± pm ∓ mp × times ÷ div ' +
  '· cdot ⋅ cdot ∙ bullet ∗ ast ∘ circ ⊕ oplus ⊗ otimes ∩ cap ∪ cup ∧ wedge ∨ vee ∖ setminus ⊥ perp ∥ parallel ∣ mid ' +
  '≤ leq ≥ geq ⩽ leqslant ⩾ geqslant ≠ neq ≡ equiv ≈ approx ≅ cong ≃ simeq ∼ sim ∝ propto ≪ ll ≫ gg ∈ in ∉ notin ∋ ni ' +
  '⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ⊊ subsetneq → rightarrow ← leftarrow ↔ leftrightarrow ↑ uparrow ↓ downarrow ' +
  '⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ⟶ longrightarrow ⟹ Longrightarrow ⟺ Longleftrightarrow ↦ mapsto ⇌ rightleftharpoons ' +
  '… ldots ⋯ cdots ⋮ vdots ⋱ ddots ∴ therefore ∵ because △ triangle □ square ∠ angle ° degree ∑ sum ∏ prod ∐ coprod ∫ int ' +
  '∬ iint ∭ iiint ∮ oint ⋃ bigcup ⋂ bigcap ⋁ bigvee ⋀ bigwedge ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ⟨ langle ⟩ rangle \\ backslash';

const ESCAPED: Readonly<Record<string, string>> = {
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '~': '\\sim',
  '^': '\\hat{}',
  '−': '-',
  '–': '-',
  '∶': ':',
  '′': "'",
  '″': "''",
  '‴': "'''",
  '‖': '\\|',
  ℝ: '\\mathbb{R}',
  ℤ: '\\mathbb{Z}',
  ℕ: '\\mathbb{N}',
  ℚ: '\\mathbb{Q}',
  ℂ: '\\mathbb{C}',
};

const SIGNS = new Map(Object.entries(ESCAPED));
for (const [, sign = '', name = ''] of COMMANDS.matchAll(/(\S+) (\S+)/g)) SIGNS.set(sign, `\\${name}`);

/** Marks that nobody sees: of a function, of a product, of a list. */
const UNSEEN = /[\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** Signs and letters of a formula, one after the other; letters of the blocks for mathematics are plain ones. */
export function latexOfSigns(text: string): string {
  const plain = text
    .replace(UNSEEN, '')
    .replace(/[\u{1d400}-\u{1d7ff}]+/gu, (letters) => letters.normalize('NFKC'));
  return joinedLatex([...plain].map((sign) => SIGNS.get(sign) ?? (/\s/.test(sign) ? '' : sign)));
}

/** Pieces one after the other, with a blank where a command would run into a letter. */
export function joinedLatex(pieces: readonly string[]): string {
  let joined = '';
  for (const piece of pieces)
    joined += /\\[A-Za-z]+$/.test(joined) && /^[A-Za-z]/.test(piece) ? ` ${piece}` : piece;
  return joined;
}

/** Words within a formula. */
export function latexOfWords(text: string): string {
  const words = text.replace(/[\s\u00a0]+/g, ' ').replace(UNSEEN, '');
  if (words === '') return '';
  return words.trim() === ''
    ? '\\ '
    : `\\text{${words.replace(/[\\{}$#%&_^~]/g, (sign) => WORDS[sign] ?? sign)}}`;
}

const WORDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  ...Object.fromEntries([...'{}$#%&_'].map((sign) => [sign, `\\${sign}`])),
};

/** Names that LaTeX sets upright. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg exp lim limsup liminf max min sup inf ' +
    'det dim ker gcd deg arg hom Pr'
  ).split(' '),
);

/** A name of several letters: a function, or letters that stand upright. */
export function latexOfName(name: string): string {
  if (FUNCTIONS.has(name)) return `\\${name}`;
  return /^[A-Za-z]+$/.test(name) ? `\\mathrm{${name}}` : latexOfWords(name);
}

/** Put in braces unless it is one letter, one command or one group already. */
export function grouped(latex: string): string {
  if (latex === '') return '{}';
  return /^[^\\'{}]$/u.test(latex) || /^\\[A-Za-z]+(\{[^{}]*\})?$/.test(latex) ? latex : `{${latex}}`;
}

export function scripts(below: string, above: string): string {
  const low = below === '' ? '' : `_{${below}}`;
  if (above === '') return low;
  return /^'+$/.test(above) ? `${above}${low}` : `${low}^{${above}}`;
}

/** Over one letter, and over more. */
export const ACCENTS: Readonly<Record<string, readonly [string, string]>> = {
  '^': ['\\hat', '\\widehat'],
  '\u02c6': ['\\hat', '\\widehat'],
  '\u0302': ['\\hat', '\\widehat'],
  '~': ['\\tilde', '\\widetilde'],
  '\u02dc': ['\\tilde', '\\widetilde'],
  '\u0303': ['\\tilde', '\\widetilde'],
  '\u00af': ['\\bar', '\\overline'],
  '\u02c9': ['\\bar', '\\overline'],
  '\u203e': ['\\overline', '\\overline'],
  '\u0304': ['\\bar', '\\overline'],
  '\u0305': ['\\bar', '\\overline'],
  '―': ['\\overline', '\\overline'],
  '\u02d9': ['\\dot', '\\dot'],
  '\u0307': ['\\dot', '\\dot'],
  '\u00a8': ['\\ddot', '\\ddot'],
  '\u0308': ['\\ddot', '\\ddot'],
  '\u02c7': ['\\check', '\\check'],
  '\u030c': ['\\check', '\\check'],
  '→': ['\\vec', '\\overrightarrow'],
  '\u20d7': ['\\vec', '\\overrightarrow'],
  '←': ['\\overleftarrow', '\\overleftarrow'],
  '⏞': ['\\overbrace', '\\overbrace'],
  '⌢': ['\\overset{\\frown}', '\\overset{\\frown}'],
};

/** Operators whose limits LaTeX sets itself. */
export const TAKES_LIMITS =
  /^\\(sum|prod|coprod|i*int|oint|big(cup|cap|vee|wedge)|lim(sup|inf)?|max|min|sup|inf|det|gcd)$/;

/** After \left and \right; undefined for what does not stretch. */
export function fenceOf(sign: string): string | undefined {
  if (sign === '') return '.';
  if ('()[]|/'.includes(sign)) return sign;
  if ('{}'.includes(sign)) return `\\${sign}`;
  return /^[⌊⌋⌈⌉⟨⟩‖]$/.test(sign) ? SIGNS.get(sign) : undefined;
}

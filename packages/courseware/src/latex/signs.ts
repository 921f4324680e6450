/** Characters with their LaTeX commands (names of amsmath, known to KaTeX and MathLive), in pairs. */
const COMMANDS =
  'α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa ϰ varkappa ' +
  'λ lambda μ mu µ mu ν nu ξ xi π pi ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ' +
  'ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega ' +
  '∂ partial ∇ nabla ∞ infty ℏ hbar ℓ ell ℘ wp ℜ Re ℑ Im ℵ aleph ∅ emptyset ∀ forall ∃ exists ∄ nexists ¬ neg ' +
  '± pm ∓ mp × times ÷ div · cdot ⋅ cdot ∙ bullet • bullet ∗ ast ⋆ star ∘ circ ⊕ oplus ⊖ ominus ⊗ otimes ⊙ odot ⊘ oslash ' +
  '∩ cap ∪ cup ⊎ uplus ⊓ sqcap ⊔ sqcup ∧ wedge ∨ vee ∖ setminus ≀ wr ⊥ perp ∥ parallel ∦ nparallel ∣ mid ∤ nmid ' +
  '≤ leq ≥ geq ≦ leqq ≧ geqq ⩽ leqslant ⩾ geqslant ≠ neq ≡ equiv ≢ not\\equiv ≈ approx ≉ not\\approx ≅ cong ≃ simeq ∼ sim ≁ nsim ∝ propto ' +
  '≪ ll ≫ gg ≺ prec ≻ succ ≼ preceq ≽ succeq ≐ doteq ≜ triangleq ≔ coloneqq ≍ asymp ≮ nless ≯ ngtr ≰ nleq ≱ ngeq ≲ lesssim ≳ gtrsim ' +
  '∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ⊄ not\\subset ⊅ not\\supset ⊊ subsetneq ⊋ supsetneq ⊈ nsubseteq ⊉ nsupseteq ⊏ sqsubset ⊐ sqsupset ' +
  '→ rightarrow ← leftarrow ↔ leftrightarrow ↑ uparrow ↓ downarrow ↕ updownarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ' +
  '⇑ Uparrow ⇓ Downarrow ⟶ longrightarrow ⟵ longleftarrow ⟷ longleftrightarrow ⟹ Longrightarrow ⟸ Longleftarrow ⟺ Longleftrightarrow ' +
  '↦ mapsto ⟼ longmapsto ↗ nearrow ↘ searrow ↖ nwarrow ↙ swarrow ⇌ rightleftharpoons ⇋ leftrightharpoons ⇀ rightharpoonup ⇁ rightharpoondown ↼ leftharpoonup ' +
  '⇄ rightleftarrows ↪ hookrightarrow ↩ hookleftarrow ↛ nrightarrow ⇏ nRightarrow ' +
  '… ldots ⋯ cdots ⋮ vdots ⋱ ddots ∴ therefore ∵ because ∎ blacksquare □ square ■ blacksquare △ triangle ▽ triangledown ◇ diamond ⊿ triangle ' +
  '∠ angle ∡ measuredangle ∢ sphericalangle ⊢ vdash ⊣ dashv ⊨ vDash ⊤ top √ surd ' +
  '⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ⟨ langle ⟩ rangle 〈 langle 〉 rangle ‖ | ' +
  '° degree † dagger ‡ ddagger ∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ∯ oiint ∰ oiiint ' +
  '⋃ bigcup ⋂ bigcap ⋁ bigvee ⋀ bigwedge ⨁ bigoplus ⨂ bigotimes ⨀ bigodot ⨄ biguplus ⨆ bigsqcup ' +
  '\\ backslash ≝ overset{\\mathrm{def}}{=} ♠ spadesuit ♡ heartsuit ♢ diamondsuit ♣ clubsuit ♭ flat ♮ natural ♯ sharp';

const BY_CHARACTER = new Map<string, string>();
for (const [, character = '', name = ''] of COMMANDS.matchAll(/(\S+) (\S+)/g)) {
  BY_CHARACTER.set(character, `\\${name}`);
}

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
  '‐': '-',
  '–': '-',
  '∶': ':',
  '′': "'",
  '″': "''",
  '‴': "'''",
  '\u00a0': '~',
  '\u2002': '\\enspace',
  '\u2003': '\\quad',
  '\u2004': '\\;',
  '\u2005': '\\:',
  '\u2006': '\\,',
  '\u2009': '\\,',
  '\u200a': '\\,',
  '\u200b': '',
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
  '\ufeff': '',
};

/** LaTeX for one character in math mode; undefined if the character needs no command. */
export function latexOf(character: string): string | undefined {
  return Object.hasOwn(ESCAPED, character) ? ESCAPED[character] : BY_CHARACTER.get(character);
}

/** Names that LaTeX sets upright with the spacing of an operator. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg exp lim limsup liminf max min sup inf ' +
    'det dim ker gcd deg arg hom Pr'
  ).split(' '),
);

/**
 * Accents by their combining character (ISO/IEC 29500-1, 22.1.2.1) and by their MathML character: the command over one
 * letter, and the command over several letters.
 */
export const ACCENTS: Readonly<Record<string, readonly [string, string]>> = {
  '\u0302': ['\\hat', '\\widehat'],
  '^': ['\\hat', '\\widehat'],
  '\u0303': ['\\tilde', '\\widetilde'],
  '~': ['\\tilde', '\\widetilde'],
  '\u0304': ['\\bar', '\\overline'],
  '\u0305': ['\\bar', '\\overline'],
  '\u00af': ['\\bar', '\\overline'],
  '\u0307': ['\\dot', '\\dot'],
  '\u0308': ['\\ddot', '\\ddot'],
  '\u20db': ['\\dddot', '\\dddot'],
  '\u030c': ['\\check', '\\widecheck'],
  '\u0301': ['\\acute', '\\acute'],
  '\u0300': ['\\grave', '\\grave'],
  '\u0306': ['\\breve', '\\breve'],
  '\u030a': ['\\mathring', '\\mathring'],
  '\u20d7': ['\\vec', '\\overrightarrow'],
  '\u20d6': ['\\overleftarrow', '\\overleftarrow'],
  '\u20e1': ['\\overleftrightarrow', '\\overleftrightarrow'],
  '\u20d1': ['\\overrightharpoon', '\\overrightharpoon'],
  '\u20d0': ['\\overleftharpoon', '\\overleftharpoon'],
  '\u0332': ['\\underline', '\\underline'],
  '\u23de': ['\\overbrace', '\\overbrace'],
  '\u23df': ['\\underbrace', '\\underbrace'],
  '\u02c6': ['\\hat', '\\widehat'],
  '\u02dc': ['\\tilde', '\\widetilde'],
  '\u02c9': ['\\bar', '\\overline'],
  '\u203e': ['\\overline', '\\overline'],
  '―': ['\\overline', '\\overline'],
  '\u02d9': ['\\dot', '\\dot'],
  '\u00a8': ['\\ddot', '\\ddot'],
  '\u02c7': ['\\check', '\\check'],
  '→': ['\\vec', '\\overrightarrow'],
  '←': ['\\overleftarrow', '\\overleftarrow'],
  '⌢': ['\\overset{\\frown}', '\\overset{\\frown}'],
};

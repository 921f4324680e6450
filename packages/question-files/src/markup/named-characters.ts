/** Named characters of HTML that occur in questions, beyond those of XML, in pairs. */
const NAMES =
  'nbsp \u00a0 ensp \u2002 emsp \u2003 thinsp \u2009 shy \u00ad ldquo “ rdquo ” lsquo ‘ rsquo ’ sbquo ‚ bdquo „ laquo « raquo » ' +
  'lsaquo ‹ rsaquo › hellip … mdash — ndash – middot · bull • prime ′ Prime ″ copy © reg ® trade ™ deg ° plusmn ± times × divide ÷ ' +
  'minus − frac12 ½ frac14 ¼ frac34 ¾ sup1 ¹ sup2 ² sup3 ³ micro µ para ¶ sect § cent ¢ pound £ yen ¥ euro € iexcl ¡ iquest ¿ ' +
  'larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ lArr ⇐ hArr ⇔ forall ∀ exist ∃ empty ∅ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ radic √ ' +
  'prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ ' +
  'sube ⊆ supe ⊇ perp ⊥ sdot ⋅ part ∂ nabla ∇ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ ' +
  'Alpha Α Beta Β Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω ' +
  'alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ ' +
  'sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ccedil ç ' +
  'egrave è eacute é ecirc ê euml ë igrave ì iacute í icirc î iuml ï ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø ' +
  'ugrave ù uacute ú ucirc û uuml ü yacute ý yuml ÿ szlig ß Agrave À Aacute Á Auml Ä Aring Å Ccedil Ç Egrave È Eacute É ' +
  'Ntilde Ñ Ouml Ö Oslash Ø Uuml Ü oelig œ OElig Œ lt < gt > amp & quot " apos \'';

const BY_NAME = new Map<string, string>();
for (const [, name = '', character = ''] of NAMES.matchAll(/(\S+) (\S|\u00a0|\u2002|\u2003|\u2009)(?: |$)/g))
  BY_NAME.set(name, character);

/** A text of HTML with its character references replaced; unknown ones stay as they are written. */
export function decodeCharacters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z][a-z0-9]{1,10});/gi, (all, name: string) => {
    if (!name.startsWith('#')) return BY_NAME.get(name) ?? all;
    const isHex = name[1] === 'x' || name[1] === 'X';
    const code = isHex ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '\ufffd';
  });
}

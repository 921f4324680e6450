/** Combining marks of the four tones. */
const TONES = ['\u0304', '\u0301', '\u030c', '\u0300'] as const;
const TONE_MARKS = /[\u0304\u0301\u030c\u0300]/g;

/**
 * Pinyin in one spelling: small letters, `v` for ü, a combining mark behind the vowel that bears the tone, no spaces and
 * no apostrophes. Tones may be written as marks or as numbers; 5 and 0 are the neutral tone. By `letters` alone, tones
 * are left out.
 */
export function plainPinyin(text: string, by: 'tones' | 'letters'): string {
  const letters = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/ɡ/g, 'g')
    .replace(/ɑ/g, 'a')
    // The breve is a common slip for the third tone.
    .replace(/\u0306/g, TONES[2])
    .replace(/u(.?)\u0308/g, (all, mark: string) =>
      mark === '' || TONES.some((tone) => tone === mark) ? `v${mark}` : all,
    )
    .replace(/u:/g, 'v')
    .replace(/[\s'’‘`·-]/g, '');
  const marked = by === 'tones' ? withMarks(letters) : letters.replace(/[0-5]/g, '').replace(TONE_MARKS, '');
  return marked.replace(/([jqxy])v/g, '$1u').replace(/([ln])u(?=[\u0304\u0301\u030c\u0300]?e)/g, '$1v');
}

/** Turns numbers of tones into marks. */
function withMarks(letters: string): string {
  return letters.replace(/([a-z]+)([0-5])/g, (_all, syllables: string, digit: string) => {
    const tone = TONES[Number(digit) - 1];
    if (!tone) return syllables;
    const at = bearer(syllables);
    return `${syllables.slice(0, at + 1)}${tone}${syllables.slice(at + 1)}`;
  });
}

/** Index of the letter that bears the tone of the last syllable: a or e, the o of ou, else the last vowel. */
function bearer(syllables: string): number {
  const found = /([aeiouv]+)[^aeiouv]*$/.exec(syllables);
  // Syllables without a vowel: ng, n and m.
  if (!found) return syllables.search(/ng?$|.$/);
  const vowels = found[1] ?? '';
  const main = /[ae]|o(?=u)/.exec(vowels)?.index ?? vowels.length - 1;
  return found.index + main;
}

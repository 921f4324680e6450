import type { ChosenCharacters, TextSample } from '@lectern/stage/edit';

const HAN = /\p{Script=Han}/u;
const TONES: Readonly<Record<string, string>> = {
  a: 'āáǎà',
  e: 'ēéěè',
  i: 'īíǐì',
  o: 'ōóǒò',
  u: 'ūúǔù',
  ü: 'ǖǘǚǜ',
};

/** The Chinese characters of a selection, and the readings over them. */
export function chosenReadings({ parts }: TextSample): { letters: string; known: string[] } {
  const runs = parts.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.runs));
  const chosen = runs.flatMap((run) =>
    run.type === 'text'
      ? [...run.text]
          .filter((letter) => HAN.test(letter))
          .map((letter) => ({ letter, ruby: run.props?.ruby }))
      : [],
  );
  return {
    letters: chosen.map(({ letter }) => letter).join(''),
    known: chosen.map(({ ruby }) => ruby ?? ''),
  };
}

/** The readings that are typed with spaces between them, by the position of their characters. */
export function withReadings(
  { text, from, to }: Pick<ChosenCharacters, 'text' | 'from' | 'to'>,
  typed: string,
): ReadonlyMap<number, string | undefined> {
  const readings = typed.split(/[\s,，]+/u).filter((one) => one !== '');
  const rubies = new Map<number, string | undefined>();
  let at = from;
  for (const letter of text.slice(from, to)) {
    if (HAN.test(letter)) {
      const reading = readings.shift();
      rubies.set(at, reading && toned(reading).slice(0, 64));
    }
    at += letter.length;
  }
  return rubies;
}

/** A syllable with its tone as a sign: `hao3` is hǎo, `lv4` is lǜ. Others stay as they are. */
export function toned(syllable: string): string {
  const [, letters = '', tone = ''] = /^([a-zü:v]+)([1-5])$/i.exec(syllable) ?? [];
  if (letters === '') return syllable;
  const plain = letters.replace(/u:|v/gi, 'ü');
  if (tone === '5') return plain;
  // a and e carry the sign, then the o of ou, else the last vowel.
  const place = Math.max(plain.search(/[ae]/i), -1);
  const at = place >= 0 ? place : plain.search(/ou/i) >= 0 ? plain.search(/ou/i) : lastVowel(plain);
  const sign = TONES[plain.charAt(at).toLowerCase()]?.charAt(Number(tone) - 1);
  return sign ? plain.slice(0, at) + sign + plain.slice(at + 1) : plain;
}

function lastVowel(text: string): number {
  return Math.max(...['i', 'o', 'u', 'ü'].map((vowel) => text.lastIndexOf(vowel)));
}

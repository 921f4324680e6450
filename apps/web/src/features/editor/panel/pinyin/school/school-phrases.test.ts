import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingsOf } from '../readings.ts';

/** Phrases whose readings still differ from the schools' readings, with the reasons; all other readings are right. */
const KNOWN_WRONG: Readonly<Record<string, string>> = {
  叔叔在田里播种:
    '播种 is zhǒng where seed is sown and zhòng where a field is planted; the first is the usual one',
  孩子们挑着灯笼:
    '挑着 is tiāo where it hangs from a pole over the shoulder, and tiǎo where it is held up on one',
};

interface Phrase {
  readonly phrase: string;
  readonly right: string;
  readonly got: string;
}

function lines(name: string): readonly string[] {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

/** Returns the readings of a character at each position where it occurs in the phrase. */
function readAt(phrase: string, letter: string): readonly string[] {
  return [...readingsOf(phrase, 'marks')].flatMap(([at, one]) => (phrase.charAt(at) === letter ? [one] : []));
}

/** `字 reading: phrase / phrase`: the character has this reading everywhere. */
function phrases(): Phrase[] {
  return lines('phrases.txt').flatMap((line) => {
    const [, letter = '', right = '', list = ''] = /^(\S+) (\S+): (.+)$/.exec(line) ?? [];
    return list.split(' / ').map((phrase) => {
      const got = [...new Set(readAt(phrase, letter))].join(' ');
      return { phrase, right, got };
    });
  });
}

/** `phrase 字 reading …`: one reading for the character everywhere, or one for each position. */
function sentences(): Phrase[] {
  return lines('sentences.txt').map((line) => {
    const [phrase = '', letter = '', ...readings] = line.split(' ');
    const all = readAt(phrase, letter);
    const got = readings.length === 1 ? [...new Set(all)] : all;
    return { phrase, right: readings.join(' '), got: got.join(' ') };
  });
}

/** `phrase reading reading …`: the readings of the whole phrase. */
function wholePhrases(): Phrase[] {
  return lines('whole-phrases.txt').map((line) => {
    const [phrase = '', ...readings] = line.split(' ');
    return { phrase, right: readings.join(' '), got: [...readingsOf(phrase, 'marks').values()].join(' ') };
  });
}

describe('phrases of primary schools', () => {
  it.each([
    ['phrases', 1500, phrases],
    ['sentences', 200, sentences],
    ['whole phrases', 140, wholePhrases],
  ])('%s have the readings that schools teach', (_name, least, read) => {
    const all = read();
    expect(all.length).toBeGreaterThan(least);
    const wrong = all.filter(({ right, got }) => right !== got);
    expect(wrong.filter(({ phrase }) => !Object.hasOwn(KNOWN_WRONG, phrase))).toEqual([]);
    expect(wrong.length / all.length).toBeLessThanOrEqual(0.01);
  });
});

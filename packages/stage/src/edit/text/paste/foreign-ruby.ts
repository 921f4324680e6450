import { elementsIn, type ForeignElement, wordsIn } from './foreign-element.ts';

/** Text, and the annotation over each of its characters. */
export interface RubyPair {
  readonly over: string;
  readonly words: ForeignElement | string;
}

const RUBY_MAX = 64;

/**
 * The annotations of a `ruby` element (HTML 4.5.10) from web pages and Word's 拼音指南: each `rt` belongs to the content
 * before it, in `rb` or not.
 */
export function rubyPairs(ruby: ForeignElement): readonly RubyPair[] {
  const pairs: RubyPair[] = [];
  let bases: (ForeignElement | string)[] = [];
  const end = (over: string) => {
    pairs.push(...shared(bases, over));
    bases = [];
  };
  const overs = elementsIn(ruby).filter(({ name }) => name === 'rt');
  const all = elementsIn(ruby).filter(({ name }) => name === 'rb');
  // All base texts come first, then all annotations.
  if (
    all.length > 1 &&
    all.length === overs.length &&
    lastIndex(ruby, 'rb') < ruby.children.indexOf(overs[0] ?? '')
  )
    return all.flatMap((base, at) => shared([base], wordsOver(overs[at])));
  for (const child of ruby.children) {
    const name = typeof child === 'string' ? '' : child.name;
    if (name === 'rp') continue;
    if (typeof child !== 'string' && (name === 'rt' || name === 'rtc')) end(wordsOver(child));
    else bases.push(child);
  }
  end('');
  return pairs;
}

function lastIndex(ruby: ForeignElement, name: string): number {
  return ruby.children.findLastIndex((child) => typeof child !== 'string' && child.name === name);
}

function wordsOver(element: ForeignElement | undefined): string {
  return wordsIn(element)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .slice(0, RUBY_MAX);
}

/** Each of several characters gets its syllable, if there are as many syllables. */
function shared(bases: readonly (ForeignElement | string)[], over: string): readonly RubyPair[] {
  if (over === '') return bases.map((words) => ({ over, words }));
  const text = bases.map((base) => (typeof base === 'string' ? base : wordsIn(base))).join('');
  const letters = [...text.trim()];
  const syllables = over.split(' ');
  if (letters.length < 2) return bases.map((words) => ({ over, words }));
  if (letters.length === syllables.length && letters.every((letter) => letter.trim() !== ''))
    return letters.map((words, at) => ({ over: syllables[at] ?? '', words }));
  // The annotation of a whole word is placed over its first character.
  return letters.map((words, at) => ({ over: at === 0 ? over : '', words }));
}

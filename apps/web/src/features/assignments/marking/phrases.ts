import { useState } from 'react';
import { readLocalJson, writeLocal } from '../../../platform/storage/local-store.ts';

const MOST_PHRASES = 24;

function isPhrases(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** The phrases with one more, the newest first; the oldest are left out. */
export function withNewPhrase(phrases: readonly string[], words: string): readonly string[] {
  const phrase = words.trim();
  if (phrase === '') return phrases;
  return [phrase, ...phrases.filter((each) => each !== phrase)].slice(0, MOST_PHRASES);
}

/** Phrases that a teacher reuses in the words to pupils, stored in this browser; usual ones before any was stored. */
export function usePhrases(userId: string, usual: readonly string[]) {
  const key = `phrases.${userId}`;
  const [phrases, setPhrases] = useState(() => readLocalJson(key, isPhrases) ?? usual);
  const change = (next: readonly string[]) => {
    setPhrases(next);
    writeLocal(key, JSON.stringify(next));
  };
  return {
    phrases,
    add: (words: string) => change(withNewPhrase(phrases, words)),
    remove: (phrase: string) => change(phrases.filter((each) => each !== phrase)),
  };
}

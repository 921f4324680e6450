import { type ReactNode, useState } from 'react';
import { HeldInput } from './held-input.tsx';

const MOST = 20;

/** The words that are typed with commas between them. */
export function wordsOf(typed: string): string[] {
  return typed
    .split(/[、,，;；/\n]+/u)
    .map((word) => word.trim().slice(0, 100))
    .filter((word) => word !== '')
    .slice(0, MOST);
}

interface WordsInputProps {
  readonly label: string;
  readonly placeholder: string;
  readonly words: readonly string[];
  readonly onChange: (words: string[]) => void;
}

/** Several words in one line. What is typed stays as it is while it means the same words. */
export function WordsInput({ label, placeholder, words, onChange }: WordsInputProps): ReactNode {
  const [typed, setTyped] = useState(words.join('、'));
  const shown = JSON.stringify(wordsOf(typed)) === JSON.stringify(words) ? typed : words.join('、');
  return (
    <HeldInput
      aria-label={label}
      placeholder={placeholder}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(wordsOf(text));
      }}
    />
  );
}

export { ChosenWordsField } from './chosen-words-field.tsx';
export { useTypedWords } from './use-typed-words.ts';

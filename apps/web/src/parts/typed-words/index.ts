export { useTypedWords } from './use-typed-words.ts';

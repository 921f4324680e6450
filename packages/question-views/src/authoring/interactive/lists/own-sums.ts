import { contentOf, kindOf, plainTextOf } from '@lectern/questions';
import { type GamePart, type GameValue, partsOf } from '../game-value.ts';

/** A sum that a teacher typed, such as `7+5` or `7+5=12`, as a basic question; undefined when it has no value. */
export function ownSum(line: string, id: string): GamePart | undefined {
  const [asked = '', given] = line.split(/[=＝]/).map((part) => part.trim());
  const value = (given && !/^[□?？]+$/.test(given) ? given : asked).slice(0, 200);
  const key = { value };
  const isUnderstood = value !== '' && (kindOf('numeric')?.problems({}, key) ?? []).length === 0;
  return isUnderstood ? { id, kind: 'numeric', stem: contentOf(`${asked} = □`), body: {}, key } : undefined;
}

/** A sum of a game with its answer, for a list. */
export function shownSums(value: GameValue): { id: string; text: string; answer: string }[] {
  return partsOf(value).map(({ id, kind, stem, body, key }) => {
    const right = kindOf(kind)?.rightResponse(body, key) as { value?: string; choice?: string } | undefined;
    return { id, text: stem ? plainTextOf(stem) : '', answer: right?.value ?? right?.choice ?? '' };
  });
}

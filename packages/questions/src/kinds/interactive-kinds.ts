import { funChoice } from './fun-choice/question.ts';
import type { InteractiveKind } from './interactive-kind.ts';

/** The kinds that are played, in the order of the content page. */
export const INTERACTIVE_KINDS: readonly InteractiveKind[] = [funChoice];

export function interactiveKindOf(name: string): InteractiveKind | undefined {
  return INTERACTIVE_KINDS.find(({ kind }) => kind === name);
}

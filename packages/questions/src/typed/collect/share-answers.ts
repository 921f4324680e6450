import { gapNumbers } from '../lines/numbered-gaps.ts';
import { type Strip, wordsOf } from '../strip.ts';
import { type AnswerList, type ListedAnswer, OF_HEADING } from './answer-list.ts';
import type { Draft, Section } from './draft.ts';

/** A question, or a gap of a passage, that an answer of the list may belong to. */
interface Slot {
  readonly section: Section;
  readonly draft: Draft;
  readonly isGap: boolean;
  isUsed: boolean;
}

/** Gives the answers of the list to the questions with their numbers. Returns the answers without a question. */
export function shareAnswers(sections: readonly Section[], { entries }: AnswerList): ListedAnswer[] {
  if (entries.length === 0) return [];
  const slots = new Map<number, Slot[]>();
  for (const section of sections) for (const draft of section.drafts) addSlots(slots, section, draft);
  return entries.filter((entry) => {
    const slot = slotFor(entry, slots.get(entry.number) ?? []);
    if (!slot) return true;
    slot.isUsed = true;
    give(slot, entry);
    return false;
  });
}

function addSlots(slots: Map<number, Slot[]>, section: Section, draft: Draft): void {
  const add = (number: number, isGap: boolean) => {
    const list = slots.get(number) ?? [];
    list.push({ section, draft, isGap, isUsed: false });
    slots.set(number, list);
  };
  if (draft.number !== undefined) add(draft.number, false);
  else if (section.heading && !draft.isMaterial) add(OF_HEADING, false);
  if (draft.isMaterial) {
    for (const child of draft.children) addSlots(slots, section, child);
    const asked = new Set(draft.children.map(({ number }) => number));
    for (const number of gapNumbers(draft.stem)) if (!asked.has(number)) add(number, true);
  }
}

/** The first question with the number that has no answer of the list yet, below the same heading. */
function slotFor({ heading }: ListedAnswer, slots: readonly Slot[]): Slot | undefined {
  const free = slots.filter(({ isUsed }) => !isUsed);
  if (!heading) return free[0];
  const same =
    free.find(
      ({ section }) => heading.ordinal !== undefined && section.heading?.ordinal === heading.ordinal,
    ) ?? free.find(({ section }) => heading.kind !== undefined && section.heading?.kind === heading.kind);
  return same ?? (slots.length === 1 ? free[0] : undefined);
}

function give({ draft, isGap }: Slot, { number, answer, analysis }: ListedAnswer): void {
  if (isGap) {
    draft.gapAnswers.set(number, wordsOf(answer));
    return;
  }
  if (draft.answer.length === 0) draft.answer.push(...answer);
  else if (!isSame(draft.answer, answer)) draft.doubt('answers-differ', wordsOf(answer));
  if (draft.analysis.length === 0) draft.analysis.push(...analysis);
}

function isSame(one: readonly Strip[], other: readonly Strip[]): boolean {
  const plain = (strips: readonly Strip[]) => wordsOf(strips).replace(/[\s。.]/g, '');
  return other.length === 0 || plain(one) === plain(other);
}

import {
  type BodyOf,
  type Content,
  isBlank,
  type KeyOf,
  plainTextOf,
  type SingleQuestion,
} from '@lectern/questions';
import type { ExportNotes } from '../build/export-notes.ts';
import { escapeGift, giftOfContent } from './gift-of-content.ts';

/** Choices with their weights in percent; `=` for the only right one. */
export function weightedAnswers(
  question: SingleQuestion,
  choices: readonly { readonly id: string; readonly content: Content }[],
  weights: readonly (number | '=')[],
  notes: ExportNotes,
): string {
  const feedback = new Map(question.feedback?.choices?.map((one) => [one.id, one.content]));
  if (question.feedback?.right || question.feedback?.partly || question.feedback?.wrong)
    notes.note('field', 'lost', 'feedback');
  return choices
    .map(({ id, content }, index) => {
      const weight = weights[index] ?? 0;
      const sign = weight === '=' ? '=' : weight === 0 ? '~' : `~%${percentText(weight)}%`;
      const said = feedback.get(id);
      return `${sign}${giftOfContent(content, notes)}${said ? `#${giftOfContent(said, notes)}` : ''}`;
    })
    .join(' ');
}

/** Percent with the five decimal places of Moodle's own files. */
export function percentText(percent: number): string {
  return `${Number(percent.toFixed(5))}`;
}

/** `#value`, or `#value:tolerance`; a relative tolerance becomes an absolute one. */
export function numericAnswers({ body, key, feedback }: SingleQuestion, notes: ExportNotes): string {
  const { unit, units, parameters = [] } = body as BodyOf<'numeric'>;
  const { value, tolerance, digits, units: accepted = [] } = key as KeyOf<'numeric'>;
  if (unit || units || accepted.length > 0) notes.note('field', 'lost', 'units');
  if (digits) notes.note('field', 'lost', 'digits');
  if (parameters.length > 0) notes.note('field', 'lost', 'parameters');
  if (tolerance?.type === 'relative') notes.note('tolerance', 'changed');
  const number = Number(value);
  const most = tolerance?.type === 'relative' ? Math.abs(number) * tolerance.value : (tolerance?.value ?? 0);
  if (!Number.isFinite(number)) notes.note('formula-value', 'lost', value);
  const written = `${Number.isFinite(number) ? value.trim() : 0}${most > 0 ? `:${Number(most.toPrecision(12))}` : ''}`;
  const { right, wrong } = feedback ?? {};
  if (!right && !wrong) return `#${written}`;
  return `#=${written}${right ? `#${giftOfContent(right, notes)}` : ''}${wrong ? ` ~#${giftOfContent(wrong, notes)}` : ''}`;
}

/** `=left -> right`; cards on the right without a partner have an empty left side. */
export function matchingAnswers({ body, key }: SingleQuestion, notes: ExportNotes): string {
  const { left, right } = body as BodyOf<'matching'>;
  const { pairs } = key as KeyOf<'matching'>;
  const texts = new Map(right.map(({ id, content }) => [id, textOfCard(content, notes)]));
  const used = new Set<string>();
  const lines = left.flatMap(({ id, content }) => {
    const [partner, ...others] = pairs.filter((pair) => pair.left === id);
    if (others.length > 0) notes.note('partners', 'lost');
    if (!partner) return [];
    used.add(partner.right);
    return [`=${giftOfContent(content, notes)} -> ${texts.get(partner.right) ?? ''}`];
  });
  const rest = right.filter(({ id }) => !used.has(id)).map(({ id }) => `= -> ${texts.get(id) ?? ''}`);
  // Moodle reads fewer than three pairs as short answers.
  if (lines.length < 3) notes.note('three-pairs', 'changed');
  return [...lines, ...rest].join(' ');
}

function textOfCard(content: Content, notes: ExportNotes): string {
  if ((content.media ?? []).length > 0) notes.note('media', 'lost');
  if (isBlank({ paragraphs: content.paragraphs })) return '?';
  return escapeGift(plainTextOf(content).replaceAll('->', '→').replace(/\s+/g, ' ').trim());
}

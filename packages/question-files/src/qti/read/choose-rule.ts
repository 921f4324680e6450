import {
  kindOf,
  type Question,
  type RuleName,
  type ScoringRule,
  type SingleQuestion,
  scoreOf,
} from '@lectern/questions';
import type { Note } from '../../build/report-builder.ts';
import type { ItemProcessor } from '../processing/process-item.ts';
import type { Converted } from './item-context.ts';

const MOST_PROBES = 150;
/** Points that differ by less are equal. */
const NEAR = 1e-4;
const PERSONAL: ReadonlySet<RuleName> = new Set(['manual', 'keywords', 'none']);

interface Scored {
  readonly response: unknown;
  /** The part of the most points that the item gives. */
  readonly share: number;
}

/**
 * The rule of ours that gives the same points as the item's own processing, tried with the probes; where none does, the
 * nearest one, and a note says by how much of the points it differs at most.
 */
export function chooseRule(
  converted: Converted,
  processor: ItemProcessor,
  isProcessed: boolean,
  notes: Note[],
): { readonly rule: ScoringRule; readonly score: number } {
  const { draft } = converted;
  const rules = kindOf(draft.kind)?.rules ?? ['none'];
  const [first] = rules;
  if (PERSONAL.has(first)) return { rule: { name: 'manual' }, score: fullScore(processor, undefined) };
  const right = kindOf(draft.kind)?.rightResponse(draft.body, draft.key);
  const most = right === undefined ? 0 : judged(converted, processor, right);
  const score = fullScore(processor, most);
  if (!isProcessed || most <= 0) {
    const hasKey = notes.every(({ code }) => code !== 'key-empty');
    if (!isProcessed) notes.push({ code: 'no-processing', state: 'unsure' });
    else if (hasKey) notes.push({ code: 'right-earns-nothing', state: 'unsure' });
    return { rule: ruleNamed(first), score };
  }
  const scored = converted.probes.slice(0, MOST_PROBES).map((response): Scored => {
    return { response, share: Math.min(1, Math.max(0, judged(converted, processor, response) / most)) };
  });
  const candidates = rules.filter((name) => !PERSONAL.has(name)).flatMap(settingsOf);
  const tried = candidates.map((rule) => ({ rule, ...difference(converted, rule, scored) }));
  const none = { rule: ruleNamed(first), most: 1, mean: 1 };
  const best = tried.reduce(
    (nearest, one) => (rank(one) < rank(nearest) - NEAR ? one : nearest),
    tried[0] ?? none,
  );
  if (best.most > NEAR)
    notes.push({ code: 'rule-approximated', state: 'changed', detail: `${Math.ceil(best.most * 100)} %` });
  return { rule: best.rule, score };
}

function settingsOf(name: RuleName): ScoringRule[] {
  return name === 'exam-multi' ? [{ name }, { name, part: 'equal' }] : [ruleNamed(name)];
}

function ruleNamed(name: RuleName): ScoringRule {
  return { name } as ScoringRule;
}

function judged(converted: Converted, processor: ItemProcessor, response: unknown): number {
  return processor.judge(converted.given(response)).score;
}

interface Difference {
  readonly most: number;
  readonly mean: number;
}

function rank({ most, mean }: Difference): number {
  return most + mean;
}

/** By how much of the points a rule differs from the item. */
function difference({ draft }: Converted, rule: ScoringRule, scored: readonly Scored[]): Difference {
  const question = {
    format: 1,
    id: 'probe',
    version: 1,
    stem: { paragraphs: [] },
    attempts: 1,
    counts: 'last',
    score: 1,
    ...draft,
    rule,
  } as SingleQuestion as Question;
  let most = 0;
  let sum = 0;
  for (const { response, share } of scored) {
    const { points } = scoreOf(question, response);
    const off = Math.abs(Number(points.n) / Number(points.d) - share);
    most = Math.max(most, off);
    sum += off;
  }
  return { most, mean: sum / Math.max(1, scored.length) };
}

/** MAXSCORE, otherwise the points of the right response, otherwise the largest value that SCORE may have. */
function fullScore({ session }: ItemProcessor, right: number | undefined): number {
  const maximum = session.declarations.get('MAXSCORE')?.defaultValue?.items[0];
  const normal = session.declarations.get('SCORE')?.normalMaximum;
  const full = right || (typeof maximum === 'number' ? maximum : 0) || normal || 1;
  return Math.min(100, Math.max(0.5, Number(full.toFixed(4))));
}

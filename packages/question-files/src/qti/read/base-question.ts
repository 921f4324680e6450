import type { SingleQuestion } from '@lectern/questions';
import type { CompositeDraft, Draft } from '../../build/report-builder.ts';
import { childNamed, type MarkupElement } from '../../markup/node.ts';
import { ItemProcessor } from '../processing/process-item.ts';
import { type ItemEnvironment, makeContext } from './make-context.ts';
import { readItem } from './read-item.ts';

/** The fields of a question that a reader of QTI gives when an item has none. */
const DEFAULTS = { attempts: 1, counts: 'last' } as const;

/** The fields of a question that an item has without our own extras; undefined for an item that is no single question. */
export function baseOfItem(
  item: MarkupElement,
  environment: ItemEnvironment,
): Partial<SingleQuestion> | undefined {
  const read = readItem(item, environment);
  if (!('draft' in read) || 'children' in read.draft) return undefined;
  return withDefaults(read.draft);
}

/** A draft with all fields that a question needs, apart from those of its identity. */
export function withDefaults(draft: Draft | CompositeDraft): Partial<SingleQuestion> {
  return JSON.parse(JSON.stringify({ ...DEFAULTS, ...draft })) as Partial<SingleQuestion>;
}

/** The fields of a composite that a stimulus has. */
export function baseOfStimulus(
  stimulus: MarkupElement,
  environment: ItemEnvironment,
): Record<string, unknown> {
  const body = childNamed(stimulus, 'stimulusBody');
  const processor = new ItemProcessor(stimulus, () => 0);
  const context = makeContext(stimulus, processor, [], environment);
  return JSON.parse(
    JSON.stringify({ ...DEFAULTS, kind: 'composite', stem: context.content(body?.children ?? []) }),
  );
}

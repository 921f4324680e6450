import { seeded } from '@lectern/base';
import { type Content, isBasicKind, isBlank } from '@lectern/questions';
import { instructionFor } from '../../build/instructions.ts';
import type { CompositeDraft, Draft, Note } from '../../build/report-builder.ts';
import {
  childNamed,
  childrenNamed,
  isElement,
  type MarkupElement,
  type MarkupNode,
  outermostNamed,
} from '../../markup/node.ts';
import { ItemProcessor } from '../processing/process-item.ts';
import { graphicOrderInteraction, hotspotInteraction, selectPointInteraction } from './areas.ts';
import { choiceInteraction, hottextInteraction, orderInteraction } from './choices.ts';
import { chooseRule } from './choose-rule.ts';
import { inlineQuestion } from './inline.ts';
import type { Converted, InteractionReader, ItemContext } from './item-context.ts';
import { type ItemEnvironment, makeContext } from './make-context.ts';
import {
  associateInteraction,
  gapMatchInteraction,
  graphicGapMatchInteraction,
  matchInteraction,
} from './pairs.ts';
import {
  drawingInteraction,
  extendedTextInteraction,
  sliderInteraction,
  uploadInteraction,
} from './texts.ts';

/** Values that template processing draws are the same each time a file is read. */
const SEED = 1;
const MOST_INTERACTIONS = 100;

const READERS = new Map<string, InteractionReader>([
  ['choiceInteraction', choiceInteraction],
  ['orderInteraction', orderInteraction],
  ['hottextInteraction', hottextInteraction],
  ['matchInteraction', matchInteraction],
  ['associateInteraction', associateInteraction],
  ['gapMatchInteraction', gapMatchInteraction],
  ['graphicGapMatchInteraction', graphicGapMatchInteraction],
  ['hotspotInteraction', hotspotInteraction],
  ['graphicOrderInteraction', graphicOrderInteraction],
  ['selectPointInteraction', selectPointInteraction],
  ['positionObjectInteraction', selectPointInteraction],
  ['positionObjectStage', positionStage],
  ['sliderInteraction', sliderInteraction],
  ['extendedTextInteraction', extendedTextInteraction],
  ['uploadInteraction', uploadInteraction],
  ['drawingInteraction', drawingInteraction],
]);
/** Interactions within a line of text, which become gaps. */
const INLINE = new Set(['textEntryInteraction', 'inlineChoiceInteraction']);
/** Interactions that have no place in our kinds. */
const OTHERS = ['graphicAssociateInteraction', 'customInteraction', 'portableCustomInteraction'];
const INTERACTIONS = new Set([...READERS.keys(), ...INLINE, ...OTHERS]);

/** A picture on which an object is placed: the points are read as on a picture without outlines. */
function positionStage(stage: MarkupElement, context: ItemContext): Converted | undefined {
  const interaction = childNamed(stage, 'positionObjectInteraction');
  const picture = childNamed(stage, 'object') ?? childNamed(stage, 'img');
  if (!interaction || !picture) return undefined;
  const others = interaction.children.filter(
    (child) => !isElement(child) || !/^(object|img)$/.test(child.name),
  );
  return selectPointInteraction({ ...interaction, children: [picture, ...others] }, context);
}

export interface ReadItem {
  readonly draft: Draft | CompositeDraft;
  readonly notes: readonly Note[];
}

/**
 * Reads an assessmentItem. Its own processing decides which rule of ours it gets. An item with several interactions
 * becomes a composite. Undefined for an item without an interaction of our kinds; `notes` then says which one it has.
 */
export function readItem(
  item: MarkupElement,
  environment: ItemEnvironment,
): ReadItem | { readonly notes: readonly Note[] } {
  const processor = new ItemProcessor(item, seeded(SEED), environment.budget);
  const notes: Note[] = [];
  const context = makeContext(item, processor, notes, environment);
  const body = childNamed(item, 'itemBody');
  const interactions = body ? outermostNamed(body, INTERACTIONS).slice(0, MOST_INTERACTIONS) : [];
  const other = interactions.find(({ name }) => OTHERS.includes(name));
  if (!body || interactions.length === 0 || other)
    return { notes: [{ code: 'interaction', state: 'refused', detail: other?.name ?? 'itemBody' }] };
  if (childNamed(item, 'templateProcessing')) notes.push({ code: 'numbers-frozen', state: 'changed' });
  const program = childNamed(item, 'responseProcessing');
  const read = interactions.every(({ name }) => INLINE.has(name))
    ? inlineQuestion(body, interactions, context, program)
    : blockQuestions(body, interactions, context);
  if (!read)
    return { notes: [{ code: 'interaction', state: 'refused', detail: interactions[0]?.name ?? '' }] };
  const drafts = read.questions.map((converted) => {
    const stem = converted.draft.stem ?? { paragraphs: [] };
    const { rule, score } = chooseRule(converted, processor, program !== undefined, notes);
    return { ...converted.draft, stem, rule, score } satisfies Draft;
  });
  for (const { detail } of processor.refused.slice(0, 1))
    notes.push({ code: 'processing-refused', state: 'changed', detail });
  const { title, ...about } = aboutItem(item, context);
  const [only, ...more] = drafts;
  if (only && more.length === 0) {
    const stem = joined(read.stem, only.stem);
    const isPassage =
      only.kind === 'fill-blank' || only.kind === 'cloze-choice' || only.kind === 'bank-cloze';
    const passage = (only.body as { passage?: Content }).passage;
    const asked =
      isBlank(stem) && isPassage && passage ? instructionFor(only.kind as 'fill-blank', passage) : stem;
    const feedback = { ...about.feedback, ...only.feedback };
    const hasFeedback = Object.keys(feedback).length > 0;
    return {
      draft: {
        ...about,
        ...only,
        ...sampleOf(body, only, context),
        stem: asked,
        ...(hasFeedback ? { feedback } : {}),
      },
      notes,
    };
  }
  const stem = isBlank(read.stem) ? (title ?? read.stem) : read.stem;
  const children = drafts
    .filter(({ kind }) => isBasicKind(kind))
    .map((draft, index) => ({ ...draft, id: `${index + 1}` }));
  return { draft: { stem, children, ...(about.analysis ? { analysis: about.analysis } : {}) }, notes };
}

/** The key of a question that a person marks: the text for whoever scores is its sample answer. */
function sampleOf(body: MarkupElement, draft: Draft, context: ItemContext): Partial<Pick<Draft, 'key'>> {
  const field = { essay: 'sample', 'short-answer': 'sample', 'media-answer': 'reference' }[draft.kind];
  const rubric = outermostNamed(body, new Set(['rubricBlock'])).find(({ attributes }) =>
    /\bscorer\b/.test(attributes.get('view') ?? ''),
  );
  const sample = field && rubric ? context.content(rubric.children) : undefined;
  return field && sample && !isBlank(sample) ? { key: { ...(draft.key as object), [field]: sample } } : {};
}

/** Block interactions, each a question; the rest of the body is the stem of the item. */
function blockQuestions(
  body: MarkupElement,
  interactions: readonly MarkupElement[],
  context: ItemContext,
): { stem: Content; questions: Converted[] } | undefined {
  const questions: Converted[] = [];
  for (const interaction of interactions) {
    const one = INLINE.has(interaction.name)
      ? inlineQuestion(interaction, [interaction], context, undefined)?.questions[0]
      : READERS.get(interaction.name)?.(interaction, context);
    if (!one) return undefined;
    const prompt = childNamed(interaction, 'prompt');
    const asked = prompt ? context.content(prompt.children) : undefined;
    const stem = asked ? joined(asked, one.draft.stem ?? { paragraphs: [] }) : one.draft.stem;
    questions.push({ ...one, draft: { ...one.draft, stem } });
  }
  const all = new Set<MarkupNode>(interactions);
  const stem = context.content(body.children, (element) => (all.has(element) ? [] : undefined));
  return { stem, questions };
}

function joined(first: Content, second: Content): Content {
  const media = [...(first.media ?? []), ...(second.media ?? [])];
  return { paragraphs: [...first.paragraphs, ...second.paragraphs], ...(media.length > 0 ? { media } : {}) };
}

type About = Pick<Draft, 'feedback' | 'analysis'> & { readonly title?: Content };

/** Feedback for the whole item: `correct`, `incorrect` and a general one are ours; others are noted. */
function aboutItem(item: MarkupElement, context: ItemContext): About {
  const feedback: Record<string, Content> = {};
  let analysis: Content | undefined;
  for (const element of childrenNamed(item, 'modalFeedback')) {
    const identifier = element.attributes.get('identifier') ?? '';
    const content = context.content(element.children);
    if (/^(correct|right)/i.test(identifier)) feedback.right = content;
    else if (/^(incorrect|wrong)/i.test(identifier)) feedback.wrong = content;
    else if (/^partly|^partial/i.test(identifier)) feedback.partly = content;
    else if (/^(solution|analysis|general)/i.test(identifier)) analysis = content;
    else context.notes.push({ code: 'feedback', state: 'lost', detail: identifier.slice(0, 100) });
  }
  const title = item.attributes.get('title')?.trim();
  return {
    ...(Object.keys(feedback).length > 0 ? { feedback } : {}),
    ...(analysis ? { analysis } : {}),
    ...(title ? { title: context.content([title]) } : {}),
  };
}

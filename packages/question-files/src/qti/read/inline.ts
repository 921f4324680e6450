import { type BodyOf, type Content, gapRun, isBlank, type KeyOf } from '@lectern/questions';
import {
  childrenNamed,
  isElement,
  type MarkupElement,
  type MarkupNode,
  outermostNamed,
} from '../../markup/node.ts';
import {
  type Converted,
  correctTexts,
  declarationIn,
  type ItemContext,
  identifierOf,
  PartIds,
  responseOf,
} from './item-context.ts';
import { acceptedTexts, isNumeric, numericEntry } from './texts.ts';

interface Questions {
  readonly stem: Content;
  readonly questions: Converted[];
}

const ENTRY = 'textEntryInteraction';
const INLINE = new Set([ENTRY, 'inlineChoiceInteraction']);

/**
 * A text with fields and lists in its lines: blanks, inline choices, or one number. Fields and lists mixed become the parts
 * of a composite, whose material is the text with numbers in place of them.
 */
export function inlineQuestion(
  body: MarkupElement,
  interactions: readonly MarkupElement[],
  context: ItemContext,
  program: MarkupElement | undefined,
): Questions | undefined {
  const [first] = interactions;
  if (!first) return undefined;
  const isEntry = interactions.map(({ name }) => name === ENTRY);
  if (interactions.length === 1 && isEntry[0] && isNumeric(first, context)) {
    const stem = context.content(body.children, (element) => (element === first ? [LINE] : undefined));
    return { stem: withoutLoneLine(stem), questions: [numericEntry(first, context, program)] };
  }
  if (isEntry.every(Boolean)) return blanks(body, interactions, context, program);
  if (!isEntry.some(Boolean)) return lists(body, interactions, context);
  return mixed(body, interactions, context, program);
}

const LINE = { type: 'text', text: '____' } as const;

/** A line of its own at the end only shows where the number is written. */
function withoutLoneLine(stem: Content): Content {
  const paragraphs = stem.paragraphs.filter(
    ({ runs }) =>
      runs
        .map((run) => ('text' in run ? run.text : ' '))
        .join('')
        .trim() !== '____',
  );
  return paragraphs.length > 0 ? { ...stem, paragraphs } : stem;
}

/** The nodes before the first block with a field are the stem, the others the passage. */
function split(
  body: MarkupElement,
  interactions: ReadonlySet<MarkupNode>,
): { stem: MarkupNode[]; passage: MarkupNode[] } {
  const holds = (node: MarkupNode) =>
    isElement(node) && (interactions.has(node) || outermostNamed(node, INLINE).length > 0);
  const at = body.children.findIndex(holds);
  const only = body.children[at];
  const isWrapped =
    isElement(only ?? '') &&
    (only as MarkupElement).name === 'div' &&
    body.children.filter(holds).length === 1;
  const before = body.children.slice(0, at);
  // A single div around everything is looked into.
  if (isWrapped && before.every((node) => !isElement(node) && node.trim() === '')) {
    const inner = only as MarkupElement;
    return split(inner, interactions);
  }
  return { stem: before, passage: body.children.slice(at) };
}

function passageOf(
  body: MarkupElement,
  interactions: readonly MarkupElement[],
  ids: PartIds,
  context: ItemContext,
): { stem: Content; passage: Content } {
  const all = new Set<MarkupNode>(interactions);
  if (all.has(body))
    return {
      stem: { paragraphs: [] },
      passage: { paragraphs: [{ runs: [gapRun(ids.id(responseOf(body)))] }] },
    };
  const { stem, passage } = split(body, all);
  const read = context.content(passage, (element) =>
    all.has(element) ? [gapRun(ids.id(responseOf(element)))] : undefined,
  );
  return { stem: context.content(stem), passage: read };
}

function blanks(
  body: MarkupElement,
  interactions: readonly MarkupElement[],
  context: ItemContext,
  program: MarkupElement | undefined,
): Questions {
  const ids = new PartIds(interactions.map(responseOf));
  const { stem, passage } = passageOf(body, interactions, ids, context);
  const keyed = interactions.map((interaction): KeyOf<'fill-blank'>['blanks'][number] => {
    const { mapping } = declarationIn(context, interaction) ?? {};
    const isSensitive = mapping?.entries.every(({ caseSensitive }) => caseSensitive) ?? true;
    return {
      gap: ids.id(responseOf(interaction)),
      accepted: acceptedTexts(interaction, context, program),
      ...(isSensitive && mapping !== undefined ? { compare: { case: 'counts' as const } } : {}),
    };
  });
  const right = keyed.map(({ gap, accepted }) => ({
    gap,
    text: accepted.find(({ share = 1 }) => share === 1)?.text ?? '',
  }));
  const others = keyed.flatMap(({ gap, accepted }, index) =>
    accepted.map(({ text }) => right.with(index, { gap, text })),
  );
  const without = right.map((_, index) => right.filter((_one, at) => at !== index));
  return {
    stem,
    questions: [
      {
        draft: { kind: 'fill-blank', body: { passage }, key: { blanks: keyed } },
        probes: [right, ...others, ...without, ...right.map((one) => [one])].map((texts) => ({ texts })),
        given: (answer) =>
          Object.fromEntries(
            (answer as { texts: { gap: string; text: string }[] }).texts.map(({ gap, text }) => [
              ids.identifier(gap),
              text,
            ]),
          ),
      },
    ],
  };
}

function lists(body: MarkupElement, interactions: readonly MarkupElement[], context: ItemContext): Questions {
  const ids = new PartIds(interactions.map(responseOf));
  const { stem, passage } = passageOf(body, interactions, ids, context);
  const gaps: BodyOf<'cloze-choice'>['gaps'] = [];
  const right: KeyOf<'cloze-choice'>['right'] = [];
  const parts = new Map<string, PartIds>();
  for (const interaction of interactions) {
    const elements = childrenNamed(interaction, 'inlineChoice');
    const own = new PartIds(elements.map(identifierOf));
    const gap = ids.id(responseOf(interaction));
    parts.set(gap, own);
    gaps.push({
      id: gap,
      choices: elements.map((one) => ({
        id: own.id(identifierOf(one)),
        content: context.content(one.children),
      })),
    });
    const [correct] = correctTexts(context, interaction);
    if (correct !== undefined) right.push({ gap, choice: own.id(correct) });
  }
  if (right.length < gaps.length) context.notes.push({ code: 'key-empty', state: 'unsure' });
  const isShuffled = interactions.some(({ attributes }) => attributes.get('shuffle') === 'true');
  const wrong = right.map(({ gap, choice }, index) => {
    const other = gaps.find(({ id }) => id === gap)?.choices.find(({ id }) => id !== choice);
    return other ? right.with(index, { gap, choice: other.id }) : right;
  });
  const without = right.map((_, index) => right.filter((_one, at) => at !== index));
  return {
    stem,
    questions: [
      {
        draft: {
          kind: 'cloze-choice',
          body: { passage, gaps, ...(isShuffled ? { shuffle: true } : {}) },
          key: { right },
        },
        probes: [right, ...wrong, ...without, ...right.map((one) => [one])].map((fills) => ({ fills })),
        given: (answer) =>
          Object.fromEntries(
            (answer as { fills: { gap: string; choice: string }[] }).fills.map(({ gap, choice }) => [
              ids.identifier(gap),
              parts.get(gap)?.identifier(choice) ?? choice,
            ]),
          ),
      },
    ],
  };
}

function mixed(
  body: MarkupElement,
  interactions: readonly MarkupElement[],
  context: ItemContext,
  program: MarkupElement | undefined,
): Questions {
  const numberOf = new Map<MarkupNode, number>(interactions.map((one, index) => [one, index + 1]));
  const stem = context.content(body.children, (element) => {
    const number = numberOf.get(element);
    return number === undefined ? undefined : [{ type: 'text', text: ` (${number}) ____ ` }];
  });
  const questions = interactions.flatMap((interaction, index) => {
    const part = inlineQuestion(interaction, [interaction], context, program)?.questions[0];
    const own = part?.draft.stem;
    const asked = { paragraphs: [{ runs: [{ type: 'text' as const, text: `(${index + 1})` }] }] };
    return part ? [{ ...part, draft: { ...part.draft, stem: own && !isBlank(own) ? own : asked } }] : [];
  });
  return { stem, questions };
}

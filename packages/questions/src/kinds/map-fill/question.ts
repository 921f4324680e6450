import * as z from 'zod/mini';
import { content, contentOf, partId } from '../../question/content.ts';
import { gapId, gapsOf } from '../../question/gaps.ts';
import { sameIds, unknownIds } from '../../question/problem.ts';
import { bankCloze } from '../bank-cloze/question.ts';
import { fillBlank } from '../fill-blank/question.ts';
import { interactiveKind, type PartBody } from '../interactive-kind.ts';
import type { Problem } from '../question-kind.ts';

const MOST_NODES = 200;

const node = z.object({
  id: partId,
  /** The node above; the root has none. */
  parent: z.optional(partId),
  content: z.optional(content),
  /** The gap that is filled in instead of a content. */
  gap: z.optional(gapId),
});
type Node = z.infer<typeof node>;

/** 思维导图填空: hidden nodes of a mind map are filled from a bank or with words. */
export const mapFill = interactiveKind({
  kind: 'map-fill',
  plays: [bankCloze, fillBlank],
  rules: ['per-item', 'exact', 'none'],
  fewestParts: 1,
  mostParts: 1,
  own: z.object({ nodes: z.array(node).check(z.maxLength(MOST_NODES)) }),
  ownKey: z.object({}),
  ownFor(parts) {
    const gaps = gapsOfParts(parts).slice(0, MOST_NODES - 1);
    const root: Node = { id: 'root', content: contentOf('') };
    return {
      body: { nodes: [root, ...gaps.map((gap) => ({ id: `at-${gap}`.slice(0, 64), parent: 'root', gap }))] },
      key: {},
    };
  },
  problems: ({ parts, own: { nodes } }) => [
    ...treeProblems(nodes),
    ...gapProblems(nodes, gapsOfParts(parts)),
  ],
});

function gapsOfParts(parts: readonly PartBody[]): string[] {
  const passages = [bankCloze, fillBlank].map(
    ({ body }) => body as z.ZodMiniType<{ passage: z.infer<typeof content> }>,
  );
  return parts.flatMap(({ body }) => {
    const read = passages.map((schema) => schema.safeParse(body)).find(({ success }) => success);
    return read?.data ? gapsOf(read.data.passage) : [];
  });
}

/** Equal ids, no root or several, unknown parents, and nodes that hang in a circle. */
function treeProblems(nodes: readonly Node[]): Problem[] {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  const roots = nodes.filter(({ parent }) => parent === undefined);
  const inCircles = nodes.filter(({ id }) => !reachesRoot(id, parents));
  return [
    ...sameIds(nodes.map(({ id }) => id)),
    ...unknownIds(
      nodes.flatMap(({ parent }) => parent ?? []),
      nodes.map(({ id }) => id),
    ),
    ...(roots.length === 1 ? [] : [{ code: 'not-understood' } as const]),
    ...inCircles.map(({ id }) => ({ code: 'not-placed', at: id }) as const),
  ];
}

function reachesRoot(id: string, parents: ReadonlyMap<string, string | undefined>): boolean {
  let at: string | undefined = id;
  for (let steps = 0; at !== undefined && steps <= MOST_NODES; steps++) at = parents.get(at);
  return at === undefined;
}

/** Gaps without a node, with several, and unknown ones. */
function gapProblems(nodes: readonly Node[], gaps: readonly string[]): Problem[] {
  const placed = nodes.flatMap(({ gap }) => gap ?? []);
  return [
    ...sameIds(placed),
    ...unknownIds(placed, gaps),
    ...unknownIds(gaps, placed).map(({ at }) => ({ code: 'not-placed', at }) as const),
  ];
}

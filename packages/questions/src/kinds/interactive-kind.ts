import { ownValue, type Random } from '@lectern/base';
import * as z from 'zod/mini';
import { content, partId } from '../question/content.ts';
import type { Entry } from '../question/entry.ts';
import { sameIds, unknownIds } from '../question/problem.ts';
import { shuffled } from '../question/random.ts';
import type { RuleName } from '../scoring/scoring-rule.ts';
import { judgeParts, type Part } from './judge-parts.ts';
import { DEFAULT_PLAY, gameReport, play } from './play.ts';
import type { Problem, ProblemCode, QuestionKind } from './question-kind.ts';

/** The most basic questions in one interactive question. */
const MOST_PARTS = 60;

/** A basic question inside an interactive one, without its key. */
export interface PartBody {
  readonly id: string;
  readonly kind: string;
  /** Stem of the part, where the stem of the game does not say what is asked. */
  readonly stem?: z.infer<typeof content>;
  readonly body: unknown;
}

export interface PartKey {
  readonly id: string;
  readonly kind: string;
  readonly key: unknown;
}

export type PlayedBody<Own = unknown> = {
  readonly play: z.infer<typeof play>;
  readonly parts: readonly PartBody[];
  readonly own: Own;
};

export type PlayedKey<OwnKey = unknown> = { readonly parts: readonly PartKey[]; readonly own: OwnKey };

const playedResponse = z.object({
  /** The responses to the basic questions, by part. */
  parts: z.record(partId, z.unknown()).check(z.refine((parts) => Object.keys(parts).length <= MOST_PARTS)),
  game: z.optional(gameReport),
});

export interface PlayedResponse {
  readonly parts: Readonly<Record<string, unknown>>;
  readonly game?: z.infer<typeof gameReport>;
}

/** The fields that only one kind of game has, of its body and its key, for the basic questions that it plays. */
export interface OwnFields<Own, OwnKey> {
  readonly body: Own;
  readonly key: OwnKey;
}

/** How one interactive kind differs from the others. */
export interface InteractiveSettings<Own, OwnKey> {
  readonly kind: string;
  /** The kinds of its parts; a new question has parts of the first. */
  readonly plays: readonly [QuestionKind, ...QuestionKind[]];
  readonly rules: readonly [RuleName, ...RuleName[]];
  readonly fewestParts: number;
  readonly mostParts: number;
  /** Problems of the parts that are none in this game, such as more cards than the basic kind has. */
  ignores?(code: ProblemCode, own: OwnKey): boolean;
  /** Whether each part counts as one item, right or not, however many items its kind would give it. */
  readonly partsAreItems?: boolean;
  /** Whether the order of the parts means something, so that they are never shuffled. */
  readonly partsInOrder?: boolean;
  readonly own: z.ZodMiniType<Own>;
  readonly ownKey: z.ZodMiniType<OwnKey>;
  /** The own fields of a question that is made of basic questions. */
  ownFor(parts: readonly PartBody[], keys: readonly PartKey[]): OwnFields<NoInfer<Own>, NoInfer<OwnKey>>;
  /** Problems of the parts and own fields that the schemas cannot find. */
  problems?(body: PlayedBody<Own>, key: PlayedKey<OwnKey>): readonly Problem[];
  /** Other keys of a part that are as right. */
  otherKeys?(partId: string, own: OwnKey): readonly unknown[];
}

/**
 * A kind that is played: it consists of basic questions whose bodies and keys it shares, so that it is scored by the same
 * code, and that a teacher can switch between both (`toBasic`, `fromBasic`).
 */
export interface InteractiveKind<Own = unknown, OwnKey = unknown>
  extends QuestionKind<PlayedBody<Own>, PlayedKey<OwnKey>, PlayedResponse> {
  readonly plays: readonly QuestionKind[];
  readonly mostParts: number;
  /** Whether rules count parts, and not the items of parts. */
  readonly partsAreItems: boolean;
  parts(body: PlayedBody<Own>, key: PlayedKey<OwnKey>): readonly Part[];
  /** A body and key that play the given basic questions, with the default own fields. */
  playing(
    parts: readonly PartBody[],
    keys: readonly PartKey[],
  ): { readonly body: PlayedBody<Own>; readonly key: PlayedKey<OwnKey> };
}

/** Makes an interactive kind of its settings. */
export function interactiveKind<Own, OwnKey>(
  settings: InteractiveSettings<Own, OwnKey>,
): InteractiveKind<Own, OwnKey> {
  const { plays, fewestParts, mostParts } = settings;
  const parts = (asked: PlayedBody<Own>, right: PlayedKey<OwnKey>) => partsOf(settings, asked, right);
  const playing = (bodies: readonly PartBody[], keys: readonly PartKey[]) => {
    const own = settings.ownFor(bodies, keys);
    return {
      body: { play: DEFAULT_PLAY, parts: bodies, own: own.body },
      key: { parts: keys, own: own.key },
    };
  };
  return {
    kind: settings.kind,
    ...schemasOf(settings),
    rules: settings.rules,
    plays,
    mostParts,
    partsAreItems: settings.partsAreItems ?? false,
    parts,
    playing,
    blank(makeId) {
      const [first] = plays;
      const made = Array.from({ length: fewestParts }, () => ({ id: makeId(), ...first.blank(makeId) }));
      return playing(
        made.map((one) => ({ id: one.id, kind: first.kind, body: one.body })),
        made.map((one) => ({ id: one.id, kind: first.kind, key: one.key })),
      );
    },
    problems: (asked, right) => [
      ...sameIds(asked.parts.map(({ id }) => id)),
      ...unknownIds(
        right.parts.map(({ id }) => id),
        asked.parts.map(({ id }) => id),
      ),
      ...(asked.parts.length < fewestParts ? [{ code: 'too-few' } as const] : []),
      ...partProblems(
        asked.parts,
        parts(asked, right),
        (code) => settings.ignores?.(code, right.own) ?? false,
      ),
      ...(settings.problems?.(asked, right) ?? []),
    ],
    rightResponse(asked, right) {
      const all = parts(asked, right).map(
        (part) => [part.id, part.kind.rightResponse(part.body, part.key)] as const,
      );
      return all.some(([, response]) => response === undefined)
        ? undefined
        : { parts: Object.fromEntries(all) };
    },
    isEmpty: (given) => Object.values(given.parts).every((response) => isEmptyFor(plays, response)),
    shuffled(asked, random) {
      const mixed = asked.parts.map((part) => {
        const kind = plays.find((one) => one.kind === part.kind);
        return { ...part, body: kind?.shuffled?.(part.body, random) ?? part.body };
      });
      const isMixed = asked.play.shuffle && !settings.partsInOrder;
      return { ...asked, parts: isMixed ? shuffled(mixed, random) : mixed };
    },
    drawn: (asked, right, random) => ({
      ...asked,
      parts: drawnParts(asked.parts, parts(asked, right), random),
    }),
    // The parameters belong to parts; the stem of the game has none.
    withDrawn: (text) => text,
    entries: (given) =>
      Object.entries(given.parts).flatMap(([id, response]) => entriesOfPart(plays, id, response)),
    judge: (asked, right, given) => judgeParts(parts(asked, right), (id) => ownValue(given.parts, id)),
  };
}

function schemasOf<Own, OwnKey>({ plays, mostParts, own, ownKey }: InteractiveSettings<Own, OwnKey>) {
  const bodies = z
    .array(byKind(plays.map(partBodyOf)))
    .check(z.minLength(1), z.maxLength(Math.min(mostParts, MOST_PARTS)));
  const keys = z.array(byKind(plays.map(partKeyOf))).check(z.maxLength(MOST_PARTS));
  return {
    body: z.object({ play, parts: bodies, own }) as unknown as z.ZodMiniType<PlayedBody<Own>>,
    key: z.object({ parts: keys, own: ownKey }) as unknown as z.ZodMiniType<PlayedKey<OwnKey>>,
    response: z.pipe(
      playedResponse,
      z.transform((given) => withReadParts(given, plays)),
    ),
  };
}

/** The parts that have a key, of the kinds that the game plays. */
function partsOf<Own, OwnKey>(
  { plays, otherKeys, partsAreItems }: InteractiveSettings<Own, OwnKey>,
  asked: PlayedBody<Own>,
  right: PlayedKey<OwnKey>,
): Part[] {
  return asked.parts.flatMap(({ id, kind: name, body }) => {
    const kind = plays.find((one) => one.kind === name);
    const own = right.parts.find((one) => one.id === id && one.kind === name);
    if (!kind || !own) return [];
    return [
      { id, kind, body, key: own.key, otherKeys: otherKeys?.(id, right.own), isOneItem: partsAreItems },
    ];
  });
}

/** The parts with fresh numbers in their bodies and stems. */
function drawnParts(bodies: readonly PartBody[], parts: readonly Part[], random: Random): PartBody[] {
  const all = new Map(parts.map((part) => [part.id, part]));
  return bodies.map((one) => {
    const part = all.get(one.id);
    const body = part?.kind.drawn?.(part.body, part.key, random) ?? one.body;
    return { ...one, body, stem: one.stem && (part?.kind.withDrawn?.(one.stem, body) ?? one.stem) };
  });
}

function isEmptyFor(kinds: readonly QuestionKind[], response: unknown): boolean {
  return kinds.every((kind) => {
    const read = kind.response.safeParse(response);
    return !read.success || kind.isEmpty(read.data);
  });
}

/**
 * The entries of a part's response; their places begin with the part's id. The response does not say the part's kind: the
 * first kind whose response it is reads it.
 */
function entriesOfPart(kinds: readonly QuestionKind[], id: string, response: unknown): Entry[] {
  for (const kind of kinds) {
    const read = kind.response.safeParse(response);
    if (!read.success || kind.isEmpty(read.data)) continue;
    return kind.entries(read.data).map((entry) => ({ ...entry, at: `${id}/${entry.at}` }));
  }
  return [];
}

function partBodyOf({ kind, body }: QuestionKind) {
  return z.object({ id: partId, kind: z.literal(kind), stem: z.optional(content), body });
}

function partKeyOf({ kind, key }: QuestionKind) {
  return z.object({ id: partId, kind: z.literal(kind), key });
}

/** The schema of the kind that a part names. */
function byKind<Schema extends ReturnType<typeof partBodyOf> | ReturnType<typeof partKeyOf>>(
  schemas: readonly Schema[],
) {
  return z.discriminatedUnion('kind', schemas as unknown as [Schema, ...Schema[]]);
}

/** The responses in the shape of one of the kinds. A value that is none of them is removed, so that each is bounded. */
function withReadParts(given: PlayedResponse, kinds: readonly QuestionKind[]): PlayedResponse {
  const read = Object.entries(given.parts).flatMap(([id, response]) => {
    const fits = kinds.flatMap((kind) => {
      const result = kind.response.safeParse(response);
      return result.success ? [result.data as object] : [];
    });
    // Each kind reads its own fields. A part is judged by its kind, which ignores the fields of the others.
    return fits.length === 0 ? [] : [[id, Object.assign({}, ...fits)] as const];
  });
  return { parts: Object.fromEntries(read), game: given.game };
}

function partProblems(
  bodies: readonly PartBody[],
  parts: readonly Part[],
  ignores: (code: ProblemCode) => boolean,
): Problem[] {
  return bodies.flatMap(({ id }) => {
    const part = parts.find((one) => one.id === id);
    if (!part) return [{ code: 'key-empty', at: id } as const];
    return part.kind
      .problems(part.body, part.key)
      .filter(({ code }) => !ignores(code))
      .map(({ code, at }) => ({ code, at: at === undefined ? id : `${id}/${at}` }));
  });
}

import type { BodyOf, Content, KeyOf, KindName, PlayedBody, PlayedKey } from '@lectern/questions';
import type { KindValue } from '../author-context.ts';
import type { ProblemNotes } from '../problem-notes.ts';

/** Body and key of a game. */
export interface GameValue<Own = unknown, OwnKey = unknown> {
  readonly body: PlayedBody<Own>;
  readonly key: PlayedKey<OwnKey>;
}

/** The types of a game by its name. */
export interface GameOf<Name extends KindName> {
  readonly body: BodyOf<Name> & PlayedBody<OwnOf<BodyOf<Name>>>;
  readonly key: KeyOf<Name> & PlayedKey<OwnOf<KeyOf<Name>>>;
}
type OwnOf<Fields> = Fields extends { readonly own: infer Own } ? Own : never;

/** The props of the fields of one game: all of its parts and own fields. */
export interface GameProps<Name extends KindName = KindName> {
  readonly value: GameOf<Name>;
  readonly onChange: (value: GameOf<Name>) => void;
  readonly notes: ProblemNotes;
}

/** A basic question of a game, with its key. */
export interface GamePart {
  readonly id: string;
  readonly kind: string;
  readonly stem?: Content | undefined;
  readonly body: unknown;
  readonly key: unknown;
}

/** The basic questions of a game; a part without a key is left out. */
export function partsOf({ body, key }: GameValue): GamePart[] {
  return body.parts.flatMap((part) => {
    const own = key.parts.find(({ id, kind }) => id === part.id && kind === part.kind);
    return own ? [{ ...part, key: own.key }] : [];
  });
}

/** The game with other basic questions. */
export function withParts<Value extends GameValue>({ body, key }: Value, parts: readonly GamePart[]): Value {
  return {
    body: {
      ...body,
      parts: parts.map(({ id, kind, stem, body: asked }) => ({
        id,
        kind,
        ...(stem ? { stem } : {}),
        body: asked,
      })),
    },
    key: { ...key, parts: parts.map(({ id, kind, key: right }) => ({ id, kind, key: right })) },
  } as unknown as Value;
}

/** The game with some of its own fields replaced. */
export function withOwn<Value extends GameValue>(
  { body, key }: Value,
  own: object,
  ownKey: object = {},
): Value {
  return {
    body: { ...body, own: withoutUndefined({ ...(body.own as object), ...own }) },
    key: { ...key, own: withoutUndefined({ ...(key.own as object), ...ownKey }) },
  } as unknown as Value;
}

function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, one]) => one !== undefined));
}

/** The first part of a kind, with the types of the kind; undefined when the game has none. */
export function firstPart<Name extends KindName>(
  value: GameValue,
  kind: Name,
): { readonly id: string; readonly value: KindValue<Name> } | undefined {
  const part = partsOf(value).find((one) => one.kind === kind);
  // The schema of the game reads each part by the kind that it names.
  return part && { id: part.id, value: { body: part.body, key: part.key } as KindValue<Name> };
}

/** The game with another body and key of one of its parts. */
export function withPart<Value extends GameValue>(
  value: Value,
  id: string,
  { body, key }: { readonly body: unknown; readonly key: unknown },
): Value {
  return withParts(
    value,
    partsOf(value).map((part) => (part.id === id ? { ...part, body, key } : part)),
  );
}

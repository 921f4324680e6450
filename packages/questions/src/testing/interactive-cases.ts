import fc from 'fast-check';
import type { InteractiveKind, PlayedBody, PlayedKey, PlayedResponse } from '../kinds/interactive-kind.ts';
import type { KindCases } from './kind-properties.ts';

/** A basic question that a game can have as a part. */
export interface PartSample<Body = unknown, Key = unknown> {
  readonly kind: string;
  readonly body: Body;
  readonly key: Key;
}

/** A game of basic questions with the ids p0, p1, …, and the own fields that are given. */
export function gameOf<Own, OwnKey>(
  kind: InteractiveKind<Own, OwnKey>,
  samples: readonly PartSample[],
  own: Partial<Own> = {},
  ownKey: Partial<OwnKey> = {},
): { body: PlayedBody<Own>; key: PlayedKey<OwnKey> } {
  const { body, key } = kind.playing(
    samples.map((sample, index) => ({ id: `p${index}`, kind: sample.kind, body: sample.body })),
    samples.map((sample, index) => ({ id: `p${index}`, kind: sample.kind, key: sample.key })),
  );
  return { body: { ...body, own: { ...body.own, ...own } }, key: { ...key, own: { ...key.own, ...ownKey } } };
}

/**
 * Cases for an interactive kind: games of samples of its parts, and responses whose parts are right, left out, right for
 * another part, or of a part that the game lacks.
 */
export function interactiveCases<Own, OwnKey>(
  kind: InteractiveKind<Own, OwnKey>,
  parts: {
    readonly fewest: number;
    readonly most: number;
    readonly samples: readonly PartSample[];
    own?(samples: readonly PartSample[]): Partial<Own>;
    ownKey?(samples: readonly PartSample[]): Partial<OwnKey>;
  },
): KindCases<PlayedBody<Own>, PlayedKey<OwnKey>, PlayedResponse> {
  return {
    asked: fc
      .array(fc.constantFrom(...parts.samples), { minLength: parts.fewest, maxLength: parts.most })
      .map((samples) => gameOf(kind, samples, parts.own?.(samples), parts.ownKey?.(samples))),
    response: ({ body, key }) => {
      const right = kind.rightResponse(body, key)?.parts ?? {};
      const ids = [...Object.keys(right), 'no such part'];
      return fc
        .record({
          chosen: fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...Object.values(right)))),
          game: fc.option(fc.record({ points: fc.nat(1000), livesLeft: fc.nat(5) }), { nil: undefined }),
        })
        .map(({ chosen, game }) => ({ parts: Object.fromEntries(chosen), game }));
    },
    empty: { parts: {} },
  };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { compare, ONE, type Rational, ZERO } from '../formula/exact/rational.ts';
import type { QuestionKind } from '../kinds/question-kind.ts';
import { shareOf } from '../scoring/score.ts';
import type { RuleName } from '../scoring/scoring-rule.ts';
import { hostileVariants } from './hostile-values.ts';

interface Asked<Body, Key> {
  readonly body: Body;
  readonly key: Key;
}

/** Makes the values that the properties of a kind are tried with. */
export interface KindCases<Body, Key, Response> {
  /** Questions without problems. */
  readonly asked: fc.Arbitrary<Asked<Body, Key>>;
  /** Responses to a question: right, wrong, incomplete, and such that name parts which the question lacks. */
  response(asked: Asked<Body, Key>): fc.Arbitrary<Response>;
  readonly empty: Response;
  /** The question with its choices, cards or rows in another order; left out when the order is part of the question. */
  reordered?(body: Body): Body;
}

/** Tests what holds for every kind of question, and that no value of any size or type breaks a kind. */
export function describeKind<Body, Key, Response>(
  kind: QuestionKind<Body, Key, Response>,
  cases: KindCases<Body, Key, Response>,
): void {
  const answered = cases.asked.chain((asked) =>
    cases.response(asked).map((response) => ({ ...asked, response })),
  );
  const shares = (asked: Asked<Body, Key>, response: Response) => {
    const judged = kind.judge(asked.body, asked.key, response);
    return kind.rules.map((name: RuleName) => ({ name, ...shareOf(judged, { name }) }));
  };
  const persons = new Set<RuleName>(['manual', 'none']);

  describe(`every question of the kind ${kind.kind}`, () => {
    it('has no problems, and is accepted by the schemas', () => {
      fc.assert(
        fc.property(answered, ({ body, key, response }) => {
          expect(kind.problems(body, key)).toEqual([]);
          expect(kind.body.safeParse(body).success).toBe(true);
          expect(kind.key.safeParse(key).success).toBe(true);
          expect(kind.response.safeParse(response).success).toBe(true);
        }),
      );
    });

    it('gives all points to the right response by each rule', () => {
      fc.assert(
        fc.property(cases.asked, (asked) => {
          const right = kind.rightResponse(asked.body, asked.key);
          if (right === undefined) return;
          expect(kind.response.safeParse(right).success).toBe(true);
          for (const { name, share, waits } of shares(asked, right))
            if (!persons.has(name) && !waits) expect([name, share]).toEqual([name, ONE]);
        }),
      );
    });

    it('gives no points to an empty response, or waits for a person', () => {
      expect(kind.isEmpty(cases.empty)).toBe(true);
      fc.assert(
        fc.property(cases.asked, (asked) => {
          for (const { name, share } of shares(asked, cases.empty))
            expect([name, share]).toEqual([name, ZERO]);
        }),
      );
    });

    it('gives between none and all points, and the same points each time and in each order of its parts', () => {
      fc.assert(
        fc.property(answered, ({ body, key, response }) => {
          const first = shares({ body, key }, response);
          for (const { share } of first) expectShare(share);
          expect(shares({ body, key }, response)).toEqual(first);
          for (const reordered of [cases.reordered?.(body), kind.shuffled?.(body, () => 0.99)])
            if (reordered) expect(shares({ body: reordered, key }, response)).toEqual(first);
        }),
      );
    });

    it('accepts or refuses any value in place of a part, and judges what it accepts', () => {
      const [sample] = fc.sample(answered, { numRuns: 1, seed: 7 });
      if (!sample) throw new Error('no sample');
      const check = (asked: Asked<Body, Key>, response: Response) => {
        kind.problems(asked.body, asked.key);
        kind.isEmpty(response);
        for (const { share } of shares(asked, response)) expectShare(share);
      };
      for (const body of accepted(kind.body, sample.body)) check({ ...sample, body }, sample.response);
      for (const key of accepted(kind.key, sample.key)) check({ ...sample, key }, sample.response);
      for (const response of accepted(kind.response, sample.response)) check(sample, response);
    });

    it('starts as a question that the schemas accept', () => {
      let made = 0;
      const { body, key } = kind.blank(() => `id${made++}`);
      expect(kind.body.safeParse(body).success).toBe(true);
      expect(kind.key.safeParse(key).success).toBe(true);
    });
  });
}

function expectShare(share: Rational): void {
  expect(compare(share, ZERO)).toBeGreaterThanOrEqual(0);
  expect(compare(share, ONE)).toBeLessThanOrEqual(0);
}

/** The hostile variants of a value that a schema accepts. */
function* accepted<Value>(schema: z.ZodMiniType<Value>, value: Value): Generator<Value> {
  for (const variant of hostileVariants(value)) {
    const parsed = schema.safeParse(variant);
    if (parsed.success) yield parsed.data;
  }
}

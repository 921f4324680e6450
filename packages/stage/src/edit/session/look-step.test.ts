import { expect, it } from 'vitest';
import { LookStep } from './look-step.ts';

const named = (...changes: readonly (readonly [object | undefined, object | undefined])[]) => {
  const step = new LookStep();
  for (const [before, after] of changes) step.add(before, after);
  return step.named('shapes');
};
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });

it('changes of numbers join an earlier step of the same properties', () => {
  expect(
    named([
      { width: 1, x: 5 },
      { width: 2, x: 5 },
    ]),
  ).toEqual({ merge: 'shapes:width' });
  expect(named([{ b: 1 }, { b: 2 }], [{ a: 1 }, { a: 3 }])).toEqual({ merge: 'shapes:a,b' });
});

it('a change of one value that keeps its type joins an earlier step', () => {
  expect(named([{ fill: solid('000000') }, { fill: solid('ffffff') }])).toEqual({ merge: 'shapes:fill' });
});

it('a change of several such values is a separate step', () => {
  expect(
    named([
      { fill: solid('000000'), line: solid('000000') },
      { fill: solid('ffffff'), line: solid('ffffff') },
    ]),
  ).toEqual({ merge: 'shapes:fill,line', within: 0 });
  expect(
    named([
      { fill: solid('000000'), width: 1 },
      { fill: solid('ffffff'), width: 2 },
    ]),
  ).toEqual({
    merge: 'shapes:fill,width',
    within: 0,
  });
});

it('a choice is a separate step: a switch, another type, a value that is added or removed', () => {
  const step = { merge: 'shapes:a', within: 0 };
  expect(named([{ a: true }, { a: false }])).toEqual(step);
  expect(named([{ a: solid('000000') }, { a: { type: 'none' } }])).toEqual(step);
  expect(named([{}, { a: 1 }])).toEqual(step);
  expect(named([{ a: 1 }, {}])).toEqual(step);
  expect(named([undefined, { a: 1 }])).toEqual(step);
  expect(named([{ a: solid('000000') }, undefined])).toEqual(step);
  expect(named([{ a: null }, { a: solid('000000') }])).toEqual(step);
});

it('equal values are no change', () => {
  expect(named([{ fill: solid('000000') }, { fill: solid('000000') }])).toEqual({ merge: 'shapes:' });
});

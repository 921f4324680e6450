import { expect, it } from 'vitest';
import { environmentOf, FEATURES, featureConfig } from './environment.ts';

it.each([
  ['localhost', 'test'],
  ['127.0.0.1', 'test'],
  ['test.school.example', 'test'],
  ['lectern-test2.school.example', 'test'],
  ['contest.example', 'production'],
  ['preproduction.school.example', 'preproduction'],
  ['pre3.school.example', 'pre3'],
  ['dev.school.example', 'development'],
  ['beta.school.example', 'beta'],
  ['national.school.example', 'national'],
  ['panel.local', 'local'],
  ['school.example', 'production'],
])('environmentOf recognises %s as a host of %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment);
});

it('featureConfig returns the defaults without overrides, and otherwise the last override of each feature', () => {
  expect(featureConfig([])).toEqual(FEATURES);
  const say = (target: string, enable: boolean) => ({
    enable,
    tag_info: JSON.stringify({ target }),
    identity_id: '',
  });
  const config = featureConfig([say('analytics', false), say('analytics', true), say('feedback', false)]);
  expect(config).toEqual({ ...FEATURES, analytics: true, feedback: false });
});

it.each(['', '{', 'null', '[]', '{"target":"__proto__"}', '{"target":"toString"}', '{"target":7}'])(
  'featureConfig ignores an override with the tag %s',
  (tag_info) => {
    expect(featureConfig([{ enable: false, tag_info, identity_id: '' }])).toEqual(FEATURES);
  },
);

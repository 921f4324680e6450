import { expect, it } from 'vitest';
import { EMBEDDING_ERROR, embeddingAddress } from './embedding.ts';

const options = {
  host: 'https://assess.example/board',
  appId: 'app',
  classId: 'c1',
  userKey: 'k&1',
  theme: 'dark',
} as const;

it('embeddingAddress contains the class, the app, the user key, the theme and the given options', () => {
  const plain = new URL(embeddingAddress(options));
  expect(plain.origin + plain.pathname).toBe('https://assess.example/board');
  expect(Object.fromEntries(plain.searchParams)).toEqual({
    class_id: 'c1',
    app_id: 'app',
    user_key: 'k&1',
    theme: 'dark',
  });
  const whole = new URL(
    embeddingAddress({
      ...options,
      students: ['a', 'b'],
      groups: ['g'],
      onlyAssessmentDialog: true,
      bizId: 'lesson',
      bizType: 'teach',
    }),
  );
  expect(Object.fromEntries(whole.searchParams)).toMatchObject({
    students: 'a,b',
    groups: 'g',
    only_assessment_dialog: 'true',
    bizId: 'lesson',
    bizType: 'teach',
  });
});

it("embeddingAddress throws the specification's error when host or app id is missing", () => {
  for (const missing of [
    { host: '' },
    { host: undefined },
    { appId: '' },
    { appId: undefined },
    { host: 'javascript:alert(1)' },
  ])
    expect(() => embeddingAddress({ ...options, ...missing })).toThrow(EMBEDDING_ERROR);
});

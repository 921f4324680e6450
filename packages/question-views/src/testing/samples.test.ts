import { parseQuestion, problemsOf } from '@lectern/questions';
import { expect, it } from 'vitest';
import { COMPOSITE_SAMPLE, OTHER_SAMPLES, SAMPLES } from './samples.ts';

it('the samples of these tests are questions without problems', () => {
  for (const sample of [...SAMPLES, ...OTHER_SAMPLES, COMPOSITE_SAMPLE]) {
    const read = parseQuestion(sample);
    expect([sample.id, read.state]).toEqual([sample.id, 'question']);
    if (read.state === 'question') expect([sample.id, problemsOf(read.question)]).toEqual([sample.id, []]);
  }
});

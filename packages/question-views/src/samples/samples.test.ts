import { parseQuestion, problemsOf } from '@lectern/questions';
import { expect, it } from 'vitest';
import { BOARD_GAME_SAMPLES } from './board-game-samples.ts';
import { DRAGGED_SAMPLES, OTHER_DRAGGED } from './dragged-samples.ts';
import { GAME_SAMPLES } from './game-samples.ts';
import { COMPOSITE_SAMPLE, OTHER_SAMPLES, SAMPLES } from './samples.ts';

it('the samples of these tests are questions without problems', () => {
  for (const sample of [
    ...SAMPLES,
    ...OTHER_SAMPLES,
    ...DRAGGED_SAMPLES,
    ...OTHER_DRAGGED,
    ...GAME_SAMPLES,
    ...BOARD_GAME_SAMPLES,
    COMPOSITE_SAMPLE,
  ]) {
    const read = parseQuestion(sample);
    expect([sample.id, read.state]).toEqual([sample.id, 'question']);
    if (read.state === 'question') expect([sample.id, problemsOf(read.question)]).toEqual([sample.id, []]);
  }
});

import { expect, it, vi } from 'vitest';
import { followMarks } from './follow-marks.ts';

it('followMarks reports each performance mark of the name, including earlier marks, and no marks of other names', async () => {
  const early = performance.mark('signed-in').startTime;
  performance.mark('something else');
  const noted: number[] = [];
  const stop = followMarks('signed-in', (at) => noted.push(at));
  await vi.waitFor(() => expect(noted).toEqual([early]));
  const later = performance.mark('signed-in').startTime;
  await vi.waitFor(() => expect(noted).toEqual([early, later]));
  stop();
});

import { expect, it, vi } from 'vitest';
import { followMarks } from './follow-marks.ts';

it('tells of each mark of that name, those before it began too, and of nothing else', async () => {
  const early = performance.mark('signed-in').startTime;
  performance.mark('something else');
  const noted: number[] = [];
  const stop = followMarks('signed-in', (at) => noted.push(at));
  await vi.waitFor(() => expect(noted).toEqual([early]));
  const later = performance.mark('signed-in').startTime;
  await vi.waitFor(() => expect(noted).toEqual([early, later]));
  stop();
});

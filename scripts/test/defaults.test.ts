import { expect, it, vi } from 'vitest';

it('vi.waitFor repeats a callback for longer than a second when a test sets no limit', async () => {
  const from = performance.now();
  await vi.waitFor(() => expect(performance.now() - from).toBeGreaterThan(1_200), { interval: 200 });
});

it('vi.waitFor gives up at the limit that a test sets', async () => {
  const from = performance.now();
  const never = () => expect(0).toBe(1);
  await expect(vi.waitFor(never, 50)).rejects.toThrow();
  await expect(vi.waitFor(never, { timeout: 50 })).rejects.toThrow();
  expect(performance.now() - from).toBeLessThan(4_000);
});

it('the language of a test is Chinese, whatever the language of the machine is', () => {
  expect(navigator.languages[0]).toMatch(/^zh/);
});

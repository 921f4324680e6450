import { beforeEach, expect, it, vi } from 'vitest';
import { sayElementsOnly } from './elements-only.ts';

const seen = vi.hoisted(() => ({ toasts: 0, asked: [] as unknown[], codes: [] as string[], fails: false }));
vi.mock('@lectern/ui', () => ({ showToast: () => (seen.toasts += 1) }));
vi.mock('../../platform/api/call.ts', () => ({
  call: async (_: unknown, { params }: { params: unknown }) => {
    seen.asked.push(params);
    if (seen.fails) throw new Error('no report');
    return { entries: seen.codes.map((code) => ({ code })) };
  },
}));
vi.mock('./download-texts.ts', () => ({ downloadText: (key: string) => key }));

beforeEach(() => {
  seen.toasts = 0;
  seen.asked.length = 0;
  seen.codes = [];
  seen.fails = false;
});

it.each([
  [true, 1],
  [false, 0],
])('asks nothing when the caller knows %s', async (known, toasts) => {
  await sayElementsOnly('d1', known);
  expect([seen.toasts, seen.asked]).toEqual([toasts, []]);
});

it.each([
  [['FONT_MISSING', 'PDF_AS_IT_LOOKS'], 1],
  [['FONT_MISSING'], 0],
  [[], 0],
])('reads the import report with %j', async (codes, toasts) => {
  seen.codes = codes;
  await sayElementsOnly('d1');
  expect([seen.toasts, seen.asked]).toEqual([toasts, [{ id: 'd1' }]]);
});

it('shows no message without an import report', async () => {
  seen.fails = true;
  await sayElementsOnly('d1');
  expect(seen.toasts).toBe(0);
});

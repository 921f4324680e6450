import { vi } from 'vitest';

/** Milliseconds. Vitest's own limit is a second, which a busy machine may need for one step. */
const LIMIT_MS = 5_000;

const { waitFor } = vi;

// Each file of a worker runs this, and all have the same `vi`.
if (waitFor.name !== 'waitLonger') {
  vi.waitFor = function waitLonger(callback, options = LIMIT_MS) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: LIMIT_MS, ...options });
  };
}

// Node takes its language from the environment. Teachers' browsers are Chinese, as the test browser is.
if (!navigator.language.startsWith('zh'))
  Object.defineProperty(navigator, 'languages', { value: Object.freeze(['zh-CN']), configurable: true });

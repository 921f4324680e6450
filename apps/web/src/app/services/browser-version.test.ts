import { expect, it } from 'vitest';
import { betterThan, coreOf } from './browser-version.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

it.each([
  [`${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36`, 'Chrome 118', 124],
  [
    `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36`,
    'Chrome 124',
    undefined,
  ],
  [
    `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 QQBrowser/19.5`,
    'Chrome 120',
    124,
  ],
  [
    `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Chrome 140',
    undefined,
  ],
  [`${WINDOWS} Gecko/20100101 Firefox/115.0`, 'Firefox 115', 128],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15`, 'Safari 17', 18],
  ['something else', undefined, undefined],
  ['Chrome/99999999999', undefined, undefined],
])('%s is detected as %s, and version %s is recommended', (userAgent, name, better) => {
  const core = coreOf(userAgent);
  expect(core && `${core.name} ${core.version}`).toBe(name);
  expect(betterThan(core)).toBe(better);
});

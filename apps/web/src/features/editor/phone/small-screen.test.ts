import { expect, it } from 'vitest';
import { isSmallScreen } from './small-screen.ts';

it.each([
  ['a phone', { isNarrow: true, screen: { width: 390, height: 844 } }, true],
  ['a phone in landscape', { isNarrow: false, screen: { width: 844, height: 390 } }, true],
  ['a narrow window on a computer', { isNarrow: true, screen: { width: 1920, height: 1080 } }, true],
  ['a tablet', { isNarrow: false, screen: { width: 768, height: 1024 } }, false],
  ['a tablet with its keyboard shown', { isNarrow: false, screen: { width: 1024, height: 768 } }, false],
  ['a small laptop', { isNarrow: false, screen: { width: 1366, height: 768 } }, false],
])('isSmallScreen returns for %s whether its screen is too small to edit', (_, ports, isSmall) => {
  expect(isSmallScreen(ports)).toBe(isSmall);
});

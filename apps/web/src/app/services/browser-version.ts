/** The engine of a browser, under the name that users know. */
interface BrowserCore {
  readonly name: 'Chrome' | 'Firefox' | 'Safari';
  readonly version: number;
}

/** The tested versions. Older versions usually work, down to versions that the page itself rejects. */
const RECOMMENDED: Readonly<Record<BrowserCore['name'], number>> = {
  Chrome: 124,
  Firefox: 128,
  Safari: 18,
};

/** Most browsers in schools are Chromium under another name; they also report its version. */
const CORES: readonly (readonly [BrowserCore['name'], RegExp])[] = [
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/(\d{1,4})\b/],
  ['Firefox', /\bFirefox\/(\d{1,4})\b/],
  ['Safari', /\bVersion\/(\d{1,3})\b.*\bSafari\//],
];

/** The browser's engine and its version; undefined when the user agent does not contain them. */
export function coreOf(userAgent: string): BrowserCore | undefined {
  for (const [name, pattern] of CORES) {
    const [, version] = pattern.exec(userAgent) ?? [];
    if (version !== undefined) return { name, version: Number(version) };
  }
  return undefined;
}

/** The recommended version; undefined when the current one is good enough or unknown. */
export function betterThan(core: BrowserCore | undefined): number | undefined {
  if (core === undefined) return undefined;
  const recommended = RECOMMENDED[core.name];
  return core.version < recommended ? recommended : undefined;
}

/** The core of a browser, by the name that its users know. */
interface BrowserCore {
  readonly name: 'Chrome' | 'Firefox' | 'Safari';
  readonly version: number;
}

/** With what the program is tested. Older ones mostly do, down to what the page itself turns away. */
const RECOMMENDED: Readonly<Record<BrowserCore['name'], number>> = {
  Chrome: 124,
  Firefox: 128,
  Safari: 18,
};

/** Most browsers of schools are Chrome’s core under another name, which says its version too. */
const CORES: readonly (readonly [BrowserCore['name'], RegExp])[] = [
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/(\d{1,4})\b/],
  ['Firefox', /\bFirefox\/(\d{1,4})\b/],
  ['Safari', /\bVersion\/(\d{1,3})\b.*\bSafari\//],
];

/** Undefined where the browser does not say. */
export function coreOf(userAgent: string): BrowserCore | undefined {
  for (const [name, pattern] of CORES) {
    const [, version] = pattern.exec(userAgent) ?? [];
    if (version !== undefined) return { name, version: Number(version) };
  }
  return undefined;
}

/** The version that is recommended instead; undefined where this one will do, or is not known. */
export function betterThan(core: BrowserCore | undefined): number | undefined {
  if (core === undefined) return undefined;
  const recommended = RECOMMENDED[core.name];
  return core.version < recommended ? recommended : undefined;
}

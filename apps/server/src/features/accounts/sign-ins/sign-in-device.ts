/** The browser and system of a sign-in, as shown to its user. */
export interface SignInDevice {
  /** The client's own id; undefined when the client sent none. */
  readonly id: string | undefined;
  /** Empty when the browser is unknown. */
  readonly browser: string;
  readonly system: string;
}

/** How many characters are read at the beginning and at the end of a user agent, where the names are. */
const READ = 512;

/** The order matters: most user agents name other browsers as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk\//, 'DingTalk'],
  [/Electron\//, 'Desktop client'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/QQBrowser\//, 'QQ Browser'],
  [/360SE|QIHU/, '360'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPad/, 'iPadOS'],
  [/iPhone|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Stores only the names of browser and system, because the rest of the user agent would reveal more than is needed. */
export function signInDevice(id: string | undefined, userAgent: string | undefined): SignInDevice {
  const said = (userAgent ?? '').slice(0, READ);
  const named = (among: typeof BROWSERS) => among.find(([pattern]) => pattern.test(said))?.[1] ?? '';
  return { id, browser: named(BROWSERS), system: named(SYSTEMS) };
}

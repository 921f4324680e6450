/** What a sign-in is made on, as its user knows it again. */
export interface SignInDevice {
  /** The client's own name for itself; undefined where it gave none. */
  readonly id: string | undefined;
  /** Empty where it is not known. */
  readonly browser: string;
  readonly system: string;
}

/** Of what a browser says of itself, characters: what matters stands at its beginning and its end. */
const READ = 512;

/** In this order: most browsers say of themselves that they are others as well. */
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

/** Browser and system by their names alone: the rest of what it says of itself would tell more than anybody needs. */
export function signInDevice(id: string | undefined, userAgent: string | undefined): SignInDevice {
  const said = (userAgent ?? '').slice(0, READ);
  const named = (among: typeof BROWSERS) => among.find(([pattern]) => pattern.test(said))?.[1] ?? '';
  return { id, browser: named(BROWSERS), system: named(SYSTEMS) };
}

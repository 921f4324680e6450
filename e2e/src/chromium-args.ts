/**
 * The features that Playwright disables (its chromiumSwitches): Chromium only reads the last such list, which is ours.
 */
const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Pages of the address bar that each window preloads: more than half of a window's cost. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Name of this machine for a school server in the local network, reached without TLS: an insecure context, in which
 * browsers provide neither WebCrypto nor Web Locks.
 */
export const PLAIN_HOST = 'lectern.school';

const argsWith = (jsFlags: string): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--js-flags=${jsFlags}`,
  `--disable-features=${[...PLAYWRIGHTS, ...ADDRESS_BAR].join(',')}`,
];

/**
 * Arguments for every browser of these tests. A page of a test lives for seconds: the optimizing compilers would cost
 * more than their code saves.
 */
export const CHROMIUM_ARGS = argsWith('--no-opt --no-maglev');

/**
 * Arguments for the browser of the component tests, whose one page lives for minutes: the quick one of the optimizing
 * compilers saves more time than it takes, and so do fewer collections of a larger room for new objects (MB).
 */
export const COMPONENT_ARGS = [
  ...argsWith('--no-opt --min-semi-space-size=32'),
  // A microphone that beeps and a camera with a test picture, which pages may use without a question.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

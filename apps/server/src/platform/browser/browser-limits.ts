import type { JailLimits } from '../jail/jail-limits.ts';

/** Limits of a browser that is kept for several tasks; each task has a separate, shorter time limit. */
export const BROWSER_LIMITS: JailLimits = {
  cpuSeconds: 1_800,
  memoryBytes: 3 * 1024 ** 3,
  memoryCounts: 'data',
  fileBytes: 500 * 1024 ** 2,
  openFiles: 4_096,
  processes: 2_048,
  seconds: 3_600,
};

/**
 * The browser has no window, profile, network or background services. Every request is answered over the pipe before it
 * would leave; if a request were missed, its name would not resolve.
 */
export const BROWSER_FLAGS = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-startup-window',
  '--no-pings',
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,AutofillServerCommunication,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  '--disable-gpu',
  '--disable-notifications',
  '--disable-quic',
  '--disable-speech-api',
  '--disable-sync',
  '--metrics-recording-only',
  '--mute-audio',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--password-store=basic',
  '--use-mock-keychain',
  '--enable-automation',
  '--js-flags=--max-old-space-size=1024',
];

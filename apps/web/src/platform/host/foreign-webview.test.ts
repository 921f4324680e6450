import { expect, it } from 'vitest';
import { isForeignWebview } from './foreign-webview.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; V2244A Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['WeChat on iOS', `${IOS} Mobile/15E148 MicroMessenger/8.0.49 NetType/WIFI`],
  [
    'WeChat on a desktop',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/98 Safari/537.36 MicroMessenger/7.0',
  ],
  ['DingTalk', `${ANDROID} Mobile Safari/537.36 AliApp(DingTalk/7.6.10)`],
  ['any webview of Android', `${ANDROID} Mobile Safari/537.36`],
  ['any webview of iOS', `${IOS} Mobile/15E148`],
] as const)('%s is recognised as a window of another program', (_, userAgent) => {
  expect(isForeignWebview(userAgent)).toBe(true);
});

it.each([
  ['Safari on iOS', `${IOS} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${IOS} CriOS/126.0 Mobile/15E148 Safari/604.1`],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  ],
  ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36'],
] as const)('%s is recognised as a browser', (_, userAgent) => {
  expect(isForeignWebview(userAgent)).toBe(false);
});

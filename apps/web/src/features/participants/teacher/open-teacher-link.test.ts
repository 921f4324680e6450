import { expect, it } from 'vitest';
import { deviceName } from './open-teacher-link.ts';

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'iPhone Safari',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/130.0 Mobile Safari/604.1', 'iPad Chrome'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0', 'Android WeChat'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) Chrome/114.0 Safari/537.36', 'HarmonyOS Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0', 'Windows Edge'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0', 'Mac Firefox'],
  ['Mozilla/5.0 (X11; Linux x86_64) AliApp DingTalk/7.0 Chrome/100', 'Linux DingTalk'],
  ['Mozilla/5.0 (iPhone) FxiOS/130.0', 'iPhone Firefox'],
  ['curl/8', ''],
  ['Linux', 'Linux'],
])('deviceName returns for "%s" "%s"', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

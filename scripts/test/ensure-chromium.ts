import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Paths of the browser on Debian and related systems; LECTERN_CHROMIUM names another one. The headless shell comes
 * first: it draws no windows, which saves a seventh of the browser's time here.
 */
const PLACES = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

export function findChromium(): string | undefined {
  const named = process.env.LECTERN_CHROMIUM;
  return [...(named ? [named] : []), ...PLACES].find((place) => existsSync(place));
}

/**
 * Installs Debian's chromium if it is missing and can be installed; otherwise throws an error that names the package to
 * install.
 */
export async function ensureChromium(): Promise<void> {
  if (!findChromium()) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
      throw new Error(
        'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set LECTERN_CHROMIUM.',
      );
    }
    console.log('   installing chromium …');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      quiet,
    );
  }
  const found = findChromium();
  if (!found)
    throw new Error(
      'chromium could not be installed with apt-get; install it by hand and run the tests again.',
    );
  process.env.LECTERN_CHROMIUM = found;
}

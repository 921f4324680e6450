import { access, constants, realpath } from 'node:fs/promises';
import { findProgram } from '../jail/find-program.ts';

/**
 * Paths of the programs themselves, tried before the scripts that start them, because scripts need more of the system
 * than the jail shows.
 */
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/usr/lib64/chromium-browser/chromium-browser',
  '/usr/lib/chromium-browser/chromium-browser',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Scripts on PATH, and the paths of the programs that they start. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/usr/bin/chromium': '/usr/lib/chromium/chromium',
  '/usr/bin/chromium-browser': '/usr/lib/chromium-browser/chromium-browser',
};

/**
 * Path of Chromium or Chrome: only the configured path (LECTERN_CHROMIUM) if set, otherwise the default paths of
 * systems, then the search path. Undefined when there is none.
 */
export async function findBrowser(
  named: string | undefined,
  searchPath: string = process.env.PATH ?? '',
): Promise<string | undefined> {
  const places = named === undefined ? PLACES : [SCRIPTS[named] ?? named, named];
  for (const place of places) {
    if (await isProgram(place)) return realpath(place);
  }
  return named === undefined ? findProgram(NAMES, searchPath) : undefined;
}

function isProgram(place: string): Promise<boolean> {
  return access(place, constants.X_OK).then(
    () => true,
    () => false,
  );
}

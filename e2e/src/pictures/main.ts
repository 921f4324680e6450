// Takes pictures of the screens and of the deck of faults for viewing, and combines them into the sheets of docs/pictures.
//   npm run pictures -- [--before CHECKOUT] [--theme light|dark] [name …]
// `--before`: takes the "before" pictures from a checkout of an older commit, which must be installed and built. Names are
// those of scenes, or `faults` or `sheets`. Single pictures are written to test-results/pictures.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ROOT, RunningServer } from '../server.ts';
import { drawFaults } from './faults.ts';
import { THEMES, takeScreens } from './screens.ts';
import { writeSheets } from './sheets.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' }, theme: { type: 'string' } },
});
const folder = path.join(ROOT, 'test-results/pictures');
const [when, checkout] =
  values.before === undefined ? ['after', ROOT] : ['before', path.resolve(values.before)];
const themes = THEMES.filter((theme) => values.theme === undefined || values.theme === theme);
const place = path.join(folder, when);
const all = names.length === 0;
const screens = names.filter((name) => name !== 'faults' && name !== 'sheets');
const browser = await chromium.launch({
  executablePath: process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb'],
});
try {
  if (all) await rm(place, { recursive: true, force: true });
  if (all || names.includes('faults')) await drawFaults(checkout, path.join(place, 'faults'));
  if (all || screens.length > 0) {
    const server = await RunningServer.start({ checkout });
    try {
      await takeScreens(browser, server.url, place, screens, themes);
    } finally {
      await server.close();
    }
  }
  if (all || names.includes('sheets')) await writeSheets(browser, folder, path.join(ROOT, 'docs/pictures'));
} finally {
  await browser.close();
}

import { Measured, SHOWN } from '../browser.ts';
import { quantile, report } from '../report.ts';
import { madeDeck, realDeck } from './decks.ts';
import { EDITED, type FirstView, filesUntilShown, firstView } from './first-view.ts';
import { Profile, SLOW } from './visitor.ts';

const VISITS = Number(process.env.LECTERN_VISITS ?? 5);
/** Time after a first visit in which all files that load after the paint have loaded, milliseconds. */
const SETTLED_MS = 8_000;

type Bars = { readonly [K in keyof FirstView]?: number };

const BARS: Readonly<Record<'editor' | 'player', Bars>> = {
  editor: { shown: 1_500, firstContentfulPaint: 700, script: 900, fileSize: 300 },
  player: { shown: 1_100, firstContentfulPaint: 700, script: 900, fileSize: 145 },
};
const LOGIN: Bars = { firstContentfulPaint: 700, fileSize: 100 };
const SHARE: Bars = { shown: 1_200, firstContentfulPaint: 700, fileSize: 150 };
const CACHED: Bars = { shown: 1_000 };

const NAMES: readonly (readonly [key: keyof FirstView, name: string, unit: 'ms' | 'KB' | 'count'])[] = [
  ['shown', 'shown', 'ms'],
  ['ownPage', 'page drawn by the surface itself', 'ms'],
  ['firstContentfulPaint', 'first contentful paint', 'ms'],
  ['script', 'script until shown', 'ms'],
  ['longestTask', 'longest task until shown', 'ms'],
  ['inHand', 'can be edited', 'ms'],
  ['fileSize', 'JavaScript, gzip', 'KB'],
  ['requests', 'requests', 'count'],
];

function reportViews(surface: string, views: readonly FirstView[], of: string, bars: Bars): void {
  for (const [key, name, unit] of NAMES) {
    const numbers = views.map((each) => each[key]);
    if (numbers.some(Number.isNaN)) continue;
    report({
      bench: 'first-views',
      name: `${surface}: ${name}`,
      value: quantile(numbers, 0.5),
      unit,
      of,
      ...(bars[key] === undefined ? {} : { atMost: bars[key] }),
    });
  }
}

/** The most files that a page may depend on. */
const FILES = 12;

/**
 * Reports the files that ran until a page was on the screen, and the preloaded files, whose number is not limited;
 * `LECTERN_LIST=1` lists them.
 */
async function reportFiles(
  surface: string,
  profile: Profile,
  url: string,
  shown: string,
  of: string,
): Promise<void> {
  const files = await profile.visit('cold', async (visitor) => {
    await visitor.slow();
    return await filesUntilShown(visitor, url, shown);
  });
  const bench = 'first-views';
  const name = `${surface}: JavaScript files`;
  report({ bench, name: `${name} run`, value: files.run.length, unit: 'count', of, atMost: FILES });
  report({ bench, name: `${name} asked for ahead`, value: files.ahead.length, unit: 'count', of });
  if (process.env.LECTERN_LIST !== '1') return;
  const names = (all: readonly string[]) => all.map((each) => each.replace(/^.*\//, '')).join(' ');
  console.error(`${surface}, ${of}\n  run: ${names(files.run)}\n  ahead: ${names(files.ahead)}`);
}

/**
 * `npm run bench -- first-views`: the time that a user on a slow machine waits after opening an address. Each visit is
 * a separate browser process. A cold process has neither cached nor compiled files; a cached process belongs to a user
 * who has opened another courseware before. Medians of five visits.
 */
export async function benchFirstViews(): Promise<void> {
  const measured = await Measured.start();
  const { url } = measured.server;
  const stranger = Profile.empty();
  const teacher = await Profile.signedIn(url);
  try {
    const visits = async (profile: Profile, how: 'cold' | 'cached', address: string, selector: string) => {
      const views: FirstView[] = [];
      for (let i = 0; i < VISITS; i++)
        views.push(
          await profile.visit(how, async (visitor) => {
            await visitor.slow();
            return await firstView(visitor, `${url}/#${address}`, selector);
          }),
        );
      return views;
    };
    const login = await visits(stranger, 'cold', '/login', 'input[type=password]');
    reportViews('sign-in', login, `cold, ${SLOW}`, LOGIN);
    await reportFiles('sign-in', stranger, `${url}/#/login`, 'input[type=password]', `cold, ${SLOW}`);
    const linked = madeDeck(30);
    const link = await measured.shareAtDesk('linked.pptx', linked.bytes);
    const ofLink = `cold, ${linked.words}, ${SLOW}`;
    reportViews('share', await visits(stranger, 'cold', link, SHOWN), ofLink, SHARE);
    await reportFiles('share', stranger, `${url}/#${link}`, SHOWN, ofLink);
    const looked = madeDeck(30);
    const id = await measured.importAtDesk('looked-at.pptx', looked.bytes);
    const mobile = `/mobile?fileId=${id}`;
    const ofMobile = `cold, ${looked.words}, ${SLOW}`;
    reportViews('mobile', await visits(teacher, 'cold', mobile, SHOWN), ofMobile, SHARE);
    await reportFiles('mobile', teacher, `${url}/#${mobile}`, SHOWN, ofMobile);
    const other = await measured.importAtDesk('another.pptx', madeDeck(5).bytes);
    for (const [surface, route, shown] of [
      ['editor', '/view', EDITED],
      ['player', '/play', SHOWN],
    ] as const) {
      const returned = await teacher.after(async ({ page }) => {
        await page.goto(`${url}/#${route}?fileId=${other}`);
        await page.locator(shown).first().waitFor();
        await page.waitForTimeout(SETTLED_MS);
      });
      for (const deck of [madeDeck(28), realDeck()]) {
        if (!deck) continue;
        const id = await measured.importAtDesk('first-views.pptx', deck.bytes);
        const address = `${route}?fileId=${id}`;
        const cold = await visits(teacher, 'cold', address, shown);
        const of = `cold, ${deck.words}, ${SLOW}`;
        reportViews(surface, cold, of, BARS[surface]);
        await reportFiles(surface, teacher, `${url}/#${address}`, shown, of);
        const cached = await visits(returned, 'cached', address, shown);
        reportViews(surface, cached, `from the HTTP cache, ${deck.words}, ${SLOW}`, CACHED);
      }
      returned.dispose();
    }
  } finally {
    stranger.dispose();
    teacher.dispose();
    await measured.close();
  }
}

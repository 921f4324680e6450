import type { Page } from 'playwright-core';
import { Measured, SHOWN } from '../browser.ts';
import { firstLoad } from '../bundles.ts';
import { largeDeck } from '../large-deck.ts';
import { quantile, report } from '../report.ts';
import { type Answered, answered } from './answered.ts';

/**
 * Time after which an idle editor has preloaded the show's code; a teacher views a page before teaching it.
 * Milliseconds.
 */
const AT_REST_MS = 4_000;
/** Pause between two actions of the user, milliseconds. */
const REST_MS = 600;
const ROUNDS = 5;
/** Entries of the tools card that are no class tools: entries of the pointer, and of the show itself. */
const OF_THE_SHOW = new Set([
  ...['highlighter', 'magic', 'laser', 'lasso', 'undo'],
  ...['play', 'zoom', 'drag', 'pages', 'white', 'black', 'presenter', 'edit', 'round', 'restore'],
  ...['full-screen', 'move-toolbar'],
]);
const SLIDE = '[data-testid=show] [data-element-id]';

/**
 * `npm run bench -- lesson`: the time from 授课 to the slide, the time until each class tool is shown once its code is
 * loaded, and the first load of the player. Wall-clock times, with the processor time of the page's thread until then.
 */
export async function benchLesson(): Promise<void> {
  const measured = await Measured.start();
  try {
    const deck = await measured.importAtDesk('lesson.pptx', largeDeck(28, 10));
    // This courseware is separate: a lesson that may have begun in it would cause a prompt when the other courseware is
    // taught.
    const first = await measured.importAtDesk('first-load.pptx', largeDeck(28, 10));
    const panel = await measured.teacher();
    const url = `${measured.server.url}/#/play?fileId=${first}`;
    const line = {
      bench: 'lesson',
      name: 'first load of the player, gzip',
      unit: 'KB',
      atMost: 145,
    } as const;
    report({ ...line, value: await firstLoad(await panel.context().newPage(), url, SHOWN) });
    await panel.context().close();
    const teacher = await measured.teacher();
    await teacher.goto(`${measured.server.url}/#/view?fileId=${deck}`);
    await teacher.locator(SHOWN).first().waitFor();
    await beginning(teacher);
    await tools(teacher);
  } finally {
    await measured.close();
  }
}

/** Time from the button in the editor until the slide is on the screen. */
async function beginning(page: Page): Promise<void> {
  const begun: Answered[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    await page.getByRole('button', { name: '授课' }).first().waitFor();
    await page.waitForTimeout(AT_REST_MS);
    begun.push(
      await answered(
        page,
        SLIDE,
        async () => await page.getByRole('button', { name: '授课' }).first().click(),
      ),
    );
    await page.getByRole('toolbar', { name: '授课工具' }).waitFor();
    if (i === ROUNDS - 1) break;
    await page.getByRole('button', { name: '结束', exact: true }).click();
  }
  const of = `28 made pages, ${ROUNDS} times`;
  const line = { bench: 'lesson', unit: 'ms', of } as const;
  report({ ...line, name: '授课 to the slide, median', value: median(begun, 'shown') });
  report({ ...line, name: '授课 to the slide, processor time, median', value: median(begun, 'worked') });
}

/** Each tool on the card of all tools: it is opened once to load its code, and then measured. */
async function tools(page: Page): Promise<void> {
  const more = page.getByRole('toolbar', { name: '授课工具' }).locator('[data-command=all-tools]');
  const card = page.locator('[data-all-tools]');
  await more.click();
  await card.locator('[data-command]').first().waitFor();
  const ids = await card
    .locator('[data-command]')
    .evaluateAll((buttons) =>
      buttons.map((button) => [button.getAttribute('data-command') ?? '', button.textContent ?? ''] as const),
    );
  await page.keyboard.press('Escape');
  const medians: number[] = [];
  for (const [id, name] of ids) {
    if (OF_THE_SHOW.has(id)) continue;
    const button = card.locator(`[data-command="${id}"]`);
    const opened: Answered[] = [];
    for (let i = 0; i <= ROUNDS; i++) {
      await more.click();
      await button.waitFor();
      const each = await answered(page, TOOL, async () => await button.click());
      // The first opening loads the code.
      if (i > 0) opened.push(each);
      await page.waitForTimeout(REST_MS);
      await close(page);
    }
    medians.push(median(opened, 'shown'));
    const line = { bench: 'lesson', unit: 'ms', of: `its code is there, ${ROUNDS} times` } as const;
    report({ ...line, name: `${name} (${id}), median`, value: median(opened, 'shown'), atMost: 100 });
    report({ ...line, name: `${name} (${id}), processor time, median`, value: median(opened, 'worked') });
  }
  const of = `${medians.length} class tools`;
  report({
    bench: 'lesson',
    name: 'the slowest tool',
    unit: 'ms',
    value: Math.max(...medians),
    atMost: 100,
    of,
  });
}

async function close(page: Page): Promise<void> {
  // First closes the windows that the tool has opened.
  for (let tries = 0; tries < 4 && (await page.locator(TOOL).count()) > 0; tries++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(REST_MS);
  }
}

/** An overlay of the show other than a chip in a corner: Escape ignores chips, and would end the show. */
const TOOL = '[data-window-layer] > :not(button)';

function median(all: readonly Answered[], what: keyof Answered): number {
  return quantile(
    all.map((each) => each[what]),
    0.5,
  );
}

import type { Page } from 'playwright-core';
import type { Measured } from './browser.ts';
import { deckOf } from './large-deck.ts';
import { quantile, report } from './report.ts';

const LETTERS = 2_000;
const KEYS = 60;
/** Number of rounds, in turn with the plain field, so that other work of the machine affects both. */
const ROUNDS = 3;
const SENTENCE = '春天来了，小草从地里探出头来，柳树长出了嫩绿的新芽。';
const TEXT = SENTENCE.repeat(Math.ceil(LETTERS / SENTENCE.length)).slice(0, LETTERS);

/** The cost of a key; the counts and the processor time do not depend on other work of the machine. */
interface Typed {
  /** Time from each key until its frame was painted, milliseconds of the clock. */
  readonly painted: readonly number[];
  /** Processor time of the page's thread per key, with all its effects, milliseconds. */
  readonly worked: number;
  readonly layouts: number;
}

/** Types at the end of a text of 2,000 characters; the peer is a bare `contenteditable` with the same text. */
export async function benchTyping(measured: Measured): Promise<void> {
  const [ours, plain] = [await openText(measured), await plainField(measured)];
  const [mine, floor]: [Typed[], Typed[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await plain.bringToFront();
    floor.push(await typed(plain));
    await ours.bringToFront();
    mine.push(await typed(ours));
  }
  const tell = (
    name: string,
    of: (rounds: readonly Typed[]) => number,
    atMost?: number,
    unit: 'ms' | 'count' = 'ms',
  ) =>
    report({
      ...{ bench: 'editor', unit, of: `a text of ${LETTERS} characters; peer: a plain field` },
      ...{ name: `typing: ${name}`, value: of(mine), peer: of(floor) },
      ...(atMost === undefined ? {} : { atMost }),
    });
  const painted = (q: number) => (rounds: readonly Typed[]) =>
    quantile(
      rounds.flatMap((round) => round.painted),
      q,
    );
  const mean = (what: 'worked' | 'layouts') => (rounds: readonly Typed[]) =>
    rounds.reduce((sum, round) => sum + round[what], 0) / rounds.length;
  tell('key to paint, median', painted(0.5));
  tell('key to paint, p95', painted(0.95), 16.7);
  tell('processor time of a key', mean('worked'), 16.7);
  tell('layouts of a key', mean('layouts'), 1.5, 'count');
  await ours.context().close();
  await plain.context().close();
}

async function openText(measured: Measured): Promise<Page> {
  const teacher = await measured.teacher();
  const deck = deckOf(1, 1, (parentId, _page, index, order) => ({
    kind: 'element',
    id: `${parentId}e${index}`,
    parentId,
    order,
    type: 'shape',
    textBox: true,
    frame: { x: 40, y: 40, w: 1200, h: 640 },
    text: { paragraphs: [{ runs: [{ type: 'text', text: TEXT, props: { size: 12 } }] }] },
  }));
  await measured.importDeck(teacher, 'typing.pptx', deck);
  await teacher.locator('[role=application] [data-element-id]').first().dblclick();
  await teacher.locator('[data-open-text]').waitFor();
  await teacher.keyboard.press('Control+End');
  await teacher.keyboard.type('好了', { delay: 60 });
  await teacher.waitForTimeout(3_000);
  return teacher;
}

async function plainField(measured: Measured): Promise<Page> {
  const page = await measured.stranger();
  await page.setContent(
    `<div contenteditable style="width:800px;font-size:11px;white-space:pre-wrap">${TEXT}</div>`,
  );
  await page.locator('div').click();
  await page.keyboard.press('Control+End');
  return page;
}

async function typed(page: Page): Promise<Typed> {
  await page.evaluate(() => {
    const window_ = window as unknown as { paintedAfter: number[]; watchesKeys?: boolean };
    window_.paintedAfter = [];
    if (window_.watchesKeys) return;
    window_.watchesKeys = true;
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // Runs after the frame that this callback paints.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window_.paintedAfter.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        }),
      { capture: true },
    );
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const look = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { worked: of('TaskDuration') * 1000, layouts: of('LayoutCount') };
  };
  const before = await look();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('abcdefghij'[key % 10] ?? 'a');
    // Keys are pressed at any moment of a frame, not synchronised with the screen.
    await page.waitForTimeout(60 + ((key * 7) % 17));
  }
  await page.waitForTimeout(500);
  const after = await look();
  await session.detach();
  const painted = await page.evaluate(() => (window as unknown as { paintedAfter: number[] }).paintedAfter);
  return {
    painted,
    worked: (after.worked - before.worked) / KEYS,
    layouts: (after.layouts - before.layouts) / KEYS,
  };
}

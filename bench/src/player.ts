import { Measured, SHOWN } from './browser.ts';
import { largeDeck } from './large-deck.ts';
import { quantile, report } from './report.ts';

/** `npm run bench -- player`: how soon ink is visible. */
export async function benchPlayer(): Promise<void> {
  const measured = await Measured.start();
  try {
    const teacher = await measured.teacher();
    const id = await measured.importDeck(teacher, 'player.pptx', largeDeck(28, 10));
    const url = `${measured.server.url}/#/play?fileId=${id}`;
    await wetInk(measured, teacher, url);
  } finally {
    await measured.close();
  }
}

/** The number of frames after its event in which a point of the pen is painted: 0 is the frame of the event. */
async function wetInk(
  measured: Measured,
  page: Awaited<ReturnType<Measured['teacher']>>,
  url: string,
): Promise<void> {
  await page.goto(url);
  await page.locator(SHOWN).first().waitFor();
  await page.getByRole('button', { name: '画笔', exact: true }).click();
  const box = await page.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error(`no slide is shown at ${measured.server.url}`);
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=ink-wet]');
    const late: number[] = [];
    const delays: number[] = [];
    canvas?.addEventListener('pointermove', (event) => {
      const rect = canvas.getBoundingClientRect();
      const ratio = canvas.width / rect.width;
      const at = [(event.clientX - rect.left) * ratio, (event.clientY - rect.top) * ratio] as const;
      let frames = 0;
      const look = () => {
        const [, , , alpha] =
          canvas
            .getContext('2d')
            ?.getImageData(at[0] - 4, at[1] - 4, 9, 9)
            .data.filter((_, i) => i % 4 === 3)
            .reduce<number[]>((all, each) => [0, 0, 0, Math.max(all[3] ?? 0, each)], []) ?? [];
        if (alpha || frames > 5) {
          late.push(frames);
          delays.push(performance.now() - event.timeStamp);
        } else {
          frames++;
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    });
    Object.assign(window, { wetInk: { late, delays } });
  });
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  for (let i = 1; i <= 100; i++) {
    await page.mouse.move(box.x + 200 + i * 3, box.y + 200 + Math.sin(i / 8) * 60);
    await page.waitForTimeout(12);
  }
  const { late, delays } = await page.evaluate(
    () => (window as unknown as { wetInk: { late: number[]; delays: number[] } }).wetInk,
  );
  await page.mouse.up();
  report({
    bench: 'player',
    name: 'wet ink: frames late, p95',
    value: quantile(late, 0.95),
    unit: 'count',
    atMost: 0,
    of: `${late.length} points`,
  });
  report({
    bench: 'player',
    name: 'wet ink: event to frame, p95',
    value: quantile(delays, 0.95),
    unit: 'ms',
    atMost: 16.7,
    of: `${late.length} points`,
  });
}

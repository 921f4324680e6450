import type { Page } from 'playwright-core';
import type { Measured } from './browser.ts';
import { largeDeck } from './large-deck.ts';
import { quantile, report } from './report.ts';

const ROWS = 50;
const COLUMNS = 10;
const of = `${ROWS} × ${COLUMNS} cells`;

/**
 * A table as copied from a spreadsheet: the time until it is drawn, and the duration of a frame while a border is
 * dragged.
 */
export async function benchTableEditing(measured: Measured): Promise<void> {
  const teacher = await measured.teacher();
  await measured.importDeck(teacher, 'table.pptx', largeDeck(1, 1));
  await teacher.locator('[role=application] [data-element-id]').first().waitFor();
  // The first paste loads lazy code.
  await paste(teacher);
  await undo(teacher);
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    times.push(await paste(teacher));
    if (i < 4) await undo(teacher);
  }
  report({
    bench: 'editor',
    name: 'paste of a table',
    value: quantile(times, 0.5),
    unit: 'ms',
    atMost: 200,
    of,
  });
  report({
    bench: 'editor',
    name: 'drag of a table’s border p95',
    value: await dragBorder(teacher),
    unit: 'ms',
    atMost: 16.7,
    of,
  });
  await teacher.context().close();
}

async function undo(page: Page): Promise<void> {
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => document.querySelectorAll('[role=application] [role=cell]').length === 0);
  await page.waitForTimeout(200);
}

/** Milliseconds from the paste to the frame that shows the table. */
function paste(page: Page): Promise<number> {
  return page.evaluate(
    async ([rows = 0, columns = 0]) => {
      const row = (at: number) =>
        `<tr>${Array.from({ length: columns }, (_, column) => `<td>${at * columns + column}</td>`).join('')}</tr>`;
      const copied = new DataTransfer();
      copied.setData(
        'text/html',
        `<table>${Array.from({ length: rows }, (_, at) => row(at)).join('')}</table>`,
      );
      copied.setData('text/plain', 'table');
      const start = performance.now();
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }),
      );
      while (document.querySelectorAll('[role=application] [role=cell]').length < rows * columns)
        await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    },
    [ROWS, COLUMNS],
  );
}

/** Milliseconds of work on the main thread for a move of the pointer, layout included: the 95th percentile. */
async function dragBorder(page: Page): Promise<number> {
  const edge = page.locator('[role=application] [data-edge="columns:4"]');
  await edge.waitFor({ state: 'attached' });
  return edge.evaluate(async (node: HTMLElement) => {
    const table = document.querySelector('[role=application] [role=table]');
    const box = node.getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: Math.max(box.y + 4, 4) };
    const tell = (type: string, by: number) =>
      node.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          isPrimary: true,
          button: 0,
          buttons: 1,
          clientX: at.x + by,
          clientY: at.y,
        }),
      );
    node.setPointerCapture = () => undefined;
    tell('pointerdown', 0);
    const times: number[] = [];
    for (let by = 1; by <= 60; by++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const start = performance.now();
      tell('pointermove', by / 2);
      await Promise.resolve();
      table?.getBoundingClientRect();
      times.push(performance.now() - start);
    }
    tell('pointerup', 30);
    return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  });
}

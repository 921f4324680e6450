import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
  }[];
}

/** What axe finds serious or critical on the page, as `rule: selector`. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Evaluated by the debugger, so that the content security policy stays as it is.
  await page.evaluate(source);
  const result = await page.evaluate(async () => {
    // What is still fading in is measured in colours that nobody will see, and a dialog not yet as one that is open.
    const moving = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { axe } = globalThis as unknown as { axe: { run: (root: Document) => Promise<unknown> } };
    return axe.run(document);
  });
  return (result as AxeResult).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
}

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

/**
 * Serious and critical findings of axe on the page, or within the elements that match the selector, as `rule:
 * selector`.
 */
export async function seriousFindings(page: Page, within?: string): Promise<string[]> {
  // Evaluated by the debugger, so that the content security policy is not changed for the test.
  await page.evaluate(source);
  const result = await page.evaluate(async (selector) => {
    // Waits for animations: during a fade axe measures intermediate colours, and treats an opening dialog as closed.
    const moving = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { axe } = globalThis as unknown as {
      axe: { run: (root: Document | { include: string[] }) => Promise<unknown> };
    };
    return axe.run(selector === undefined ? document : { include: [selector] });
  }, within);
  return (result as AxeResult).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
}

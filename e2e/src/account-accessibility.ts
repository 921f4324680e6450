import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

interface Axe {
  run(
    root: Document | { readonly include: readonly string[] },
    options: {
      readonly resultTypes: readonly string[];
      readonly rules: Readonly<Record<string, { readonly enabled: boolean }>>;
    },
  ): Promise<{ readonly violations: readonly Violation[] }>;
}

/**
 * Serious and critical findings of axe on the page, or within the elements that match the selector, as `rule:
 * selector`.
 */
export async function seriousFindings(page: Page, within?: string): Promise<string[]> {
  // Evaluated by the debugger, so that the content security policy is not changed for the test.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (selector) => {
    // Waits for animations: during a fade axe measures intermediate colours, and treats an opening dialog as closed.
    const moving = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { axe } = globalThis as unknown as { axe: Axe };
    const root = selector === undefined ? document : { include: [selector] };
    // Describing and sending the nodes that pass takes longer than checking them. The findings of `region` are moderate,
    // and describing those takes as long as all other rules.
    const rules = { region: { enabled: false } };
    return (await axe.run(root, { resultTypes: ['violations'], rules })).violations;
  }, within);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
}

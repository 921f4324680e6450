import axe from 'axe-core';

/** The rules of WCAG 2.2 AA that the page of the test breaks seriously, with the elements that break them. */
export async function seriousFindings(): Promise<string[]> {
  // During a fade axe measures intermediate colours, and treats an opening dialog as closed.
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

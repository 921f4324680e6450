/** The regions of the editor in the order in which F6 steps through them; each is marked by `data-region`. */
const order = ['slide', 'selection', 'top', 'insert', 'panel', 'pages', 'notes', 'status', 'tour'] as const;
type RegionName = (typeof order)[number];

/** Returns the attribute for the outermost node of a region. */
export function region(name: RegionName): { readonly 'data-region': RegionName } {
  return { 'data-region': name };
}

const focusable =
  'button:not(:disabled, [tabindex="-1"]), input:not(:disabled, [tabindex="-1"], [type="file"]), textarea, [tabindex="0"]';

/** Moves the focus to the next region that can take it; for the slide to the page itself. */
export function focusRegion(step: 1 | -1, focusPage: () => void): void {
  const now = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region;
  const start = Math.max(0, order.indexOf((now ?? 'slide') as RegionName));
  for (let count = 1; count <= order.length; count += 1) {
    const name = order[(start + step * count + order.length * count) % order.length];
    if (name === 'slide') {
      focusPage();
      return;
    }
    const places = document.querySelectorAll<HTMLElement>(`[data-region="${name}"] :is(${focusable})`);
    const first = [...places].find((node) => node.checkVisibility());
    if (!first) continue;
    first.focus();
    return;
  }
}

/** The window sizes that desktop clients are designed for (specification, section 2), CSS pixels. */
export const DESIGNS = ['1368x840', '1920x840'] as const;
export type HostDesign = (typeof DESIGNS)[number];

/**
 * Marks the page with the mode and design of its client, for theme and styles. `told`: the client's unvalidated info,
 * because the page's first script calls this before the code that validates it is loaded.
 */
export function markHost(told: { readonly info?: unknown } | undefined): void {
  try {
    const { client, mode, design } = (told?.info ?? {}) as Readonly<Record<string, unknown>>;
    const { dataset } = document.documentElement;
    dataset.clientMode = client === 'desktop' && mode === 'teaching' ? 'teaching' : 'preparing';
    const known = DESIGNS.find((each) => client === 'desktop' && each === design);
    if (known === undefined) delete dataset.clientDesign;
    else dataset.clientDesign = known;
  } catch {
    // The object is not a client.
  }
}

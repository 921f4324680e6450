import { DESIGNS } from './host-designs.ts';

/**
 * Marks the page with the mode and the design of the client that it runs in, for theme and styles. `told` has
 * what the client says of itself, as it stands: the page's first script marks the page before anything that could read it is there.
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
    // Something that is no client.
  }
}

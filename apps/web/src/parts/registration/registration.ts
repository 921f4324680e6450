/** Who may register. */
export type Registration = 'open' | 'invitation' | 'closed';

/** The setting that the server wrote into the page (docs/deploying.md); without one everybody may register. */
export function registration(): Registration {
  // A test that renders without a browser has no page.
  if (typeof document === 'undefined') return 'open';
  const said = document.querySelector<HTMLMetaElement>('meta[name="lectern-registration"]')?.content;
  return said === 'invitation' || said === 'closed' ? said : 'open';
}

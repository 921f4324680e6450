/** Which users may register. */
type Registration = 'open' | 'invitation' | 'closed';

/** The setting that the server wrote into the page (docs/deploying.md); by default everyone may register. */
export function registration(): Registration {
  // Tests that render without a browser have no document.
  if (typeof document === 'undefined') return 'open';
  const said = document.querySelector<HTMLMetaElement>('meta[name="lectern-registration"]')?.content;
  return said === 'invitation' || said === 'closed' ? said : 'open';
}

/** Who may make an account by themselves. */
export type Registration = 'open' | 'invitation' | 'closed';

/** As the server wrote it into the page (docs/deploying.md); a page that says nothing is open to everybody. */
export function registration(): Registration {
  // A test that renders without a browser has no page.
  if (typeof document === 'undefined') return 'open';
  const said = document.querySelector<HTMLMetaElement>('meta[name="lectern-registration"]')?.content;
  return said === 'invitation' || said === 'closed' ? said : 'open';
}

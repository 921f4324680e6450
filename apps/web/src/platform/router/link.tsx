import { type AnchorHTMLAttributes, useEffect } from 'react';
import { navigate, useLocation } from './router.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path with its query. */
  readonly to: string;
}

/** A plain link within the application: open in a new window, copy and middle press work as on any page. */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={`#${to}`} />;
}

/** A link that says when the page it leads to is shown. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return <Link {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} />;
}

/** Leads elsewhere as soon as it is drawn, without a trace in the history. */
export function Redirect({ to }: { readonly to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from './router.ts';

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

import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from './router.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path with its query. */
  readonly to: string;
}

/** A link within the application as a plain anchor, so that opening in a new window, copying and middle clicks work. */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={`#${to}`} />;
}

export interface NavLinkProps extends LinkProps {
  /** Further paths for which the link counts as current. */
  readonly among?: readonly string[];
}

/** A link marked as current when its path, or one of `among`, is shown. */
export function NavLink({ to, among, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isShown = pathname === to || among?.includes(pathname);
  return <Link {...rest} to={to} aria-current={isShown ? 'page' : undefined} />;
}

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

export interface NavLinkProps extends LinkProps {
  /** Other pages that belong to the one it leads to. */
  readonly among?: readonly string[];
}

/** A link that says when the page it leads to, or one that belongs to it, is shown. */
export function NavLink({ to, among, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isShown = pathname === to || among?.includes(pathname);
  return <Link {...rest} to={to} aria-current={isShown ? 'page' : undefined} />;
}

import { useEffect } from 'react';
import { navigate } from './router.ts';

/** Navigates when it is rendered, replacing the history entry. */
export function Redirect({ to }: { readonly to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

import { useEffect } from 'react';
import { navigate } from './router.ts';

/** Leads elsewhere as soon as it is drawn, without a trace in the history. */
export function Redirect({ to }: { readonly to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

import type { ReactNode } from 'react';

/** In the set’s strokes (lucide, 24 by 24). */
const PATHS = {
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
  outside: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  before: 'm15 18-6-6 6-6',
  after: 'm9 18 6-6-6-6',
  browser: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M2 12h20M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20',
  broken: 'M9 17H7A5 5 0 0 1 7 7M15 7h2a5 5 0 0 1 4 8M8 12h4M2 2l20 20',
  lock: 'M5 11h14a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4',
} as const;

/**
 * A sign of this surface. The set’s own modules lie in files of the desk and the editor, which a phone would load for one
 * stroke.
 */
export function Sign({ of }: { readonly of: keyof typeof PATHS }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[of]} />
    </svg>
  );
}

import type { ReactNode } from 'react';

const PATHS = {
  play: 'M7 4v16l13-8z',
  pause: 'M7 5v14M17 5v14',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  silence: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  fill: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  unfill: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
} as const;

/** The two lines of a pause are as heavy as the filled triangle beside them. */
const BOLD = { strokeWidth: 3 } as const;

export function MediaIcon({ name }: { readonly name: keyof typeof PATHS }): ReactNode {
  return (
    <svg
      className="lucide"
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      style={name === 'pause' ? BOLD : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

import type { ReactNode } from 'react';

/** An icon of line paths, 24 by 24, for what the icon set lacks. `d` is the path data. */
export function DrawnIcon({ d }: { readonly d: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

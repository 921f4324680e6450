import type { ReactNode } from 'react';

/** What none of the icons of the set says, drawn as they are: 24 by 24, in lines. `d` is the path. */
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

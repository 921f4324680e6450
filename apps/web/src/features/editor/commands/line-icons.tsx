import type { ReactNode } from 'react';

/** A line as a picture of 24 by 24; `d` holds the line and the heads of its arrows. */
function LineIcon({ d }: { readonly d: string }): ReactNode {
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

export function StraightLine(): ReactNode {
  return <LineIcon d="M5 19 19 5" />;
}

export function Arrow(): ReactNode {
  return <LineIcon d="M5 19 19 5M12 5h7v7" />;
}

export function DoubleArrow(): ReactNode {
  return <LineIcon d="M5 19 19 5M13 5h6v6M5 13v6h6" />;
}

export function ElbowArrow(): ReactNode {
  return <LineIcon d="M4 18h8V6h8M16 2l4 4-4 4" />;
}

export function CurvedArrow(): ReactNode {
  return <LineIcon d="M4 18c10 0 6-12 16-12M16 2l4 4-4 4" />;
}

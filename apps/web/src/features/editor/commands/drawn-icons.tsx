import type { ReactNode } from 'react';

/** An icon of line paths, 24 by 24, which the icon set lacks. `d` is the path data. */
export function DrawnIcon({ d }: { readonly d: string }): ReactNode {
  return (
    <svg
      className="lucide"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

export function StraightLine(): ReactNode {
  return <DrawnIcon d="M5 19 19 5" />;
}

export function Arrow(): ReactNode {
  return <DrawnIcon d="M5 19 19 5M12 5h7v7" />;
}

export function DoubleArrow(): ReactNode {
  return <DrawnIcon d="M5 19 19 5M13 5h6v6M5 13v6h6" />;
}

export function ElbowArrow(): ReactNode {
  return <DrawnIcon d="M4 18h8V6h8M16 2l4 4-4 4" />;
}

export function CurvedArrow(): ReactNode {
  return <DrawnIcon d="M4 18c10 0 6-12 16-12M16 2l4 4-4 4" />;
}

/** A row with a cross below it. */
export function DeleteRow(): ReactNode {
  return <DrawnIcon d="M3 4h18v6H3zM9 4v6M15 4v6M9 15l6 6M15 15l-6 6" />;
}

export function DeleteColumn(): ReactNode {
  return <DrawnIcon d="M4 3h6v18H4zM4 9h6M4 15h6M15 9l6 6M21 9l-6 6" />;
}

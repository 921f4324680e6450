import type { ReactNode } from 'react';

/** A picture of 24 by 24, as the icons beside it. */
function TableIcon({ d }: { readonly d: string }): ReactNode {
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

/** A row with a cross below it. */
export function DeleteRow(): ReactNode {
  return <TableIcon d="M3 4h18v6H3zM9 4v6M15 4v6M9 15l6 6M15 15l-6 6" />;
}

export function DeleteColumn(): ReactNode {
  return <TableIcon d="M4 3h6v18H4zM4 9h6M4 15h6M15 9l6 6M21 9l-6 6" />;
}

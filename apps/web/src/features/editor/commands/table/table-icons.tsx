import type { ReactNode } from 'react';
import { DrawnIcon } from '../drawn-icon.tsx';

/** A row with a cross below it. */
export function DeleteRow(): ReactNode {
  return <DrawnIcon d="M3 4h18v6H3zM9 4v6M15 4v6M9 15l6 6M15 15l-6 6" />;
}

export function DeleteColumn(): ReactNode {
  return <DrawnIcon d="M4 3h6v18H4zM4 9h6M4 15h6M15 9l6 6M21 9l-6 6" />;
}

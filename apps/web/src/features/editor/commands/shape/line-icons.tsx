import type { ReactNode } from 'react';
import { DrawnIcon } from '../drawn-icon.tsx';

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

import {
  Calculator,
  Clock,
  Compass,
  Dices,
  DraftingCompass,
  PenLine,
  Ruler,
  Shapes,
  Triangle,
  TriangleRight,
} from 'lucide-react';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ readonly 'aria-hidden': true }>;

const ICONS: Readonly<Record<string, Icon>> = {
  Calculator,
  Clock,
  Compass: DraftingCompass,
  Counter: Shapes,
  Dice: Dices,
  IsoscelesSetSquare: Triangle,
  Protractor: Compass,
  RightSetSquare: TriangleRight,
  StrokeOrder: PenLine,
  Ruler,
};

/** The icon of a subject tool on its button and in its window. */
export function iconOf(key: string): Icon {
  return ICONS[key] ?? Shapes;
}

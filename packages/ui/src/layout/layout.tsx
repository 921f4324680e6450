import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import { withLooks } from './looks.tsx';

interface Box {
  /** Distance between children: `gap={2}` is the token `--space-2`. */
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  readonly className?: string | undefined;
}

interface Flex extends Box {
  /** Position of the children across the direction. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Position of the children along the direction. */
  readonly justify?: 'center' | 'end' | 'between' | undefined;
}

interface Wrapping extends Flex {
  /** Children continue on a second line. */
  readonly wrap?: boolean | undefined;
}

interface Grid extends Box {
  /** Position of the children from left to right; they are as wide as the stack without it. */
  readonly items?: 'start' | 'center' | 'end' | undefined;
}

type Layout<Own extends Box> = <Tag extends ElementType = 'div'>(
  props: Own & { readonly as?: Tag } & Omit<ComponentPropsWithRef<Tag>, keyof Own | 'as'>,
) => ReactElement;

// The rules of these boxes have no specificity: a class of the caller overrides them. `as` chooses the element (`as="ul"`).

/** Children beside each other, in the middle of the row's height unless `align` is set. */
export const Row = ((props) => withLooks('row', 'div', props)) as Layout<Wrapping>;

/** Children below each other in a flex box: a child may grow and shrink. */
export const Column = ((props) => withLooks('column', 'div', props)) as Layout<Flex>;

/** Children below each other in a grid. */
export const Stack = ((props) => withLooks('stack', 'div', props)) as Layout<Grid>;

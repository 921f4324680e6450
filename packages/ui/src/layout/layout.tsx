import { type Look, type Styled, withLooks } from './looks.tsx';

interface Children extends Look {
  /** Distance between children: `gap={2}` is the token `--space-2`. */
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Position of the children across a row or column; in a stack, within the height of their row. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
}

interface Flex extends Children {
  /** Position of the children along the direction. */
  readonly justify?: 'center' | 'end' | 'between' | undefined;
}

interface Wrapping extends Flex {
  /** Children continue on a second line. */
  readonly wrap?: boolean | undefined;
}

interface Grid extends Children {
  /** Position of the children from left to right; they are as wide as the stack without it. */
  readonly items?: 'start' | 'center' | 'end' | undefined;
  /** Position of the rows in a stack that is higher than they are; they are stretched without it. */
  readonly rows?: 'start' | 'center' | undefined;
  /** `one`: a single column, which is never wider than the stack. */
  readonly columns?: 'one' | undefined;
}

// The rules of these boxes have no specificity: a class of the caller overrides them. `as` chooses the element (`as="ul"`).

/** Children beside each other, in the middle of the row's height unless `align` is set. */
export const Row = ((props) => withLooks('row', 'div', props)) as Styled<Wrapping, 'div'>;

/** Children below each other in a flex box: a child may grow and shrink. */
export const Column = ((props) => withLooks('column', 'div', props)) as Styled<Flex, 'div'>;

/** Children below each other in a grid. */
export const Stack = ((props) => withLooks('stack', 'div', props)) as Styled<Grid, 'div'>;

/** An element that has a style of the design system and does not lay its children out. */
export const Box = ((props) => withLooks('box', 'div', props)) as Styled<Look, 'div'>;

/** A text in a style of the design system. */
export const Text = ((props) => withLooks('text', 'span', props)) as Styled<Look, 'span'>;

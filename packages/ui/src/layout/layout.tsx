import './looks.css';
import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import { classNames } from '../class-names.ts';

/** Properties that set the style: `gap={2}` becomes the class `gap-2`, `wrap` the class `wrap-true`. */
const LOOKS =
  'gap align justify items rows columns wrap flex surface radius edge pad wide hover size tone weight numeric overflow textAlign'.split(
    ' ',
  );

/** The style properties that every element may have. */
export interface Look {
  /** Size token; the surrounding text's size without it. `panel` is read from the back of a classroom. */
  readonly size?: 'small' | 'body' | 'large' | 'title' | 'panel' | 'display' | undefined;
  readonly tone?: 'ink' | 'quiet' | 'accent' | 'warning' | 'error' | undefined;
  readonly weight?: 'normal' | 'medium' | 'bold' | undefined;
  /** Digits of one width, for numbers that change or are placed below each other. */
  readonly numeric?: boolean | undefined;
  /**
   * How content that is too large is shown. A text `breaks` within words, continues beyond the element in one `line`, or
   * ends in an ellipsis (`cut`). Other content is cut off (`clip`) or scrolls up and down.
   */
  readonly overflow?: 'breaks' | 'line' | 'cut' | 'clip' | 'scroll' | undefined;
  readonly textAlign?: 'start' | 'center' | undefined;
  /**
   * Share of a row's or column's free space: `none` keeps the element's size, `1` takes the free space, and `grow` also
   * shrinks below the size of the content.
   */
  readonly flex?: 'none' | 1 | 'grow' | undefined;
  /** Surface of the element: a card, a box with the corners of a control, the page's ground, or a box that warns. */
  readonly surface?: 'card' | 'field' | 'paper' | 'notice' | undefined;
  readonly radius?: 'small' | 'control' | 'card' | 'round' | undefined;
  /** Distance from the edge to the content: `pad={4}` is the token `--space-4`. */
  readonly pad?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** A thin line along one edge. */
  readonly edge?: 'top' | 'bottom' | undefined;
  /** As wide as the parent. */
  readonly wide?: boolean | undefined;
  /** Shows the pointer over the element. */
  readonly hover?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A component with the properties `Own`, in the element that `as` names. */
export type Styled<Own extends Look, Default extends ElementType> = <Tag extends ElementType = Default>(
  props: Own & { readonly as?: Tag } & Omit<ComponentPropsWithRef<Tag>, keyof Own | 'as'>,
) => ReactElement;

/** Renders `element` with the class `look-<kind>`, and a class for each style property that is set. */
function withLooks(
  kind: string,
  element: ElementType,
  { as: Element = element, className, ...rest }: Record<string, unknown> & { readonly as?: ElementType },
) {
  let names = `look-${kind}`;
  for (const look of LOOKS) {
    if (rest[look]) names += ` ${look}-${rest[look]}`;
    delete rest[look];
  }
  return <Element {...rest} className={classNames(names, className as string | undefined)} />;
}

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

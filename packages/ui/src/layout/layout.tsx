import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import './layout.css';

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

type BoxProps = Wrapping & Grid & { readonly as?: ElementType };

function box(kind: 'row' | 'column' | 'stack', props: BoxProps) {
  const { as: Element = 'div', gap, align, justify, items, wrap, className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        `layout-${kind}`,
        gap && `layout-gap-${gap}`,
        align && `layout-align-${align}`,
        justify && `layout-justify-${justify}`,
        items && `layout-items-${items}`,
        wrap && 'layout-wrap',
        className,
      )}
    />
  );
}

// The rules of these boxes have no specificity: a class of the caller overrides them. `as` chooses the element (`as="ul"`).

/** Children beside each other, in the middle of the row's height unless `align` says otherwise. */
export const Row = ((props: BoxProps) => box('row', props)) as Layout<Wrapping>;

/** Children below each other in a flex box: a child may grow and shrink. */
export const Column = ((props: BoxProps) => box('column', props)) as Layout<Flex>;

/** Children below each other in a grid. */
export const Stack = ((props: BoxProps) => box('stack', props)) as Layout<Grid>;

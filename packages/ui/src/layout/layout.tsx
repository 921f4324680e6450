import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import classes from './layout.module.css';

/** Distance between children: `gap={2}` is the token `--space-2`. */
type Gap = 1 | 2 | 3 | 4 | 5 | 6;

type Polymorphic<Tag extends ElementType, Own> = Own & { readonly as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | 'as'
  >;

interface Flex {
  readonly gap?: Gap | undefined;
  /** Position of the children across the direction. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Position of the children along the direction. */
  readonly justify?: 'center' | 'end' | 'between' | undefined;
}

const flexClasses = ({ gap, align, justify }: Flex): string =>
  classNames(
    gap && classes[`gap-${gap}`],
    align && classes[`align-${align}`],
    justify && classes[`justify-${justify}`],
  );

/**
 * Children beside each other, in the middle of the row's height unless `align` says otherwise. `as` chooses the element
 * (`as="ul"`). `wrap` lets children continue on a second line. Its rules have no specificity: a class of the caller overrides
 * them.
 */
export function Row<Tag extends ElementType = 'div'>({
  as,
  gap,
  align,
  justify,
  wrap,
  className,
  ...rest
}: Polymorphic<
  Tag,
  Flex & { readonly wrap?: boolean | undefined; readonly className?: string | undefined }
>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        classes.row,
        flexClasses({ gap, align, justify }),
        wrap && classes.wrap,
        className,
      )}
    />
  );
}

/** Children below each other in a flex box: a child may grow and shrink. */
export function Column<Tag extends ElementType = 'div'>({
  as,
  gap,
  align,
  justify,
  className,
  ...rest
}: Polymorphic<Tag, Flex & { readonly className?: string | undefined }>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={classNames(classes.column, flexClasses({ gap, align, justify }), className)}
    />
  );
}

/** Children below each other in a grid, each as wide as the stack unless `justify` says otherwise. */
export function Stack<Tag extends ElementType = 'div'>({
  as,
  gap,
  justify,
  className,
  ...rest
}: Polymorphic<
  Tag,
  {
    readonly gap?: Gap | undefined;
    readonly justify?: 'start' | 'center' | 'end' | undefined;
    readonly className?: string | undefined;
  }
>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        classes.stack,
        gap && classes[`gap-${gap}`],
        justify && classes[`items-${justify}`],
        className,
      )}
    />
  );
}

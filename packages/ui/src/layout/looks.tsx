import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import './looks.css';

/** Properties that set the style: `gap={2}` becomes the class `gap-2`, `wrap` the class `wrap-true`. */
const LOOKS =
  'gap align justify items rows columns wrap flex surface size tone weight numeric overflow textAlign'.split(
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
   * How a text that is too long is shown: `breaks` breaks within words, `line` continues beyond the element, `cut` ends in
   * an ellipsis.
   */
  readonly overflow?: 'breaks' | 'line' | 'cut' | undefined;
  readonly textAlign?: 'start' | 'center' | undefined;
  /**
   * Share of a row's or column's free space: `none` keeps the element's size, `1` takes the free space, and `grow` also
   * shrinks below the size of the content.
   */
  readonly flex?: 'none' | 1 | 'grow' | undefined;
  /** What the element lies on: a card, a box as large as a control, or a box that warns. */
  readonly surface?: 'card' | 'field' | 'notice' | undefined;
  readonly className?: string | undefined;
}

/** A component with the properties `Own`, in the element that `as` names. */
export type Styled<Own extends Look, Default extends ElementType> = <Tag extends ElementType = Default>(
  props: Own & { readonly as?: Tag } & Omit<ComponentPropsWithRef<Tag>, keyof Own | 'as'>,
) => ReactElement;

/** Renders `element` with the class `look-<kind>`, and a class for each style property that is set. */
export function withLooks(
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

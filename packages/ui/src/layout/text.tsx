import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import { withLooks } from './looks.tsx';

interface TextLook {
  /** Size token; the surrounding text's size without it. `panel` is read from the back of a classroom. */
  readonly size?: 'small' | 'large' | 'title' | 'panel' | undefined;
  readonly tone?: 'quiet' | 'accent' | 'warning' | 'error' | undefined;
  readonly weight?: 'medium' | 'bold' | undefined;
  /** Digits of one width, for numbers that change or are placed below each other. */
  readonly numeric?: boolean | undefined;
  /** How a text that is too long is shown: `breaks` breaks within words, `cut` ends in an ellipsis. */
  readonly overflow?: 'breaks' | 'cut' | undefined;
  readonly className?: string | undefined;
}

/**
 * A text in a style of the design system, in a `<span>` or the element that `as` names. Its rules have no specificity:
 * a class of the caller overrides them.
 */
export const Text = ((props) => withLooks('text', 'span', props)) as <Tag extends ElementType = 'span'>(
  props: TextLook & { readonly as?: Tag } & Omit<ComponentPropsWithRef<Tag>, keyof TextLook | 'as'>,
) => ReactElement;

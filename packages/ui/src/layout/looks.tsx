import type { ElementType } from 'react';
import { classNames } from '../class-names.ts';
import './looks.css';

/** Properties that set the style: `gap={2}` becomes the class `gap-2`, `wrap` the class `wrap-true`. */
const LOOKS = ['gap', 'align', 'justify', 'items', 'wrap', 'size', 'tone', 'weight', 'numeric', 'overflow'];

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

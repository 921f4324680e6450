import { type ReactNode, useEffect, useState } from 'react';

type AnimationParts = typeof import('../animation/index.ts');

/** Draws a part of what animates pages; its code comes when it is first shown. */
export function Animations({ show }: { readonly show: (parts: AnimationParts) => ReactNode }): ReactNode {
  const [parts, setParts] = useState<AnimationParts>();
  useEffect(() => {
    let left = false;
    import('../animation/index.ts').then(
      (loaded) => left || setParts(loaded),
      // Without a connection the rest of the panel goes on; shown again, it asks again.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return parts ? show(parts) : null;
}

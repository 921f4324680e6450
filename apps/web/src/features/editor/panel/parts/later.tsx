import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Draws a part of a panel whose code comes when it is first shown. `load` must stay the same function. */
export function Later<Props extends object>({
  load,
  props,
}: {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}): ReactNode {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    let left = false;
    load().then(
      (loaded) => left || setPart(() => loaded),
      // Without a connection the rest of the panel goes on; shown again, it asks again.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [load]);
  return Part ? <Part {...props} /> : null;
}

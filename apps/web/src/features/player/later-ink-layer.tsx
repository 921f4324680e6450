import { type ComponentType, useEffect, useState } from 'react';
import type { InkLayerProps } from './ink-layer.tsx';

let Loaded: ComponentType<InkLayerProps> | undefined;

/** The ink above the slide; its code comes once the slide is there and the browser is at rest. */
export function InkLayer(props: InkLayerProps) {
  const [Layer, setLayer] = useState(() => Loaded);
  useEffect(() => {
    if (Loaded) return;
    let left = false;
    const bring = () => {
      import('./ink-layer.tsx').then(
        (module) => {
          Loaded = module.InkLayer;
          if (!left) setLayer(() => Loaded);
        },
        // Without a connection it is tried again: a pen that writes nothing would be worse than a late one.
        () => {
          if (!left) timer = setTimeout(bring, AGAIN_MS);
        },
      );
    };
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(bring, SETTLED_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return Layer ? <Layer {...props} /> : null;
}

/** The slide has been painted by then; nobody has taken up a pen yet. */
const SETTLED_MS = 150;
const AGAIN_MS = 2_000;

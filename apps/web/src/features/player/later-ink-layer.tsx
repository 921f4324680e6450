import { type ComponentType, useEffect, useState } from 'react';
import type { InkLayerProps } from './ink-layer.tsx';

let Loaded: ComponentType<InkLayerProps> | undefined;

/** The ink above the slide; its code comes once the slide is there. */
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    bring();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return Layer ? <Layer {...props} /> : null;
}

const AGAIN_MS = 2_000;

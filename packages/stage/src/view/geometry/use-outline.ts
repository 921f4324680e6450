import type { Geometry } from '@lectern/courseware';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { evaluateGeometry, type Outline } from './evaluate.ts';
import { allPresetsLoaded, definitionOf, loadAllPresets } from './presets.ts';

const waiting = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** A geometry's outline at a size; undefined while its preset is on its way, after which the caller renders again. */
export function useOutline(geometry: Geometry | undefined, w: number, h: number): Outline | undefined {
  const loaded = useSyncExternalStore(subscribe, allPresetsLoaded, allPresetsLoaded);
  const definition = definitionOf(geometry);
  const missing = definition === undefined && !loaded;
  useEffect(() => {
    if (!missing) return;
    loadAllPresets().then(
      () => {
        for (const listener of waiting) listener();
      },
      // Offline: the shape keeps its plain outline until something else makes it render.
      () => undefined,
    );
  }, [missing]);
  const adjust = geometry?.adjust;
  return useMemo(
    () => (definition ? evaluateGeometry(definition, w, h, adjust) : undefined),
    [definition, w, h, adjust],
  );
}

import type { Geometry } from '@lectern/courseware';
import { useLazy } from '@lectern/ui/lazy';
import { useMemo } from 'react';
import { evaluateGeometry, type Outline } from './evaluate.ts';
import { definitionOf, presetOf, presetsCode } from './presets.ts';

/** The outline of a geometry at a size; undefined while its preset is loading, after which the caller renders again. */
export function useOutline(geometry: Geometry | undefined, w: number, h: number): Outline | undefined {
  const definition = definitionOf(geometry);
  // Offline, a shape with an unknown preset keeps its fallback outline until the network is back.
  useLazy(presetsCode(presetOf(geometry)), definition === undefined);
  const adjust = geometry?.adjust;
  return useMemo(
    () => (definition ? evaluateGeometry(definition, w, h, adjust) : undefined),
    [definition, w, h, adjust],
  );
}

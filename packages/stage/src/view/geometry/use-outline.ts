import type { Geometry } from '@lectern/courseware';
import { useLate } from '@lectern/ui/late';
import { useMemo } from 'react';
import { evaluateGeometry, type Outline } from './evaluate.ts';
import { definitionOf, latePresets, presetOf } from './presets.ts';

/** The outline of a geometry at a size; undefined while its preset is loading, after which the caller renders again. */
export function useOutline(geometry: Geometry | undefined, w: number, h: number): Outline | undefined {
  const definition = definitionOf(geometry);
  // Offline, a shape with an unknown preset keeps its fallback outline until the network is back.
  useLate(latePresets(presetOf(geometry)), definition === undefined);
  const adjust = geometry?.adjust;
  return useMemo(
    () => (definition ? evaluateGeometry(definition, w, h, adjust) : undefined),
    [definition, w, h, adjust],
  );
}

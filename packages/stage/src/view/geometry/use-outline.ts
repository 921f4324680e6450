import type { Geometry } from '@lectern/courseware';
import { useLate } from '@lectern/ui/late';
import { useMemo } from 'react';
import { evaluateGeometry, type Outline } from './evaluate.ts';
import { definitionOf, latePresets, presetOf } from './presets.ts';

/** A geometry's outline at a size; undefined while its preset is on its way, after which the caller renders again. */
export function useOutline(geometry: Geometry | undefined, w: number, h: number): Outline | undefined {
  const definition = definitionOf(geometry);
  // Offline the shape keeps its plain outline until the network is back.
  useLate(latePresets(presetOf(geometry)), definition === undefined);
  const adjust = geometry?.adjust;
  return useMemo(
    () => (definition ? evaluateGeometry(definition, w, h, adjust) : undefined),
    [definition, w, h, adjust],
  );
}

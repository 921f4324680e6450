import type { Dispose } from '@lectern/base';
import type { ShowOverlays } from '@lectern/stage/show';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { ShowSheet } from '../../../parts/class-tools/index.ts';

export interface LaidSheet {
  /** Sheet that is written on instead of the slide; undefined without a sheet. */
  readonly sheet: ShowSheet | undefined;
  readonly writeOn: (sheet: ShowSheet) => Dispose;
}

/** Sheet that a class tool has put between the slide and the ink. */
export function useSheet(overlays: ShowOverlays): LaidSheet {
  const [sheet, setSheet] = useState<ShowSheet>();
  const turn = sheet?.turn;
  useLayoutEffect(
    () => (turn ? overlays.lay({ id: 'sheet', takes: [], turn }) : undefined),
    [overlays, turn],
  );
  return {
    sheet,
    writeOn: useCallback((laid) => {
      setSheet(laid);
      return () => setSheet((now) => (now === laid ? undefined : now));
    }, []),
  };
}

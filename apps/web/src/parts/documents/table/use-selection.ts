import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string, range?: boolean) => void;
  readonly setAll: (chosen: boolean) => void;
  readonly clear: () => void;
}

/** The selected documents of a list; `range` selects from the last selected document to this one. */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Documents that left the list are deselected: no invisible document is moved or deleted.
  const ids = useMemo(() => new Set(listed.filter((id) => chosen.has(id))), [listed, chosen]);
  // These values are read when a document is selected, so that the callbacks, which every row receives, stay stable
  // while pages load.
  const now = useRef({ ids, listed });
  const last = useRef<string>(undefined);
  useEffect(() => {
    now.current = { ids, listed };
  });

  const toggle = useCallback((id: string, range = false) => {
    const { ids: before, listed: all } = now.current;
    const from = last.current === undefined ? -1 : all.indexOf(last.current);
    const to = all.indexOf(id);
    const next = new Set(before);
    if (range && from >= 0) {
      for (const between of all.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(between);
    } else if (!next.delete(id)) next.add(id);
    last.current = id;
    setChosen(next);
  }, []);
  const setAll = useCallback((all: boolean) => setChosen(new Set(all ? now.current.listed : [])), []);
  const clear = useCallback(() => setChosen(new Set()), []);
  return { ids, toggle, setAll, clear };
}

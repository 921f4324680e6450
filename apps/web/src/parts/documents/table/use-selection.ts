import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string, range?: boolean) => void;
  readonly setAll: (chosen: boolean) => void;
  readonly clear: () => void;
}

/** Which of the listed documents are chosen; `range` chooses from the last one to this. */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  // What left the list is no longer chosen: nothing is moved or deleted that is not in sight.
  const ids = useMemo(() => new Set(listed.filter((id) => chosen.has(id))), [listed, chosen]);

  const toggle = useCallback(
    (id: string, range = false) => {
      const from = last === undefined ? -1 : listed.indexOf(last);
      const to = listed.indexOf(id);
      const next = new Set(ids);
      if (range && from >= 0) {
        for (const between of listed.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(between);
      } else if (!next.delete(id)) next.add(id);
      setLast(id);
      setChosen(next);
    },
    [ids, last, listed],
  );
  const setAll = useCallback((all: boolean) => setChosen(new Set(all ? listed : [])), [listed]);
  const clear = useCallback(() => setChosen(new Set()), []);
  return { ids, toggle, setAll, clear };
}

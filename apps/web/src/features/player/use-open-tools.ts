import { useCallback, useState } from 'react';

export interface OpenTools {
  /** The class tools that lie over the show, by their ids. */
  readonly open: ReadonlySet<string>;
  readonly close: (id: string) => void;
  readonly toggle: (id: string) => void;
}

/** Which class tools lie over the show. */
export function useOpenTools(): OpenTools {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const close = useCallback(
    (id: string) => setOpen((now) => new Set([...now].filter((each) => each !== id))),
    [],
  );
  const toggle = useCallback(
    (id: string) =>
      setOpen((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id])),
    [],
  );
  return { open, close, toggle };
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useQuestionHost } from '../../answer-view.ts';
import { useUnsaved } from '../unsaved-parts.ts';
import { reducedPhotograph } from './reduced-photograph.ts';

interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'storing' | 'notStored' | 'noPicture';
}

interface Stored {
  readonly photographs: readonly string[];
  readonly onChange: (photographs: readonly string[]) => void;
  readonly locked: boolean;
  readonly most: number;
}

/** Photographs that are being stored. Each is added to the response when it is; the response may change meanwhile. */
export function useUploads(props: Stored) {
  const { store } = useQuestionHost();
  const [list, setList] = useState<readonly Upload[]>([]);
  const latest = useRef(props);
  const nextId = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);
  const remove = (id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setList((all) => all.filter((one) => one.id !== id));
  };
  const begin = async ({ id, file }: Upload) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    const hash = await reducedPhotograph(file)
      .then((reduced) => (controller.signal.aborted ? undefined : store?.(reduced, controller.signal)))
      .catch(() => undefined);
    if (running.current.get(id) !== controller || controller.signal.aborted) return;
    running.current.delete(id);
    if (hash === undefined) {
      setList((all) => all.map((one) => (one.id === id ? { ...one, state: 'notStored' } : one)));
      return;
    }
    setList((all) => all.filter((one) => one.id !== id));
    const { photographs, onChange, locked, most } = latest.current;
    if (locked || photographs.includes(hash) || photographs.length >= most) return;
    const next = [...photographs, hash];
    // A second photograph may be stored before the caller has rendered with this one.
    latest.current = { ...latest.current, photographs: next };
    onChange(next);
  };
  useUnsaved(
    list.some(({ state }) => state === 'storing'),
    () => undefined,
  );
  return {
    list,
    remove,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        nextId.current += 1;
        const isPicture = file.type.startsWith('image/');
        return { id: nextId.current, file, state: isPicture ? 'storing' : 'noPicture' };
      });
      setList((all) => [...all, ...added]);
      for (const one of added) if (one.state === 'storing') void begin(one);
    },
    retry: (id: number) => {
      const found = list.find((one) => one.id === id);
      if (!found) return;
      setList((all) => all.map((one) => (one.id === id ? { ...one, state: 'storing' } : one)));
      void begin(found);
    },
  };
}

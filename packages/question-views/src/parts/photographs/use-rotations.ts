import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useQuestionHost } from '../../answer-view.ts';
import { useUnsaved } from '../unsaved-parts.ts';
import { rotatedPhotograph } from './reduced-photograph.ts';

/** Time after the last tap until a rotated photograph is stored, milliseconds. */
const STORE_AFTER_MS = 600;

interface Rotation {
  /** Quarters of a turn, clockwise, from the stored photograph. */
  readonly quarters: number;
  readonly state: 'storing' | 'notStored';
}

interface Rotated {
  readonly photographs: readonly string[];
  readonly onChange: (photographs: readonly string[]) => void;
  readonly locked: boolean;
}

/**
 * Rotations of stored photographs by their hashes. A rotated photograph is stored as another file, a moment after the last
 * tap, and replaces the first one in the response.
 */
export function useRotations(props: Rotated) {
  const { store, assetUrl } = useQuestionHost();
  const [rotations, setRotations] = useState<ReadonlyMap<string, Rotation>>(new Map());
  const latest = useRef({ ...props, store, assetUrl, rotations });
  useLayoutEffect(() => {
    latest.current = { ...props, store, assetUrl, rotations };
  });
  /** First files of photographs that were rotated here: each rotation starts with them, so that none loses quality. */
  const sources = useRef(new Map<string, { readonly file: Blob; readonly quarters: number }>());
  const running = useRef(new Map<string, { readonly timer: number; readonly controller: AbortController }>());
  const stop = (hash: string) => {
    const run = running.current.get(hash);
    clearTimeout(run?.timer);
    run?.controller.abort();
    running.current.delete(hash);
  };
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { timer, controller } of all.values()) {
        clearTimeout(timer);
        controller.abort();
      }
      all.clear();
    };
  }, []);
  const set = (hash: string, rotation: Rotation | undefined) =>
    setRotations((before) => {
      const next = new Map(before);
      if (rotation) next.set(hash, rotation);
      else next.delete(hash);
      return next;
    });
  const keep = async (hash: string, quarters: number, signal: AbortSignal) => {
    const known = sources.current.get(hash);
    const first = known ?? { file: await fileOf(latest.current.assetUrl?.(hash), signal), quarters: 0 };
    const all = (first.quarters + quarters) % 4;
    const rotated = first.file && (await rotatedPhotograph(first.file, all));
    const made = rotated && (await latest.current.store?.(rotated, signal));
    if (signal.aborted) return;
    running.current.delete(hash);
    if (made === undefined || first.file === undefined) return set(hash, { quarters, state: 'notStored' });
    sources.current.set(made, { file: first.file, quarters: all });
    set(hash, undefined);
    const { photographs, onChange, locked } = latest.current;
    if (locked) return;
    onChange([...new Set(photographs.map((one) => (one === hash ? made : one)))]);
  };
  const begin = (hash: string, quarters: number, wait: number) => {
    stop(hash);
    set(hash, { quarters, state: 'storing' });
    const controller = new AbortController();
    const fail = () => {
      if (!controller.signal.aborted) set(hash, { quarters, state: 'notStored' });
    };
    const timer = window.setTimeout(() => keep(hash, quarters, controller.signal).catch(fail), wait);
    running.current.set(hash, { timer, controller });
  };
  const storeNow = () => {
    for (const [hash, { quarters }] of latest.current.rotations) begin(hash, quarters, 0);
  };
  useUnsaved(rotations.size > 0, storeNow);
  return {
    rotations,
    /** Rotates a photograph by a quarter of a turn, clockwise. */
    rotate: (hash: string) => {
      const quarters = ((latest.current.rotations.get(hash)?.quarters ?? 0) + 1) % 4;
      if (quarters !== 0) return begin(hash, quarters, STORE_AFTER_MS);
      stop(hash);
      set(hash, undefined);
    },
    retry: (hash: string) => begin(hash, rotations.get(hash)?.quarters ?? 0, 0),
    forget: (hash: string) => {
      stop(hash);
      set(hash, undefined);
    },
  };
}

async function fileOf(url: string | undefined, signal: AbortSignal): Promise<Blob | undefined> {
  if (url === undefined) return undefined;
  const response = await fetch(url, { signal });
  return response.ok ? response.blob() : undefined;
}

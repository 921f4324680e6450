import { useEffect, useState } from 'react';
import type { Glyph } from './glyph.ts';
import { glyphs } from './load-glyph.ts';

export type GlyphState =
  | { readonly kind: 'loading' | 'failed' | 'none' }
  | { readonly kind: 'here'; readonly glyph: Glyph };

const LOADING: GlyphState = { kind: 'loading' };

/** The strokes of a character, and a function that loads them again after a failure. */
export function useGlyph(character: string): readonly [GlyphState, () => void] {
  const [found, setFound] = useState<{ readonly of: string; readonly state: GlyphState }>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    let isCurrent = true;
    const set = (state: GlyphState) => {
      if (isCurrent) setFound({ of: character, state });
    };
    glyphs.load(character).then(
      (glyph) => set(glyph ? { kind: 'here', glyph } : { kind: 'none' }),
      () => set({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [character, tries]);
  const again = () => {
    setFound(undefined);
    setTries(tries + 1);
  };
  return [found?.of === character ? found.state : LOADING, again];
}

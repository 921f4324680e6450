import type { Dispose } from '@lectern/base';
import type { EmbeddedFont } from '@lectern/courseware';
import { useLayoutEffect } from 'react';
import type { AssetSource } from '../../stage-context.ts';
import { ASCENT, DESCENT, isInstalled } from './font-faces.ts';
import { embeddedName } from './font-stack.ts';

export interface EmbeddedFontsProps {
  readonly fonts: readonly EmbeddedFont[];
  readonly assets: AssetSource;
}

/** Adds the fonts that are embedded in a courseware to the document while it is drawn. */
export function EmbeddedFonts({ fonts, assets }: EmbeddedFontsProps): null {
  useLayoutEffect(() => holdFonts(fonts, assets), [fonts, assets]);
  return null;
}

/** The fonts in the document, and the number of pages that use each. */
const held = new Map<string, { face: FontFace | undefined; pages: number }>();

function holdFonts(fonts: readonly EmbeddedFont[], assets: AssetSource): Dispose {
  const wanted = fonts.filter((font) => !isInstalled(font.family));
  for (const font of wanted) {
    const key = keyOf(font, fonts);
    held.set(key, { face: held.get(key)?.face, pages: (held.get(key)?.pages ?? 0) + 1 });
  }
  const add = () => {
    for (const font of wanted) {
      const one = held.get(keyOf(font, fonts));
      const url = one && !one.face ? assets.url(font.asset) : undefined;
      if (!one || url === undefined) continue;
      const face = faceOf(font, fonts, url);
      one.face = face;
      document.fonts.add(face);
      // The URL expires, so a font that failed to load is requested again with the next URL.
      face.load().catch(() => {
        document.fonts.delete(face);
        if (one.face === face) one.face = undefined;
      });
    }
  };
  add();
  const stop = assets.subscribe(add);
  return () => {
    stop();
    for (const font of wanted) letGo(keyOf(font, fonts));
  };
}

function letGo(key: string): void {
  const one = held.get(key);
  if (!one) return;
  one.pages -= 1;
  if (one.pages > 0) return;
  held.delete(key);
  if (one.face) document.fonts.delete(one.face);
}

function keyOf(font: EmbeddedFont, fonts: readonly EmbeddedFont[]): string {
  return `${embeddedName(font.family, fonts)} ${font.asset} ${font.bold ? 'bold' : ''} ${font.italic ? 'italic' : ''}`;
}

function faceOf(font: EmbeddedFont, fonts: readonly EmbeddedFont[], url: string): FontFace {
  return new FontFace(embeddedName(font.family, fonts) ?? '', `url(${JSON.stringify(url)})`, {
    weight: font.bold ? 'bold' : 'normal',
    style: font.italic ? 'italic' : 'normal',
    ascentOverride: `${ASCENT * 100}%`,
    descentOverride: `${DESCENT * 100}%`,
    lineGapOverride: '0%',
  });
}

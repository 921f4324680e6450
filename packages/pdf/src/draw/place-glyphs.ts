import type { GraphicsState, LoadedFont } from './graphics-state.ts';
import { multiply, scaled, translated } from './matrix.ts';
import type { PagePath } from './page-path.ts';
import type { GlyphRun, PlacedGlyph } from './painter.ts';

/** A glyph from pdf.js. */
interface Glyph {
  readonly unicode?: string;
  readonly fontChar?: string;
  readonly width?: number;
  readonly isSpace?: boolean;
  readonly isInFont?: boolean;
  readonly accent?: {
    readonly fontChar: string;
    readonly offset: { readonly x: number; readonly y: number };
  };
  readonly vmetric?: readonly number[];
}

/**
 * Positions glyphs one after the other (ISO 32000-1, 9.4.4). Numbers between them move the pen, thousandths of the font
 * size.
 */
export function placeGlyphs(
  state: GraphicsState,
  font: LoadedFont,
  glyphs: readonly unknown[],
  outlineOf: (character: string) => PagePath | undefined,
): GlyphRun {
  const { fontSize: size, fontDirection: direction, renderingMode } = state;
  const { vertical } = font.page;
  const unit = size * font.unitScale;
  const placed: PlacedGlyph[] = [];
  let pen = 0;
  for (const each of glyphs) {
    if (typeof each === 'number') {
      pen += ((vertical ? 1 : -1) * each * size) / 1000;
      continue;
    }
    if (typeof each !== 'object' || each === null) continue;
    const glyph = each as Glyph;
    const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing;
    let width = Number(glyph.width) || 0;
    let [x, y] = [pen, 0];
    if (vertical) {
      const [down, across, up] = glyph.vmetric ?? [-1000, width / 2, 880];
      [x, y] = [-(across ?? 0) * unit, pen + (up ?? 0) * unit];
      width = -(down ?? -1000);
    }
    const character = glyph.fontChar ?? '';
    const shown = glyph.isInFont !== false || font.page.missing;
    const base = { key: `${font.id} ${character}`, x, y, width: width * unit };
    placed.push({ ...base, text: glyph.unicode ?? '', outline: shown ? outlineOf(character) : undefined });
    if (glyph.accent) {
      const { fontChar, offset } = glyph.accent;
      placed.push({
        key: `${font.id} ${fontChar}`,
        text: '',
        outline: outlineOf(fontChar),
        x: x + size * offset.x,
        y: y - size * offset.y,
        width: 0,
      });
    }
    pen += vertical ? width * unit - spacing * direction : width * unit + spacing * direction;
  }
  const text = translated(multiply(state.ctm, state.textMatrix), state.x, state.y + state.rise);
  const mode = renderingMode & 3;
  return {
    font: font.page,
    glyphs: placed,
    size,
    matrix: scaled(text, state.horizontalScale * direction, direction > 0 ? -1 : 1),
    advance: pen,
    filled: mode === 0 || mode === 2,
    stroked: mode === 1 || mode === 2,
  };
}

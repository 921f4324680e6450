/**
 * The order in which substitutes for a Latin font are tried. The build for comparisons with LibreOffice's pictures has an
 * order of its own (`bench/src/similarity/draw-decks.ts`), which prefers DejaVu despite its width.
 */
export function inOrder(faces: readonly string[]): readonly string[] {
  return faces;
}

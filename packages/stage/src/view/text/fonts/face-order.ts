/**
 * The order in which substitutes for a Latin font are tried. The build for comparisons with LibreOffice's pictures
 * replaces this file (`bench/src/similarity/draw-decks.ts`), and prefers DejaVu despite its width.
 */
export function inOrder(faces: readonly string[]): readonly string[] {
  return faces;
}

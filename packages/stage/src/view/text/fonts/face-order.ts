/**
 * In which order faces are tried that stand in for a Latin font. The build of pages that are compared with pictures of
 * LibreOffice has an order of its own (`bench/src/similarity/draw-decks.ts`): that prefers DejaVu, however wide it is.
 */
export function inOrder(faces: readonly string[]): readonly string[] {
  return faces;
}

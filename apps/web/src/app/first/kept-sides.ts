/** What a kept panel looks like; anything may stand there. */
type Kept = Readonly<
  Record<string, { readonly width?: unknown; readonly folded?: unknown } | undefined>
> | null;

/**
 * How wide the editor's panels will be, by the CSS variables that the skeleton reads; what was never sized is left to the
 * style, which knows the screen.
 */
export function keptSides(text: string | undefined): Readonly<Record<string, string>> {
  const widths: Record<string, string> = {};
  try {
    const kept = JSON.parse(text ?? 'null') as Kept;
    for (const side of ['pages', 'panel']) {
      const { width, folded } = kept?.[side] ?? {};
      if (folded === true) widths[`--kept-${side}`] = '0rem';
      else if (typeof width === 'number') widths[`--kept-${side}`] = `${width}rem`;
    }
  } catch {
    // Damaged: as if nothing had been kept.
  }
  return widths;
}

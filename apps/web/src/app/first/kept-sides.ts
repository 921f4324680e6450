/** The stored state of a panel, unvalidated. */
type Kept = Readonly<
  Record<string, { readonly width?: unknown; readonly folded?: unknown } | undefined>
> | null;

/**
 * The widths of the editor's panels, as CSS variables for the skeleton; a panel that was never resized is left to the
 * style sheet, which knows the screen.
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
    // A damaged value is ignored.
  }
  return widths;
}

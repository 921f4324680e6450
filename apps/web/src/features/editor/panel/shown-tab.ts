export type PanelTab = 'text' | 'style' | 'animation' | 'page' | 'objects';

/** Kind of the selection: nothing, elements without text, elements with text, or an open text. */
export type ChosenKind = 'nothing' | 'plain' | 'text' | 'open';

/**
 * Returns the tab of the panel after the kind of selection changed. `pressed` is the tab among text and style that the
 * teacher pressed last: it is shown for every element with text, also after an empty selection.
 */
export function tabFor(kind: ChosenKind, now: PanelTab, pressed: 'text' | 'style'): PanelTab {
  // Animations and the list of objects belong to the page, so selecting in them keeps their tab.
  if ((now === 'animation' || now === 'objects') && kind !== 'open') return now;
  if (kind === 'nothing') return 'page';
  return kind === 'plain' ? 'style' : pressed;
}

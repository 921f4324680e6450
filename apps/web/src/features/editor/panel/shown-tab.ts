export type PanelTab = 'text' | 'style' | 'animation' | 'page' | 'objects';

/** What is chosen on the page: nothing, elements without words, elements with words, or a text that is being typed. */
export type ChosenKind = 'nothing' | 'plain' | 'text' | 'open';

/**
 * The tab that the panel shows after another kind of thing was chosen. `pressed` is the tab among text and style that
 * the teacher pressed last: it is shown for every element with words, also after nothing was chosen in between.
 */
export function tabFor(kind: ChosenKind, now: PanelTab, pressed: 'text' | 'style'): PanelTab {
  // Animations and the list of objects belong to the page: selecting in them does not leave them.
  if ((now === 'animation' || now === 'objects') && kind !== 'open') return now;
  if (kind === 'nothing') return 'page';
  return kind === 'plain' ? 'style' : pressed;
}

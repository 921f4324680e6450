/**
 * Ends the composition of the field that has the focus, by taking the focus from it. Its view has reported the composed text
 * when this returns: a screen calls it before it hands a response in at the end of the time.
 */
export function endComposition(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    activeElement.blur();
}

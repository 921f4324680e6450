/** Whether a node is the field that has the focus instead of the page: its keys and clipboard events belong to the page. */
export function isTypingField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset.typingField !== undefined;
}

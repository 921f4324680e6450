/** Whether a node is the field that has the keyboard in the page's stead: its keys and its clipboard are the page's. */
export function isTypingField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset.typingField !== undefined;
}

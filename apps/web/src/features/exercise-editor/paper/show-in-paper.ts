/** Id of the node that shows a section or question on the paper. */
export function paperId(id: string): string {
  return `paper-${id}`;
}

/** Scrolls the paper to a section or question. */
export function showInPaper(id: string): void {
  document.getElementById(paperId(id))?.scrollIntoView({ block: 'nearest' });
}

// A file lists all files that its lazy imports need. The imports are in this file, so that the code of a first page lacks
// their lists.

export async function loadInkView() {
  return (await import('./ink-view.tsx')).InkView;
}

export async function loadInkRunView() {
  return (await import('./ink-run-view.tsx')).InkRunView;
}

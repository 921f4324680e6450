// These imports are in a file of their own, because a file lists all files that its imports need, and every first page
// would load these lists.

export async function loadInkView() {
  return (await import('./ink-view.tsx')).InkView;
}

export async function loadInkRunView() {
  return (await import('./ink-run-view.tsx')).InkRunView;
}

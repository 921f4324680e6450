// A file lists all files that its lazy imports need. The import is in this file, so that the first load of the desk lacks
// its list.

export async function loadExportDesk() {
  return (await import('./export-desk.tsx')).exportDesk;
}

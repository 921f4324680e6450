// A file lists all files that its lazy imports need. The import is in this file, so that the first load of a show lacks
// its list.

export async function loadClassTools() {
  return (await import('../../features/class-tools/index.ts')).classTools;
}

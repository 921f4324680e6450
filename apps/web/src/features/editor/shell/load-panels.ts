// A file lists all files that its lazy imports need. The imports are in this file, so that the first load of the editor lacks
// their lists.

export async function loadShortcutsSheet() {
  return (await import('../shortcuts/shortcuts-sheet.tsx')).ShortcutsSheet;
}

export async function loadMastersList() {
  return (await import('../pages/masters-list.tsx')).MastersList;
}

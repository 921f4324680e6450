const KEY = 'lectern.exports';

/**
 * The exports that this tab asked for and still waits for: it saves their files by itself, also after it was loaded
 * anew, where other windows only offer them. Of the tab, not of the browser; without storage it has none.
 */
function ownExports(): readonly string[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function hasOwnExports(): boolean {
  return ownExports().length > 0;
}

export function isOwnExport(id: string): boolean {
  return ownExports().includes(id);
}

export function keepOwnExport(id: string): void {
  write([...ownExports(), id]);
}

export function forgetOwnExport(id: string): void {
  write(ownExports().filter((other) => other !== id));
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // The file is offered by a button then.
  }
}

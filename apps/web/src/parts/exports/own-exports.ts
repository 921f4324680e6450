const KEY = 'lectern.exports';

/**
 * Ids of the exports that this tab requested and still waits for. It saves their files automatically, even after a
 * reload, whereas other windows only offer them. Stored in the session storage of the tab; empty without storage.
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
    // Without storage the file is offered by a button.
  }
}

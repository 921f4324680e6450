import { ownerOf, TEST_FILE } from '../source-files.ts';
import { circles } from './circles.ts';

/**
 * The circles between folders: for each folder of a workspace, those among its direct subfolders with all their
 * content. Type imports count, tests do not. A file directly in the folder belongs to none of the subfolders.
 * Returns each as `folder: a → b`, with the subfolders sorted by name.
 */
export function folderCircles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const siblings = new Map<string, Map<string, Set<string>>>();
  for (const [file, targets] of graph) {
    if (TEST_FILE.test(file)) continue;
    for (const target of targets) {
      const parting = ownerOf(file) === ownerOf(target) ? partingOf(file, target) : undefined;
      if (!parting) continue;
      const rooms = siblings.get(parting.folder) ?? new Map<string, Set<string>>();
      siblings.set(parting.folder, rooms);
      const next = rooms.get(parting.from) ?? new Set();
      rooms.set(parting.from, next.add(parting.to));
      if (!rooms.has(parting.to)) rooms.set(parting.to, new Set());
    }
  }
  return [...siblings].flatMap(([folder, rooms]) =>
    circles(new Map([...rooms].map(([room, next]) => [room, [...next]]))).map(
      (circle) => `${folder}: ${[...circle].sort().join(' → ')}`,
    ),
  );
}

/** The deepest folder that contains both files, and the subfolder of each. */
function partingOf(file: string, target: string): { folder: string; from: string; to: string } | undefined {
  const [one, other] = [file.split('/'), target.split('/')];
  const at = one.findIndex((part, index) => part !== other[index]);
  const [from, to] = [one[at], other[at]];
  const inFolders = at < one.length - 1 && at < other.length - 1;
  return from && to && inFolders ? { folder: one.slice(0, at).join('/'), from, to } : undefined;
}

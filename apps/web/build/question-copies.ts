import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The query of a module's copy. */
export const COPY = '?question';
/** Code that a phone loads to show a question, whatever its kind. */
const ON_PHONES =
  /[\\/](question-views[\\/]src[\\/](content|kinds|parts|question|review|play[\\/]phone)|src[\\/](parts[\\/](askings|formula-field)|features[\\/]participants[\\/]question))[\\/][^?]*\.tsx?$/;
/** Modules that texts of questions share with texts of pages, drawing pads with boards, and drags and files with all surfaces. */
const COPIED =
  /[\\/](src[\\/]platform[\\/](outbox[\\/]outbox-table|storage[\\/]indexed-database)|packages[\\/](ui[\\/]src[\\/]reduced-motion|courseware[\\/]src[\\/](text-looks|lesson[\\/]ground-lines|resolve[\\/](color|numbering))|stage[\\/]src[\\/]view[\\/](text[\\/](plain-text|run-marks|word-grid[\\/]grid-letters)|formula[\\/]inline-formula)))\.tsx?$/;
const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;

/**
 * Gives the code by which phones show questions copies of the icons and small modules that it shares with large surfaces, in
 * a file of their own. A module that is shared is in a file of such a surface, which a phone loads completely: 15 KB for the
 * icon of a hint, 33 KB for the colour of a word, 300 KB for an icon of the drawing pad. A file for the shared modules would
 * be one more request for each of those surfaces.
 */
export function questionCopies(): Plugin {
  const index = createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs');
  const files = iconFiles(readFileSync(index, 'utf8'), path.dirname(index));
  return {
    name: 'question-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // A copied icon by its path.
      if (source.endsWith(COPY)) return { id: source, moduleSideEffects: false };
      if (!importer || !(ON_PHONES.test(importer) || importer.endsWith(COPY))) return undefined;
      const from = importer.endsWith(COPY) ? importer.slice(0, -COPY.length) : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      if (!found) return undefined;
      // The style sheets that a copy imports are kept.
      return COPIED.test(found.id) ? { id: found.id + COPY, moduleSideEffects: true } : found;
    },
    load(id) {
      if (!id.endsWith(COPY)) return undefined;
      const file = id.slice(0, -COPY.length);
      const type = /\.tsx?$/.exec(file)?.[0].slice(1);
      return {
        code: readFileSync(file, 'utf8'),
        ...(type && { moduleType: type as 'ts' | 'tsx' }),
      };
    },
    transform: (code, id) =>
      ON_PHONES.test(id) && code.includes("'lucide-react'")
        ? { code: withOwnIcons(code, files), map: null }
        : undefined,
  };
}

/** The file of each icon by its name, from the source of Lucide's index. */
export function iconFiles(index: string, folder: string): ReadonlyMap<string, string> {
  const lines = index.matchAll(/^export \{ ([^}]*) \} from '\.\/(icons\/[\w-]+\.mjs)';$/gm);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      names
        .split(', ')
        .map((name) => [name.replace('default as ', ''), path.posix.join(folder, file)] as const),
    ),
  );
}

/** The source with copies of the icons that it imports. Imports of types stay. Throws for a name without an icon. */
export function withOwnIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_all, list: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const icons = names.filter((name) => !name.startsWith('type '));
    const types = names.filter((name) => name.startsWith('type '));
    const lines = icons.map((name) => {
      const file = files.get(name);
      if (file === undefined) throw new Error(`lucide-react has no icon ${name}`);
      return `import ${name} from '${file}${COPY}';`;
    });
    if (types.length > 0) lines.push(`import { ${types.join(', ')} } from 'lucide-react';`);
    return lines.join(' ');
  });
}

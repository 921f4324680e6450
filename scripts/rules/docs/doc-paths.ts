import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A project path in a page, in backquotes: braces and stars stand for several files. */
const NAMED = /`((?:apps|packages|e2e|bench|scripts|docs)\/[^`\s]*)`/g;
/** A link to another page or a picture of the project. */
const LINKED = /\]\((?!https?:|#)([^)\s#]+)(?:#[^)]*)?\)/g;
/** A path with a placeholder for the reader, such as `apps/server/src/features/<noun>`. */
const HAS_PLACEHOLDER = /[<>…]/;

/**
 * Paths and links in the docs that do not exist, as `page:line: what`. Without this check, pages that name files would
 * become outdated unnoticed.
 */
export function checkDocPaths(root: string): string[] {
  const pages = globSync('{README,ARCHITECTURE}.md', { cwd: root }).concat(
    globSync('docs/**/*.md', { cwd: root }),
  );
  return pages.sort().flatMap((page) => {
    const lines = readFileSync(path.join(root, page), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      [...namedPaths(line), ...linkedPaths(page, line)]
        .filter((named) => !isThere(root, named))
        .map((named) => `${page}:${index + 1}: ${named} does not exist`),
    );
  });
}

function namedPaths(line: string): string[] {
  return [...line.matchAll(NAMED)].flatMap(([, named]) =>
    named !== undefined && !HAS_PLACEHOLDER.test(named) ? [named] : [],
  );
}

function linkedPaths(page: string, line: string): string[] {
  return [...line.matchAll(LINKED)].flatMap(([, linked]) =>
    linked === undefined ? [] : [path.posix.join(path.posix.dirname(page), linked)],
  );
}

function isThere(root: string, named: string): boolean {
  return /[*{]/.test(named) ? globSync(named, { cwd: root }).length > 0 : existsSync(path.join(root, named));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource } from './parsed-files.ts';
import { sourceFiles, TEST_FILE } from './source-files.ts';

/** Caches of constant values: created once, never changed. */
const MEMOS = [
  'apps/server/src/features/exports/html-show/write-show.ts parts',
  'packages/stage/src/view/chart/text-width.ts context',
  'packages/stage/src/view/text/fonts/font-faces.ts context',
  'packages/stage/src/view/text/warp/straight-lines.ts context',
];

/** Counters and queues of which there must be one in the whole process or window. */
const ONE_IN_THE_PROCESS = [
  'apps/web/src/parts/courseware/offline-database.ts number',
  'apps/web/src/parts/documents/cover/stored-covers.ts last',
  'packages/base/src/id.ts lastTime',
  'packages/base/src/id.ts sequence',
  'packages/base/src/id.ts used',
  'packages/stage/src/view/text/fonts/web-fonts.ts coming',
];

/**
 * State of the sign-in and of its user that is still in module variables; it is removed from this list when it moves
 * into an object.
 */
const TO_BECOME_OBJECTS = [
  'apps/web/src/app/pages/desk-page.tsx kept',
  'apps/web/src/parts/account/account.ts cached',
  'apps/web/src/parts/account/account.ts changing',
  'apps/web/src/parts/account/account.ts checking',
  'apps/web/src/platform/api/authorization.ts renewal',
  'apps/web/src/platform/api/session.ts loaded',
];

const ALLOWED: readonly string[] = [...MEMOS, ...ONE_IN_THE_PROCESS, ...TO_BECOME_OBJECTS];

/**
 * Module variables (`let` outside of every function) in packages and applications that `allowed` does not list, and
 * names of `allowed` that no longer exist. Long-lived state belongs in an object with a constructor, so that a test can
 * create and dispose its own.
 */
export function checkModuleLets(root: string, allowed: readonly string[] = ALLOWED): string[] {
  const found = sourceFiles(root)
    .filter((file) => /^(apps|packages)\/[^/]+\/src\//.test(file) && !TEST_FILE.test(file))
    .flatMap((file) => letsOf(root, file).map((name) => `${file} ${name}`));
  return [
    ...found
      .filter((each) => !allowed.includes(each))
      .map(
        (each) =>
          `${each}: long-lived state belongs in an object with a constructor, not in a module variable`,
      ),
    ...allowed
      .filter((each) => !found.includes(each))
      .map((each) => `${each}: is no longer a module variable; remove it from the list`),
  ];
}

function letsOf(root: string, file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  if (!/^(export )?let /m.test(source)) return [];
  const { program } = parseSource(file, source);
  return program.body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'let') return [];
    return declared.declarations.map(({ id }) => source.slice(id.start, id.end).replace(/:[\s\S]*/, ''));
  });
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TOP = path.resolve(import.meta.dirname, '../../..');

/** The folder of other projects' test suites, beside the clone. */
export const SUITES = path.join(TOP, '../shared/suites');

export const SUITES_ARE_HERE = existsSync(path.join(SUITES, 'README.md'));

/** A text file of a suite. */
export function suiteText(...names: readonly string[]): string {
  return readFileSync(path.join(SUITES, ...names), 'utf8');
}

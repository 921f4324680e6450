/**
 * `npm run new tool KEY [KIND]`: writes the folder of the subject tool with this catalogue key, for the engine that its
 * entry names. KIND selects one of the engine's kinds, if it has several.
 */
import path from 'node:path';
import { NotWritten, newTool } from './new-tool.ts';

const USE = 'npm run new tool KEY [KIND], with a key of the catalogue: npm run new tool ProbabilityLab dice';
const [noun, key, kind] = process.argv.slice(2);
try {
  if (noun !== 'tool' || !key) throw new NotWritten(USE);
  const { files, next } = newTool(path.resolve(import.meta.dirname, '../..'), key, kind);
  console.log(['Written:', ...files, '', 'Still to do:', ...next].join('\n'));
} catch (error) {
  if (!(error instanceof NotWritten)) throw error;
  console.error(error.message);
  process.exit(1);
}

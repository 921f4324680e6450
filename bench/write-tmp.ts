import { writeFile } from 'node:fs/promises';
import { measureSimilarity } from './src/similarity/measure-similarity.ts';
const results = await measureSimilarity({ keep: '/tmp/fid/dev7' });
await writeFile('/tmp/fid/dev7.json', JSON.stringify(results));

/**
 * `npm run bench [name …]`: measures, and prints one JSON line per figure. Without a name, runs all benchmarks. Figures
 * are compared with their bars but never fail a build, because machines differ. `npm run bench against COMMIT [name …]`
 * measures this checkout and another commit in turn (against/bench-against.ts).
 */
interface Bench {
  readonly name: string;
  readonly load: () => Promise<() => Promise<void>>;
}

const BENCHES: readonly Bench[] = [
  { name: 'import', load: async () => (await import('./import/bench-import.ts')).benchImport },
  { name: 'courseware', load: async () => (await import('./courseware.ts')).benchCourseware },
  { name: 'bundles', load: async () => (await import('./bundles.ts')).benchBundles },
  {
    name: 'first-views',
    load: async () => (await import('./visits/bench-first-views.ts')).benchFirstViews,
  },
  {
    name: 'from-inside',
    load: async () => (await import('./visits/bench-from-inside.ts')).benchFromInside,
  },
  { name: 'server', load: async () => (await import('./server-load.ts')).benchServer },
  { name: 'hostile', load: async () => (await import('./hostile/bench-hostile.ts')).benchHostile },
  { name: 'crowd', load: async () => (await import('./crowd/bench-crowd.ts')).benchCrowd },
  { name: 'together', load: async () => (await import('./together.ts')).benchTogether },
  { name: 'share', load: async () => (await import('./share.ts')).benchShare },
  { name: 'disk', load: async () => (await import('./disk/bench-disk.ts')).benchDisk },
  { name: 'phones', load: async () => (await import('./phones/bench-phones.ts')).benchPhones },
  { name: 'editor', load: async () => (await import('./editor.ts')).benchEditor },
  { name: 'player', load: async () => (await import('./player.ts')).benchPlayer },
  { name: 'ink', load: async () => (await import('./ink/bench-ink.ts')).benchInk },
  { name: 'lesson', load: async () => (await import('./lesson/bench-lesson.ts')).benchLesson },
  { name: 'show', load: async () => (await import('./show.ts')).benchShow },
  { name: 'export', load: async () => (await import('./export.ts')).benchExport },
  {
    name: 'similarity',
    load: async () => (await import('./similarity/bench-similarity.ts')).benchSimilarity,
  },
  { name: 'cards', load: async () => (await import('./cards/bench-cards.ts')).benchCards },
  { name: 'questions', load: async () => (await import('./questions/bench-questions.ts')).benchQuestions },
  { name: 'heights', load: async () => (await import('./heights/bench-heights.ts')).benchHeights },
];

const [first, ...rest] = process.argv.slice(2);
if (first === 'against') {
  const { benchAgainst } = await import('./against/bench-against.ts');
  await benchAgainst(rest);
  process.exit(0);
}
const asked = process.argv.slice(2).filter((each) => !each.startsWith('-'));
const unknown = asked.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark: ${unknown.join(', ')}. Benchmarks: ${BENCHES.map((bench) => bench.name).join(', ')}.`,
  );
  process.exit(2);
}
for (const bench of BENCHES) {
  if (asked.length > 0 && !asked.includes(bench.name)) continue;
  const run = await bench.load();
  await run();
}

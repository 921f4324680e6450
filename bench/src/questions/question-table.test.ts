import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HANDS } from '@lectern/e2e/question-hands';
import { writeGift, writeH5p, writeMoodle, writeQti } from '@lectern/question-files';
import { phoneGameOf } from '@lectern/question-views';
import { COMPOSITE, interactiveKindOf, kindOf, type Question } from '@lectern/questions';
import { KIND_GROUPS, kindName } from '@lectern/questions/kind-names';
import { bytesOf, loadReadyQuestions, READY_BOOKS } from '@lectern/ready-questions';
import { expect, it } from 'vitest';

const PAGE = path.join(import.meta.dirname, '../../../docs/questions.md');
const [BEGIN, END] = ['<!-- kinds -->\n', '<!-- end of kinds -->'];
/** Ready questions of a kind that are written to each format. */
const WRITTEN = 3;

const books = await Promise.all(READY_BOOKS.map(({ name }) => loadReadyQuestions(name)));
const questions = books.flatMap((book) => book.questions.map(({ question }) => question));
const files = new Map(
  books.flatMap(({ pictures }) =>
    pictures.map(
      ({ asset, svg }) =>
        [asset, { bytes: bytesOf(svg), mime: 'image/svg+xml', name: `${asset}.svg` }] as const,
    ),
  ),
);

/** Fields beside the kind, such as knowledge points, which few formats have. */
const BESIDE = new Set(['field', 'rich-text', 'picture-type']);

function kept(
  format: (questions: readonly Question[]) => { readonly lines: readonly Line[] },
  of: readonly Question[],
) {
  const { lines } = format(of);
  const own = lines.filter(({ code }) => !BESIDE.has(code));
  const left = new Set(own.filter(({ state }) => state === 'refused').map(({ question }) => question));
  if (left.size === of.length) return '–';
  return own.length === 0 ? '=' : '≈';
}

interface Line {
  readonly code: string;
  readonly state: string;
  readonly question?: number | undefined;
}

function row(kind: string): string {
  const all = questions.filter((question) => question.kind === kind);
  const some = all.slice(0, WRITTEN);
  const isGame = interactiveKindOf(kind) !== undefined;
  const body = some[0] && 'body' in some[0] ? some[0].body : undefined;
  const cells = [
    `${kind} ${kindName(kind, 'zh')}`,
    kind === COMPOSITE ? 'sum of its questions' : (kindOf(kind)?.rules.join(', ') ?? ''),
    kind === COMPOSITE ? 'one' : isGame ? 'board' : 'strips',
    isGame ? (phoneGameOf(kind, body) ? 'game' : 'quiet') : 'yes',
    HANDS[kind] ? '✓' : '–',
    kept((given) => writeQti(given, files), some),
    kept(writeGift, some),
    kept((given) => writeMoodle(given, files), some),
    kept((given) => writeH5p(given, files), some),
    String(all.length),
  ];
  return `| ${cells.join(' | ')} |\n`;
}

it('the table in docs/questions.md says what the code does with each kind', () => {
  const kinds = KIND_GROUPS.flatMap((group) => group.kinds as readonly string[]);
  expect(kinds).toHaveLength(37);
  const head = ['Kind', 'Rules', 'Panel', 'Phone', 'Walked', 'QTI', 'GIFT', 'Moodle', 'H5P', 'Ready'];
  const table = `| ${head.join(' | ')} |\n|${head.map(() => ' --- |').join('')}\n${kinds.map(row).join('')}`;
  const text = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = text.split(BEGIN);
  const written = rest.split(END)[0] ?? '';
  if (process.env.LECTERN_WRITE_DOCS)
    writeFileSync(PAGE, `${before}${BEGIN}${table}${END}${rest.split(END)[1] ?? ''}`);
  else expect(written.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---')).toBe(table);
});

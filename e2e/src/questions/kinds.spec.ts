import { testInKeptPage as test } from '../shared-server.ts';
import { HANDS } from './hands.ts';
import { Walk } from './walk.ts';

/** `LECTERN_KIND` names kinds, with commas between, that are walked alone. */
const ONLY = process.env.LECTERN_KIND?.split(',');

/** The kinds that are walked in every run: one that is chosen, one that is dragged. */
const ALWAYS = new Set(['single-choice', 'bank-cloze']);

for (const [kind, hand] of Object.entries(HANDS))
  test(`a question of the kind ${kind} is made, answered on the panel and on phones, and remembered`, async ({
    page,
    browser,
    server,
  }) => {
    test.skip(ONLY !== undefined && !ONLY.includes(kind), 'another kind is walked alone');
    test.skip(
      !process.env.LECTERN_LONG && ONLY === undefined && !ALWAYS.has(kind),
      'all kinds of questions: npm run test:long',
    );
    const walk = new Walk(browser, server.url, kind, hand);
    const { teacher, documentId } = await test.step('made', () => walk.write(page));
    const panel = await test.step('taught', () => walk.teach(teacher, documentId));
    await test.step('answered on the panel', () => walk.answer(panel));
    await test.step('answered on phones', () => walk.ask(panel));
    await test.step('remembered', () => walk.remember(panel, teacher));
    await walk.close();
  });

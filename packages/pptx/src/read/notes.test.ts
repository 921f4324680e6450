import { expect, it } from 'vitest';
import { paragraph, part } from '../../test/deck-source.ts';
import { scopeOf } from '../../test/tree-scope.ts';
import { readNotes } from './notes.ts';

const RELATION = [{ id: 'n', type: 'notesSlide', target: '../notesSlides/notesSlide1.xml' }];

const shape = (type: string, text: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name=""/><p:cNvSpPr/><p:nvPr>${type && `<p:ph type="${type}"/>`}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${text}</p:txBody></p:sp>`;

async function notesOf(tree: string, relations = RELATION) {
  const notes = part('p:notes', `<p:cSld><p:spTree>${tree}</p:spTree></p:cSld>`);
  const scope = await scopeOf({ relations, parts: { 'ppt/notesSlides/notesSlide1.xml': notes } });
  return readNotes(scope);
}

const said = (body: Awaited<ReturnType<typeof notesOf>>) =>
  body?.paragraphs.map(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : '')).join(''));

it('readNotes returns the paragraphs of the only body placeholder with its box', async () => {
  const text = '<p:txBody><a:bodyPr anchor="b"/>';
  const body = shape('body', paragraph('one') + paragraph('two')).replace('<p:txBody><a:bodyPr/>', text);
  const notes = await notesOf(body + shape('sldNum', paragraph('3')) + shape('', paragraph('free')));
  expect(said(notes)).toEqual(['one', 'two']);
  expect(notes?.box).toEqual({ anchor: 'b' });
});

it('readNotes returns the paragraphs of all body placeholders, also within groups and alternatives', async () => {
  const group = `<p:grpSp>${shape('body', paragraph('two'))}</p:grpSp>`;
  const alternative = `<mc:AlternateContent><mc:Fallback>${shape('body', paragraph('three'))}</mc:Fallback></mc:AlternateContent>`;
  const notes = await notesOf(shape('body', paragraph('one')) + group + alternative);
  expect(said(notes)).toEqual(['one', 'two', 'three']);
});

it('readNotes skips bodies without text', async () => {
  expect(said(await notesOf(shape('body', paragraph(' ')) + shape('body', paragraph('kept'))))).toEqual([
    'kept',
  ]);
});

it('readNotes returns undefined without text, without a body, and without a notes page', async () => {
  expect(await notesOf(shape('body', paragraph('')))).toBeUndefined();
  expect(await notesOf(shape('title', paragraph('words')))).toBeUndefined();
  expect(await notesOf(shape('body', paragraph('words')), [])).toBeUndefined();
  const [relation] = RELATION;
  if (!relation) throw new Error('one relation');
  const wrong = [{ ...relation, target: 'missing.xml' }];
  expect(await notesOf(shape('body', paragraph('words')), wrong)).toBeUndefined();
});

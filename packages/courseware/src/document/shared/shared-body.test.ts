import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { textBody } from '../../../test/sample.ts';
import { bodyOf, readBody, sharedText, writeBody } from './shared-body.ts';

const map = (): Y.Map<unknown> => new Y.Doc().getMap('m');

it('sharedText creates a text once, also in place of another value', () => {
  const m = map();
  m.set('text', 'odd');
  const text = sharedText(m, 'text');
  expect(text).toBeInstanceOf(Y.Text);
  expect(sharedText(m, 'text')).toBe(text);
});

it('readBody returns the body that was written, and undefined for no text', () => {
  const m = map();
  expect(readBody(m, 'text')).toBeUndefined();
  const body = { ...textBody('a', 'b'), box: { anchor: 'ctr' as const }, levels: [{ run: { size: 20 } }] };
  writeBody(m, 'text', body);
  expect(readBody(m, 'text')).toEqual(body);
  writeBody(m, 'text', textBody('a', 'b'));
  expect(readBody(m, 'text')).toEqual(textBody('a', 'b'));
  expect([...m.keys()]).toEqual(['text']);
  writeBody(m, 'text', undefined);
  expect(readBody(m, 'text')).toBeUndefined();
});

it('bodyOf leaves out an invalid box and invalid levels', () => {
  const { paragraphs } = textBody('a');
  expect(bodyOf(paragraphs, { anchor: 'odd' }, 'odd')).toEqual({ paragraphs });
  expect(bodyOf(paragraphs, undefined, undefined)).toEqual({ paragraphs });
});

it('bodyOf returns the same object until a part changes', () => {
  const { paragraphs } = textBody('a');
  const [box, levels] = [{ wrap: true }, [{}]];
  const body = bodyOf(paragraphs, box, levels);
  expect(bodyOf(paragraphs, box, levels)).toBe(body);
  expect(bodyOf(paragraphs, { wrap: false }, levels)).toEqual({ paragraphs, box: { wrap: false }, levels });
  const next = bodyOf(paragraphs, box, levels);
  expect(bodyOf(paragraphs, box, [{ run: { size: 1 } }])).not.toBe(next);
  expect(bodyOf(textBody('a').paragraphs, box, levels)).not.toBe(next);
});

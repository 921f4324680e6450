import { describe, expect, it } from 'vitest';
import { assetsIn } from '../src/document/element-references.ts';
import type { CoursewareStore } from '../src/document/store.ts';
import { duplicateElements } from '../src/edits/elements.ts';
import { findWords, replaceWords } from '../src/edits/find-words.ts';
import { pageTitle } from '../src/edits/pages/page-title.ts';
import type { QuestionElement } from '../src/records/elements/question.ts';
import type { JsonValue } from '../src/records/json-value.ts';
import { comparePages } from '../src/versions/compare-pages.ts';
import { exchange, storeOf, storesOf } from './peers.ts';
import { question, sampleRecords, textBody } from './sample.ts';

interface Choice {
  readonly id: string;
  readonly content: unknown;
}
interface Asked {
  readonly id: string;
  readonly stem: unknown;
  readonly body: { readonly choices: readonly Choice[] };
  readonly key: { readonly right: string };
}

const records = [...sampleRecords(1, 0), question('q', 'p0', 'a0', 'Which?', ['red', 'blue'])];
const json = (value: unknown) => value as JsonValue;

function asked(store: CoursewareStore, id = 'q'): Asked {
  return (store.find('element', id) as QuestionElement).question as unknown as Asked;
}

function change(store: CoursewareStore, changed: (before: Asked) => unknown): void {
  store.transact((edit) => edit.update<QuestionElement>('q', { question: json(changed(asked(store))) }));
}

describe('a question on a page', () => {
  it('keeps what two authors change at once: stem, choices and key', () => {
    const [one, other] = storesOf(records, 2) as [CoursewareStore, CoursewareStore];
    change(one, (before) => ({
      ...before,
      stem: textBody('Which colour?'),
      body: { choices: [...before.body.choices, { id: 'green', content: textBody('green') }] },
    }));
    change(other, (before) => ({
      ...before,
      body: { choices: [...before.body.choices, { id: 'pink', content: textBody('pink') }] },
      key: { right: 'blue' },
    }));
    exchange([one, other]);
    expect(asked(one)).toEqual(asked(other));
    expect(asked(one)).toMatchObject({ stem: textBody('Which colour?'), key: { right: 'blue' } });
    expect(
      asked(one)
        .body.choices.map(({ id }) => id)
        .sort(),
    ).toEqual(['blue', 'green', 'pink', 'red']);
  });

  it('keeps both changes of one choice, and undo takes back only the own change', () => {
    const [one, other] = storesOf(records, 2) as [CoursewareStore, CoursewareStore];
    const patch = (more: object) => (before: Asked) => ({
      ...before,
      body: { choices: before.body.choices.map((each) => (each.id === 'red' ? { ...each, ...more } : each)) },
    });
    change(one, patch({ content: textBody('dark red') }));
    change(other, patch({ note: 'a colour' }));
    exchange([one, other]);
    expect(asked(one).body.choices[0]).toEqual({
      id: 'red',
      content: textBody('dark red'),
      note: 'a colour',
    });
    one.undo();
    expect(asked(one).body.choices[0]).toEqual({ id: 'red', content: textBody('red'), note: 'a colour' });
  });

  it('is the same object until it changes, also when its element is moved', () => {
    const store = storeOf(records);
    const before = asked(store);
    store.transact((edit) => edit.update('q', { frame: { x: 9, y: 9, w: 100, h: 50 } }));
    expect(asked(store)).toBe(before);
  });

  it('has another id in a copy, and the same content', () => {
    const store = storeOf(records);
    let copies: readonly string[] = [];
    store.transact((edit) => {
      copies = duplicateElements(edit, ['q']);
    });
    const copy = asked(store, copies[0]);
    expect(copy.id).not.toBe(asked(store).id);
    expect({ ...copy, id: '' }).toEqual({ ...asked(store), id: '' });
  });

  it('is found by its stem and choices, not by its analysis, and replaced there', () => {
    const store = storeOf(records);
    const find = (words: string) => findWords(store, { words, matchCase: false, wholeWords: false });
    expect(find('red').map(({ elementId, where }) => [elementId, where])).toEqual([
      ['q', 'body.choices.0.content 0'],
    ]);
    expect(find('because')).toEqual([]);
    const wish = { words: 'which', matchCase: false, wholeWords: false };
    store.transact((edit) => expect(replaceWords(edit, find('which'), wish, 'What')).toBe(1));
    expect(asked(store).stem).toEqual(textBody('What?'));
  });

  it('names its page by its stem', () => {
    expect(pageTitle(storeOf(records), 'p0')).toBe('Which?');
  });

  it('names the files of its texts', () => {
    const hash = 'ab'.repeat(32);
    const store = storeOf(records);
    change(store, (before) => ({
      ...before,
      stem: { paragraphs: [], media: [{ type: 'picture', asset: hash }] },
    }));
    expect([...assetsIn([store.get('q') as QuestionElement])]).toEqual([hash]);
  });

  it('counts as changed between two versions when a choice changed', () => {
    const [before, after] = [storeOf(records), storeOf(records)];
    change(after, (now) => ({ ...now, key: { right: 'blue' } }));
    expect(comparePages(before, after)).toMatchObject([{ fate: 'changed', elements: ['q'] }]);
  });
});

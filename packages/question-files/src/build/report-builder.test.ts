import { contentOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { type Draft, ReportBuilder } from './report-builder.ts';

const draft: Draft = {
  kind: 'true-false',
  stem: contentOf('对吗？'),
  body: {},
  key: { truth: true },
  rule: { name: 'exact' },
};
const makeId = () => 'id';

describe('ReportBuilder', () => {
  it('adds questions with their notes, each once', () => {
    const builder = new ReportBuilder({ makeId });
    const note = { code: 'table', state: 'changed' } as const;
    expect(builder.add(draft, [note, note], '1')).toBe(true);
    expect(builder.report()).toMatchObject({
      questions: [{ kind: 'true-false', score: 1, attempts: 1 }],
      lines: [{ code: 'table', question: 0, state: 'changed' }],
    });
  });

  it('adds composites with their children', () => {
    const builder = new ReportBuilder();
    builder.add({ stem: contentOf('材料'), children: [draft, draft] }, [], '1');
    expect(builder.report().questions).toMatchObject([{ kind: 'composite', children: [{}, {}] }]);
  });

  it('refuses a draft that is no question, and questions beyond the limit', () => {
    const builder = new ReportBuilder({ makeId });
    expect(builder.add({ ...draft, key: {} }, [], '7')).toBe(false);
    expect(builder.report().lines).toEqual([
      { code: 'not-a-question', place: '7', detail: 'key.truth', state: 'refused' },
    ]);
    for (let index = 0; index < 2001; index++) builder.add(draft, [], `${index}`);
    expect(builder.report().questions).toHaveLength(2000);
    expect(builder.report().lines.at(-1)).toMatchObject({ code: 'too-many-questions', state: 'refused' });
  });

  it('keeps each file once, by its hash', () => {
    const builder = new ReportBuilder();
    const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]);
    expect(builder.file(bytes, 'a.png')).toBe(builder.file(bytes.slice(), 'b.png'));
    expect([...builder.report().files.values()]).toMatchObject([{ name: 'a.png', mime: 'image/png' }]);
    expect(builder.file(new Uint8Array(), 'c.png')).toBeUndefined();
  });
});

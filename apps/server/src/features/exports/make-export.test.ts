import { type CoursewareRecord, stateOfSnapshot } from '@lectern/courseware';
import { LecternError } from '@lectern/protocol';
import { describe, expect, it } from 'vitest';
import { BrowserBroke } from '../../platform/browser/headless-browser.ts';
import type { ExportFiles } from './export-files.ts';
import { type ExportedCourseware, exportNote, MakeExport } from './make-export.ts';
import type { StagePrinter } from './print/stage-printer.ts';

const tool = (id: string): CoursewareRecord => ({
  kind: 'element',
  type: 'tool',
  id,
  parentId: 'page',
  order: id,
  frame: { x: 0, y: 0, w: 400, h: 320 },
  toolKey: 'Dice',
  data: {},
});
const PICTURE = new Uint8Array([1]);

/** Exports a presentation with these records and this browser; returns the result and the pictures in it. */
async function presentation(
  records: readonly CoursewareRecord[],
  tools: StagePrinter['tools'],
  formulas: readonly string[] = [],
  elements: StagePrinter['elements'] = NO_FORMULAS,
) {
  const given: (ReadonlyMap<string, Uint8Array> | undefined)[] = [];
  const courseware: ExportedCourseware = {
    state: async () => stateOfSnapshot({ records: [] }),
    snapshot: async () => ({ records }),
    asset: async () => undefined,
    write: async (_id, _form, _about, { pictures, undrawn }) => {
      given.push(pictures);
      undrawn?.(formulas.filter((id) => !pictures?.has(id)));
      return new Uint8Array(3);
    },
  };
  const files = { put: async () => ({ hash: 'hash', size: 3 }) } as unknown as ExportFiles;
  const order = {
    format: 'pptx',
    documentId: 'd',
    title: '课',
    width: 0,
    unsaid: false,
    at: new Date(0),
  } as const;
  const made = await new MakeExport({ tools, elements } as StagePrinter, courseware, files).make(
    { ...order, printable: async () => ({}) as never },
    () => undefined,
    new AbortController().signal,
  );
  return { made, pictures: [...(given.at(-1)?.keys() ?? [])], times: given.length };
}
const NO_FORMULAS: StagePrinter['elements'] = () => Promise.reject(new Error('no formula is to be drawn'));
const NEVER: StagePrinter['tools'] = () => Promise.reject(new Error('no browser is needed'));

function question(id: string, isPictured: boolean): CoursewareRecord {
  const media = isPictured ? [{ type: 'picture', asset: 'a'.repeat(64) }] : [];
  const frame = { x: 0, y: 0, w: 100, h: 100 };
  const asked = { stem: { paragraphs: [], media } };
  return { kind: 'element', type: 'question', id, parentId: 'page', order: id, frame, question: asked };
}

describe('a presentation', () => {
  it('is written without a browser when there is nothing to draw', async () => {
    expect(await presentation([], NEVER)).toMatchObject({
      made: { name: '课.pptx', notes: [] },
      pictures: [],
    });
  });

  it('contains its tools as pictures, and reports how many could not be drawn', async () => {
    const draw: StagePrinter['tools'] = async (_printable, _signal, take) => take('a', PICTURE);
    const both = await presentation([tool('a'), tool('b')], draw);
    expect(both.pictures).toEqual(['a']);
    expect(both.made.notes).toEqual([{ code: 'TOOLS_NOT_DRAWN', count: 1 }]);
    expect((await presentation([tool('a')], draw)).made.notes).toEqual([]);
  });

  it('contains questions with pictures as pictures, and reports how many could not be drawn', async () => {
    const asked: string[] = [];
    const draw: StagePrinter['elements'] = async (_printable, ids, _signal, take) => {
      asked.push(...ids);
      take('a', PICTURE);
    };
    const records = [question('a', true), question('b', true), question('plain', false)];
    const { made, pictures } = await presentation(records, NEVER, [], draw);
    expect([asked, pictures]).toEqual([['a', 'b'], ['a']]);
    expect(made.notes).toEqual([{ code: 'QUESTIONS_NOT_DRAWN', count: 1 }]);
    expect(exportNote({ code: 'QUESTIONS_NOT_DRAWN', count: 2 }, 'en')).toContain('2 questions');
    expect(exportNote({ code: 'QUESTIONS_NOT_DRAWN', count: 1 }, 'zh')).toContain('1 道');
  });

  it.each([
    ['no browser is available', new LecternError('EXPORT_NO_BROWSER')],
    ['the browser crashes', new BrowserBroke('the browser exited')],
  ])('is written with a note on the missing parts when %s', async (_, error) => {
    const { made } = await presentation([tool('a'), tool('b')], async (_printable, _signal, take) => {
      take('a', PICTURE);
      throw error;
    });
    expect(made.notes).toEqual([{ code: 'TOOLS_NOT_DRAWN', count: 1 }]);
    expect(exportNote({ code: 'TOOLS_NOT_DRAWN', count: 2 }, 'en')).toContain('2 subject tools');
    expect(exportNote({ code: 'TOOLS_NOT_DRAWN', count: 2 }, 'zh')).toContain('2 个学科工具');
  });

  it('is written again without pictures of formulas that failed, and reports how many could not be drawn', async () => {
    const draw: StagePrinter['elements'] = async (_printable, ids, _signal, take) => {
      for (const id of ids) if (id !== 'hidden') take(id, PICTURE);
    };
    const whole = await presentation([], NEVER, ['f', 'g'], draw);
    expect(whole).toMatchObject({ pictures: ['f', 'g'], times: 2, made: { notes: [] } });
    const { made } = await presentation([], NEVER, ['f', 'hidden'], draw);
    expect(made.notes).toEqual([{ code: 'FORMULAS_NOT_DRAWN', count: 1 }]);
    const browserless = await presentation([], NEVER, ['f'], () =>
      Promise.reject(new LecternError('EXPORT_NO_BROWSER')),
    );
    expect(browserless).toMatchObject({
      times: 1,
      made: { notes: [{ code: 'FORMULAS_NOT_DRAWN', count: 1 }] },
    });
    expect(exportNote({ code: 'FORMULAS_NOT_DRAWN', count: 2 }, 'zh')).toContain('2 处公式');
    expect(exportNote({ code: 'FORMULAS_NOT_DRAWN', count: 2 }, 'en')).toContain('2 formulas');
  });

  it('fails for a program error, and is retried while the object store is unreachable', async () => {
    for (const fault of [new TypeError('x is undefined'), new LecternError('FILES_UNAVAILABLE')])
      await expect(presentation([tool('a')], () => Promise.reject(fault))).rejects.toBe(fault);
  });
});

import { blankCourseware, type CoursewareRecord } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { shownRecords } from './html-show-content.ts';

describe('a show of one file', () => {
  it('includes the code of subject tools when a visible page has one', () => {
    const { records } = blankCourseware();
    const tool: CoursewareRecord = {
      kind: 'element',
      type: 'tool',
      id: 'dice',
      parentId: records.find(({ kind }) => kind === 'page')?.id ?? '',
      order: 'a0',
      frame: { x: 0, y: 0, w: 400, h: 320 },
      toolKey: 'Dice',
      data: {},
    };
    expect(shownRecords({ records }, false).hasTools).toBe(false);
    expect(shownRecords({ records: [...records, tool] }, false).hasTools).toBe(true);
  });

  it.each([
    ['Calibri', 'carlito'],
    ['Aptos Display', 'carlito'],
    ['Arial', 'arimo'],
    ['Arial Narrow', 'arimo-82'],
    ['Segoe UI', 'arimo'],
    ['Century Gothic', 'arimo-110'],
    ['Verdana', 'arimo-115'],
    ['Georgia', 'tinos-110'],
    ['Century', 'tinos-116'],
    ['Bookman Old Style', 'tinos-123'],
    ['Consolas', 'cousine-92'],
  ])('includes the font that may substitute for %s', (latin, folder) => {
    const blank = blankCourseware().records.filter(({ kind }) => kind === 'deck' || kind === 'page');
    const words: CoursewareRecord = {
      kind: 'element',
      type: 'shape',
      id: 'words',
      parentId: blank.find(({ kind }) => kind === 'page')?.id ?? '',
      order: 'a0',
      frame: { x: 0, y: 0, w: 400, h: 100 },
      text: { paragraphs: [{ runs: [{ type: 'text', text: 'Words', props: { latin } }] }] },
    };
    const { webFonts } = shownRecords({ records: [...blank, words] }, false);
    expect([...webFonts.characters.keys()]).toEqual([folder]);
  });
});

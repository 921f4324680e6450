import { showToast } from '@lectern/ui';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { alignments, distributions, flips } from './arrange.ts';
import { copyPages, cut } from './clipboard.ts';
import { type Command, isEnabled, runCommand } from './command.ts';
import { deleteChosen, duplicateChosen, editChosenText, lockChosen, turnRight } from './elements.ts';
import { groupChosen, ungroupChosen } from './grouping.ts';
import { redo, undo } from './history.ts';
import { insertFiles, insertLines, insertShape, insertTable } from './insert.ts';
import { nudges } from './nudging.ts';
import { toBack, toFront } from './order.ts';
import { toggleAsItLooks } from './page-face.ts';
import {
  deleteThesePages,
  duplicateThesePages,
  hideThesePages,
  movePagesDown,
  newPage,
  selectAllPages,
} from './pages.ts';
import { lists } from './paragraphs.ts';
import { newSection, removeSectionWithPages } from './sections.ts';
import { selectAll, selectNext } from './selection.ts';
import { addTableColumn, addTableRow, removeLastTableRow } from './tables.ts';
import { teachHere } from './teaching.ts';
import { type OpenEditor, openEditor, rectangle } from './testing.ts';
import { bold, largerText, textAlignments } from './text.ts';
import { clearLook, superscript } from './text-marks.ts';
import { toggleNotes, zoomIn, zoomOut, zoomToFit } from './view.ts';
import { firstPage, lastPage, nextPage, previousPage } from './walking.ts';

vi.mock('@lectern/ui', () => ({ showToast: vi.fn() }));

beforeEach(() => {
  vi.mocked(showToast).mockClear();
});

function named(commands: readonly Command[], id: string): Command {
  const found = commands.find((each) => each.id === id);
  if (!found) throw new Error(`there is no command ${id}`);
  return found;
}

function frameOf({ store }: OpenEditor, id: string) {
  return store.find('element', id)?.frame;
}

function chosen({ session }: OpenEditor): readonly string[] {
  return session.selection.get().ids;
}

const two = () => openEditor([rectangle('a', 100), rectangle('b', 300)]);

describe('commands of elements', () => {
  test('move what is chosen, in one undo step while a key is held down', () => {
    const editor = two();
    editor.session.choose(['a']);
    const right = named(nudges, 'elements.nudge.ArrowRight.near');
    for (let press = 0; press < 5; press++) runCommand(right, editor);
    runCommand(named(nudges, 'elements.nudge.ArrowDown.far'), editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 105, y: 110 });
    expect(frameOf(editor, 'b')).toMatchObject({ x: 300 });
    runCommand(undo, editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 100, y: 100 });
    expect(isEnabled(undo, editor)).toBe(false);
    runCommand(redo, editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 105, y: 110 });
  });

  test('turn by fifteen degrees', () => {
    const editor = two();
    editor.session.choose(['a', 'b']);
    runCommand(turnRight, editor);
    expect([frameOf(editor, 'a')?.rotation, frameOf(editor, 'b')?.rotation]).toEqual([15, 15]);
  });

  test('choose the copies when something is duplicated', () => {
    const editor = two();
    editor.session.choose(['a']);
    runCommand(duplicateChosen, editor);
    const [copy = ''] = chosen(editor);
    expect(copy).not.toBe('a');
    expect(frameOf(editor, copy)).toMatchObject({ x: 116, y: 116 });
  });

  test('lock and free, and delete nothing that is locked', () => {
    const editor = two();
    editor.session.choose(['a', 'b']);
    expect(lockChosen.isOn?.(editor)).toBe(false);
    runCommand(lockChosen, editor);
    expect(lockChosen.isOn?.(editor)).toBe(true);
    expect(isEnabled(deleteChosen, editor)).toBe(false);
    expect(runCommand(deleteChosen, editor)).toBe('refused');
    expect(isEnabled(named(flips, 'arrange.flip.horizontal'), editor)).toBe(false);
    runCommand(lockChosen, editor);
    runCommand(deleteChosen, editor);
    expect(editor.store.children('one')).toEqual([]);
    expect(chosen(editor)).toEqual([]);
  });

  test('group only several, and choose what a group held when it is opened', () => {
    const editor = two();
    editor.session.choose(['a']);
    expect(isEnabled(groupChosen, editor)).toBe(false);
    expect(isEnabled(ungroupChosen, editor)).toBe(false);
    editor.session.choose(['a', 'b']);
    runCommand(groupChosen, editor);
    const [group = ''] = chosen(editor);
    expect(editor.store.children(group)).toEqual(['a', 'b']);
    runCommand(ungroupChosen, editor);
    expect([...chosen(editor)].sort()).toEqual(['a', 'b']);
    expect(editor.store.find('element', group)).toBeUndefined();
  });

  test('put what is chosen in front of all others and behind them', () => {
    const editor = two();
    editor.session.choose(['a']);
    runCommand(toFront, editor);
    expect(editor.store.children('one')).toEqual(['b', 'a']);
    runCommand(toBack, editor);
    expect(editor.store.children('one')).toEqual(['a', 'b']);
  });

  test('align one with the page and several with each other', () => {
    const editor = two();
    editor.session.choose(['a']);
    runCommand(named(alignments, 'arrange.right'), editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 1180 });
    editor.session.choose(['a', 'b']);
    runCommand(named(alignments, 'arrange.left'), editor);
    expect(frameOf(editor, 'a')).toMatchObject({ x: 300 });
    expect(isEnabled(named(distributions, 'arrange.distribute.horizontal'), editor)).toBe(false);
  });

  test('open the text of one alone, and leave the key to the browser otherwise', () => {
    const editor = two();
    editor.session.choose(['a', 'b']);
    expect(runCommand(editChosenText, editor)).toBe('idle');
    editor.session.choose(['a']);
    expect(runCommand(editChosenText, editor)).toBe('done');
    expect(editor.session.openText.get()).toMatchObject({ elementId: 'a' });
  });
});

describe('commands of the selection', () => {
  test('choose all that is neither hidden nor locked', () => {
    const editor = openEditor([
      rectangle('a', 0),
      rectangle('b', 100, { locked: true }),
      rectangle('c', 200, { hidden: true }),
      rectangle('d', 300),
    ]);
    runCommand(selectAll, editor);
    expect(chosen(editor)).toEqual(['a', 'd']);
  });

  test('go from one element to the next, and leave an empty page to the browser', () => {
    const editor = two();
    runCommand(selectNext, editor);
    expect(chosen(editor)).toEqual(['a']);
    runCommand(selectNext, editor);
    expect(chosen(editor)).toEqual(['b']);
    expect(runCommand(selectNext, openEditor())).toBe('idle');
  });
});

describe('commands of pages', () => {
  test('go through the pages and stay at the ends', () => {
    const editor = openEditor();
    const shown = () => editor.session.pageId.get();
    runCommand(previousPage, editor);
    expect(shown()).toBe('one');
    runCommand(nextPage, editor);
    expect(shown()).toBe('two');
    runCommand(lastPage, editor);
    runCommand(nextPage, editor);
    expect(shown()).toBe('three');
    runCommand(firstPage, editor);
    expect(shown()).toBe('one');
  });

  test('add a page behind the one that is shown, or behind those that a menu was opened on', () => {
    const editor = openEditor();
    runCommand(newPage, editor);
    expect(editor.store.pages().indexOf(editor.session.pageId.get() ?? '')).toBe(1);
    runCommand(newPage, { ...editor, menuPages: ['two', 'three'] });
    expect(editor.store.pages().at(-1)).toBe(editor.session.pageId.get());
  });

  test('copy the chosen pages and choose the copies', () => {
    const editor = openEditor();
    editor.pageChoice.set(['one', 'two']);
    runCommand(duplicateThesePages, editor);
    expect(editor.store.pages()).toHaveLength(5);
    expect(editor.pageChoice.get()).toEqual(editor.store.pages().slice(2, 4));
    expect(editor.session.pageId.get()).toBe(editor.store.pages()[2]);
  });

  test('leave one empty page when all are deleted, and give them back by the button of the message', () => {
    const editor = openEditor();
    runCommand(selectAllPages, editor);
    runCommand(deleteThesePages, editor);
    expect(editor.store.pages()).toHaveLength(1);
    expect(editor.session.pageId.get()).toBe(editor.store.pages()[0]);
    const [message] = vi.mocked(showToast).mock.lastCall ?? [];
    message?.action?.run();
    expect(editor.store.pages()).toEqual(['one', 'two', 'three']);
  });

  test('move the chosen pages by one and say where they are, but not past the end', () => {
    const editor = openEditor();
    editor.pageChoice.set(['one', 'two']);
    runCommand(movePagesDown, editor);
    expect(editor.store.pages()).toEqual(['three', 'one', 'two']);
    expect(vi.mocked(showToast)).toHaveBeenCalledTimes(1);
    runCommand(movePagesDown, editor);
    expect(editor.store.pages()).toEqual(['three', 'one', 'two']);
    expect(vi.mocked(showToast)).toHaveBeenCalledTimes(1);
  });

  test('skip pages when teaching, and show them again once all of them are skipped', () => {
    const editor = openEditor();
    const onTwo = { ...editor, menuPages: ['two'] };
    runCommand(hideThesePages, onTwo);
    expect([
      hideThesePages.isOn?.(onTwo),
      hideThesePages.isOn?.({ ...editor, menuPages: ['one', 'two'] }),
    ]).toEqual([true, false]);
    runCommand(hideThesePages, onTwo);
    expect(editor.store.find('page', 'two')?.hidden).toBeUndefined();
  });

  test('begin a section at the first of the pages, and delete it with them', () => {
    const editor = openEditor();
    runCommand(newSection, { ...editor, menuPages: ['two', 'three'] });
    const [, section = ''] = editor.store.children('deck');
    expect(editor.store.find('section', section)?.kind).toBe('section');
    runCommand(removeSectionWithPages, editor, section);
    expect(editor.store.children('deck')).toEqual(['one']);
  });

  test('show a page as it looks in its file once its picture has come', async () => {
    const editor = openEditor();
    expect(isEnabled(toggleAsItLooks, editor)).toBe(false);
    editor.store.transact((edit) => {
      edit.update('deck', { source: { format: 'pptx', asset: 'f'.repeat(64) } });
      edit.update('one', { origin: 'ppt/slides/slide1.xml' });
    });
    runCommand(toggleAsItLooks, editor);
    expect(isEnabled(toggleAsItLooks, editor)).toBe(false);
    await vi.waitFor(() => expect(toggleAsItLooks.isOn?.(editor)).toBe(true));
    expect(editor.document.picturesAsked).toEqual(['ppt/slides/slide1.xml']);
    runCommand(toggleAsItLooks, editor);
    expect(editor.store.find('page', 'one')?.picture?.shown).toBeFalsy();
  });
});

describe('commands of text', () => {
  const runs = (editor: OpenEditor, id = 'a') => {
    const element = editor.store.find('element', id);
    return element?.type === 'shape' ? element.text?.paragraphs : undefined;
  };
  const written = () => {
    const editor = openEditor([
      rectangle('a', 0, {
        text: {
          paragraphs: [
            { runs: [{ type: 'text', text: '一', props: { size: 20, bold: true } }] },
            { runs: [{ type: 'text', text: '二', props: { size: 30 } }] },
          ],
        },
      }),
    ]);
    editor.session.choose(['a']);
    return editor;
  };
  const props = (editor: OpenEditor) => runs(editor)?.map((paragraph) => paragraph.runs[0]?.props);

  test('give a look to all runs when some have it not, and take it when all have it', () => {
    const editor = written();
    runCommand(bold, editor);
    expect(props(editor)).toEqual([
      { size: 20, bold: true },
      { size: 30, bold: true },
    ]);
    runCommand(bold, editor);
    expect(props(editor)?.map((each) => each?.bold)).toEqual([false, false]);
    runCommand(superscript, editor);
    expect(props(editor)?.[1]).toMatchObject({ baseline: 0.3 });
    runCommand(clearLook, editor);
    expect(props(editor)?.map((each) => Object.keys(each ?? {}))).toEqual([[], []]);
  });

  test('give texts of several sizes the size next to the first', () => {
    const editor = written();
    runCommand(largerText, editor);
    expect(props(editor)?.map((each) => each?.size)).toEqual([24, 24]);
  });

  test('align paragraphs, and list them until the same is asked again', () => {
    const editor = written();
    runCommand(textAlignments.r, editor);
    runCommand(lists.number, editor);
    expect(runs(editor)?.[0]?.props).toMatchObject({ align: 'r', bullet: { type: 'number' } });
    runCommand(lists.char, editor);
    expect(runs(editor)?.[1]?.props).toMatchObject({ bullet: { type: 'char' } });
    runCommand(lists.char, editor);
    expect(runs(editor)?.[1]?.props).toMatchObject({ bullet: { type: 'none' } });
  });

  test('do nothing when there is no text', () => {
    const editor = openEditor();
    expect(runCommand(bold, editor)).toBe('done');
    expect(editor.session.store.canUndo).toBe(false);
  });
});

describe('commands of tables', () => {
  const withTable = () => {
    const editor = openEditor();
    runCommand(insertTable, editor, { rows: 2, columns: 3 });
    return editor;
  };
  const table = (editor: OpenEditor) => {
    const element = editor.store.find('element', chosen(editor)[0] ?? '');
    if (element?.type !== 'table') throw new Error('a table is chosen');
    return element;
  };

  test('put a new table in the middle of the page and choose it', () => {
    const editor = withTable();
    expect(table(editor).frame).toEqual({ x: 160, y: 312, w: 960, h: 96 });
    expect(editor.asked).toEqual(['focus']);
  });

  test('add rows and columns, and keep the last of each', () => {
    const editor = withTable();
    runCommand(addTableRow, editor);
    runCommand(addTableColumn, editor);
    expect([table(editor).table.rows.length, table(editor).table.columns.length]).toEqual([3, 4]);
    runCommand(removeLastTableRow, editor);
    runCommand(removeLastTableRow, editor);
    expect(isEnabled(removeLastTableRow, editor)).toBe(false);
    expect(runCommand(removeLastTableRow, editor)).toBe('refused');
    expect(table(editor).table.rows).toHaveLength(1);
  });

  test('are for a table alone', () => {
    const editor = two();
    editor.session.choose(['a']);
    expect(isEnabled(addTableRow, editor)).toBe(false);
  });
});

describe('commands of what is put in, of the view and of others', () => {
  test('wait for a hand to draw a shape or a line, with the keyboard on the page', () => {
    const editor = two();
    editor.session.choose(['a']);
    runCommand(insertShape, editor, 'star5');
    expect([editor.session.tools.state.name, chosen(editor)]).toEqual(['insertingBox', []]);
    runCommand(named(insertLines, 'insert.line.elbow'), editor);
    expect(editor.session.tools.state.name).toBe('insertingLine');
    expect(editor.asked).toEqual(['focus', 'focus']);
  });

  test('send each file that was picked on its way', () => {
    const editor = openEditor();
    runCommand(insertFiles.picture, editor, [new File([], 'a.png'), new File([], 'b.png')]);
    expect(editor.asked).toEqual(['add a.png', 'add b.png']);
  });

  test('zoom by steps, up to the bounds, and fit the page again', () => {
    const editor = openEditor();
    const { viewport } = editor.session;
    viewport.setWindow(1280, 720);
    viewport.zoomTo(1);
    runCommand(zoomIn, editor);
    expect(viewport.view.get().zoom).toBeCloseTo(1.2);
    runCommand(zoomOut, editor);
    expect([viewport.view.get().zoom, zoomToFit.isOn?.(editor)]).toEqual([1, false]);
    viewport.zoomTo(100);
    expect(isEnabled(zoomIn, editor)).toBe(false);
    runCommand(zoomToFit, editor);
    expect(zoomToFit.isOn?.(editor)).toBe(true);
  });

  test('show and hide the notes, teach, and copy', () => {
    const editor = two();
    runCommand(toggleNotes, editor);
    expect(editor.notesShown.get()).toBe(false);
    runCommand(teachHere, editor);
    expect(runCommand(cut, editor)).toBe('refused');
    editor.session.choose(['a']);
    runCommand(cut, editor);
    runCommand(copyPages, { ...editor, menuPages: ['two'] });
    runCommand(copyPages, editor);
    expect(editor.asked).toEqual(['teach here', 'copy true', 'copy pages two false', 'copy pages one false']);
  });
});

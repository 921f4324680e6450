import { toolKeys } from '@lectern/subject-tools/load-tool';
import { catalogue, toolName } from '@lectern/tool-catalogue';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../command.ts';
import { chosenIn, named, openEditor, rectangle } from '../testing.ts';
import { insertMindMap, insertTools } from './insert-tools.ts';

describe('commands of subject tools', () => {
  test('exist for the implemented tools that can be put on a page, with their names in the catalogue', () => {
    const standing = catalogue.filter(({ toolKey, hasInsert }) => hasInsert && toolKeys.includes(toolKey));
    const all = [...insertTools, insertMindMap];
    expect(all.map(({ id }) => id).sort()).toEqual(
      standing.map(({ toolKey }) => `insert.tool.${toolKey}`).sort(),
    );
    for (const { id, label } of all) {
      const key = id.replace('insert.tool.', '');
      const english = toolName(key, 'en')?.toLowerCase().replace('-', ' ');
      expect([label.zh, label.en.toLowerCase()]).toEqual([toolName(key, 'zh'), english]);
    }
  });

  test('put a new tool without data in the middle of the page and select it', () => {
    const editor = openEditor();
    runCommand(named(insertTools, 'insert.tool.Clock'), editor);
    const element = editor.store.find('element', chosenIn(editor)[0] ?? '');
    expect(element).toMatchObject({
      type: 'tool',
      toolKey: 'Clock',
      data: {},
      frame: { x: 400, y: 160, w: 480, h: 400 },
    });
    expect(editor.asked).toEqual(['focus']);
  });

  test('put a mind map into an empty placeholder, and other tools in front of the placeholder', () => {
    const place = {
      ...rectangle('place', 80),
      frame: { x: 80, y: 164, w: 1120, h: 492 },
      placeholder: { type: 'body', index: 1 },
      text: { paragraphs: [{ runs: [] }] },
    };
    const editor = openEditor([place]);
    runCommand(named(insertTools, 'insert.tool.Clock'), editor);
    expect(editor.store.find('element', 'place')).toBeDefined();
    editor.session.choose([]);
    runCommand(insertMindMap, editor);
    expect(editor.store.find('element', 'place')).toBeUndefined();
    expect(editor.store.find('element', chosenIn(editor)[0] ?? '')).toMatchObject({
      type: 'tool',
      frame: place.frame,
    });
  });
});

import { guidesOf } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { isEnabled, runCommand } from '../command.ts';
import { named, openEditor } from '../testing.ts';
import { addGuides, aidSwitches, removeGuides } from './aids.ts';

describe('aidSwitches', () => {
  it('turn their own setting on and off and leave the others', () => {
    for (const each of aidSwitches) {
      const editor = openEditor();
      const states = () => aidSwitches.map(({ isOn }) => isOn?.(editor));
      const before = states();
      runCommand(each, editor);
      const at = aidSwitches.indexOf(each);
      expect(states()).toEqual(before.map((on, index) => (index === at ? !on : on)));
      runCommand(each, editor);
      expect(states()).toEqual(before);
    }
  });
});

describe('addGuides', () => {
  it('add a guide in the middle of the page, then 20 px beside it, and show the guides', () => {
    const editor = openEditor();
    const [vertical, horizontal] = ['x', 'y'].map((axis) => named(addGuides, `view.addGuide.${axis}`));
    if (!vertical || !horizontal) throw new Error('a command is missing');
    runCommand(vertical, editor);
    runCommand(vertical, editor);
    runCommand(horizontal, editor);
    const found = guidesOf(editor.store).map(({ axis, at }) => [axis, at]);
    expect(found).toEqual([
      ['x', 640],
      ['x', 660],
      ['y', 360],
    ]);
    expect(editor.viewAids.state.get().guides).toBe(true);
  });
});

describe('removeGuides', () => {
  it('removes all guides, and is disabled without a guide', () => {
    const editor = openEditor();
    expect(isEnabled(removeGuides, editor)).toBe(false);
    for (const each of addGuides) runCommand(each, editor);
    expect(isEnabled(removeGuides, editor)).toBe(true);
    runCommand(removeGuides, editor);
    expect(guidesOf(editor.store)).toEqual([]);
  });
});

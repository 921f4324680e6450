import { expect, it, vi } from 'vitest';
import { allCommands } from '../commands/all-commands.ts';
import { HeldInput, isHeldKey } from './held-input.ts';

vi.mock('@lectern/ui', () => ({ dismissToast: vi.fn(), showToast: vi.fn() }));

interface Fields {
  readonly pointerId?: number;
  readonly key?: string;
}

/** A browser event, for an environment without a browser. */
class Told extends Event {
  readonly key: string;
  readonly pointerId: number;

  constructor(type: string, { pointerId = 1, key = '' }: Fields = {}) {
    super(type, { cancelable: true });
    this.pointerId = pointerId;
    this.key = key;
  }
}

function heldOn(place: 'slide' | 'nowhere' | 'elsewhere') {
  const window = new EventTarget();
  const held = new HeldInput(window, () => place);
  held.begin();
  const passed: string[] = [];
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'wheel'])
    window.addEventListener(type, () => passed.push(type));
  const tell = (type: string, fields?: Fields) => window.dispatchEvent(new Told(type, fields));
  const rest = () => {
    const types: string[] = [];
    for (let event = held.next(); event; event = held.next()) types.push(event.type);
    return types;
  };
  return { window, held, passed, tell, rest };
}

it('HeldInput returns the held input on the slide in its order, and the slide received none of it before', () => {
  const { passed, tell, rest } = heldOn('slide');
  for (const type of ['pointermove', 'pointerdown', 'pointermove', 'pointerup', 'pointermove', 'wheel'])
    tell(type);
  expect(tell('keydown', { key: 'a' })).toBe(false);
  // A pointer that moves without a press is not held.
  expect(passed).toEqual(['pointermove', 'pointermove']);
  expect(rest()).toEqual(['pointerdown', 'pointermove', 'pointerup', 'wheel', 'keydown']);
});

it('HeldInput holds new input while held input is handled, and no input after the last', () => {
  const { window, held, passed, tell } = heldOn('slide');
  tell('keydown', { key: 'a' });
  const first = held.next() as Told;
  expect(first.key).toBe('a');
  window.dispatchEvent(first);
  expect(passed).toEqual(['keydown']);
  tell('keydown', { key: 'b' });
  expect(passed).toEqual(['keydown']);
  expect((held.next() as Told).key).toBe('b');
  expect(held.next()).toBeUndefined();
  tell('keydown', { key: 'c' });
  expect(passed).toEqual(['keydown', 'keydown']);
});

it('HeldInput keeps the time of a press, by which double clicks are detected', () => {
  const { window, held } = heldOn('slide');
  const event = new Told('pointerdown');
  window.dispatchEvent(event);
  expect(held.next()?.timeStamp).toBe(event.timeStamp);
});

it('HeldInput ignores input elsewhere, and the end of a press that began elsewhere', () => {
  const { passed, tell, rest } = heldOn('elsewhere');
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'wheel']) tell(type);
  tell('keydown', { key: 'Tab' });
  expect(passed).toEqual(['pointerdown', 'pointermove', 'pointerup', 'wheel', 'keydown']);
  expect(rest()).toEqual([]);
});

it('HeldInput releases the keyboard when the slide is removed before take is called', () => {
  const { held, passed, tell, rest } = heldOn('nowhere');
  tell('keydown', { key: 'Tab' });
  held.leave();
  tell('keydown', { key: 'Tab' });
  expect(passed).toEqual(['keydown']);
  expect(rest()).toEqual([]);
});

it('HeldInput continues to hold keys when the editor replaces the slide', () => {
  const { held, passed, tell, rest } = heldOn('nowhere');
  tell('keydown', { key: 'a' });
  held.take();
  held.leave();
  tell('keydown', { key: 'b' });
  expect(passed).toEqual([]);
  expect(rest()).toEqual(['keydown', 'keydown']);
});

/** Keys left to the browser: reload, history, clipboard, and line commands of an open text. */
const LEFT = /^(Shift\+)?F5$|^Shift\+F9$|^Alt\+|^Ctrl\+([CXVLREJ]|Alt\+L|Shift\+[^Z[\]G])/;

it('HeldInput holds every key that the editor handles on the page, except the browser’s own', () => {
  const chords = allCommands.flatMap(({ keys }) => [...(keys?.page ?? []), ...(keys?.elements ?? [])]);
  expect(chords.length).toBeGreaterThan(40);
  const press = (chord: string) => ({
    key: chord === 'Ctrl++' ? '+' : (chord.split('+').at(-1) ?? ''),
    ctrlKey: /Ctrl\+/.test(chord),
    altKey: /Alt\+/.test(chord),
    metaKey: false,
    isComposing: false,
    defaultPrevented: false,
  });
  const missed = chords.filter((chord) => !isHeldKey(press(chord)) && !LEFT.test(chord));
  expect(missed).toEqual([]);
  for (const chord of ['F5', 'Ctrl+R', 'Ctrl+T', 'F12', 'Alt+ArrowLeft'])
    expect(isHeldKey(press(chord)), chord).toBe(false);
});

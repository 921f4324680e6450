import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hand } from '../edit/testing/hand.ts';
import { shapeRecord } from '../edit/testing/records.ts';
import { elementsAt, follow, type ShowDoer, textAction } from './follow.ts';

const opened = vi.fn();
const show: ShowDoer = { command: vi.fn(), goTo: vi.fn(), playSound: vi.fn(), endSounds: vi.fn() };

describe('a click on an element with a link', () => {
  beforeEach(() => vi.stubGlobal('window', { open: opened }));
  afterEach(() => {
    vi.unstubAllGlobals();
    opened.mockReset();
  });

  it('opens a web page in a tab that cannot reach the show', () => {
    follow({ type: 'url', url: 'https://school.example/' }, show);
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      'https://school.example/',
      '_blank',
      'noopener,noreferrer',
    );
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://school.example/1',
    '//evil.example/',
  ])('opens no page for %j', (url) => {
    follow({ type: 'url', url }, show);
    expect(opened).not.toHaveBeenCalled();
  });

  it('shows a document over the page when the show can, and otherwise opens its address', () => {
    const link = { type: 'url', url: 'https://school.example/#/netdiskpreview', documentId: 'x' } as const;
    const openFile = vi.fn();
    follow(link, { ...show, openFile });
    expect([openFile.mock.calls, opened.mock.calls]).toEqual([[[link]], []]);
    follow(link, show);
    expect(opened).toHaveBeenCalledTimes(1);
  });
});

describe('follow', () => {
  const doer = () => ({ command: vi.fn(), goTo: vi.fn(), playSound: vi.fn(), endSounds: vi.fn() });

  it.each(['next', 'previous', 'lastViewed', 'first', 'last', 'end'] as const)(
    'runs the command of a jump %s',
    (to) => {
      const done = doer();
      follow({ type: 'jump', to }, done);
      expect(done.command.mock.calls).toEqual([[to]]);
    },
  );

  it('goes to a page, and plays a sound', () => {
    const done = doer();
    follow({ type: 'page', pageId: 'two' }, done);
    follow({ type: 'sound', asset: 'bell' }, done);
    expect([done.goTo.mock.calls, done.playSound.mock.calls, done.command.mock.calls]).toEqual([
      [['two']],
      [['bell']],
      [],
    ]);
  });

  it('ends sounds and plays another one with any action', () => {
    const done = doer();
    follow({ type: 'page', pageId: 'two', sound: 'bell', endSounds: true }, done);
    follow({ type: 'none', endSounds: true }, done);
    follow({ type: 'other', description: 'a program' }, done);
    expect([done.endSounds.mock.calls.length, done.playSound.mock.calls]).toEqual([2, [['bell']]]);
    expect(done.goTo).toHaveBeenCalledTimes(1);
  });
});

describe('elementsAt', () => {
  const frame = { x: 0, y: 0, w: 9, h: 9 };
  const { store } = new Hand([
    { ...shapeRecord('group', frame), type: 'group' } as never,
    shapeRecord('inside', frame, 'group'),
  ]);
  const at = (elementId: string | undefined) =>
    elementsAt(store, { closest: () => elementId && { dataset: { elementId } } } as never).map(
      ({ id }) => id,
    );

  it('returns the element at a node and the groups around it', () => {
    expect([at('inside'), at('group'), at('gone'), at(undefined)]).toEqual([
      ['inside', 'group'],
      ['group'],
      [],
      [],
    ]);
  });
});

it('textAction returns the action of a text for a click or for a pointer over it', () => {
  const [link, hover] = [
    { type: 'page', pageId: 'a' },
    { type: 'page', pageId: 'b' },
  ];
  const dataset = { textLink: JSON.stringify(link), textHover: JSON.stringify(hover) };
  const asked: string[] = [];
  const target = {
    closest: (selector: string) => {
      asked.push(selector);
      return { dataset };
    },
  } as unknown as Element;
  expect([textAction(target, 'link'), textAction(target, 'hover'), asked]).toEqual([
    link,
    hover,
    ['[data-text-link]', '[data-text-hover]'],
  ]);
  expect(textAction({ closest: () => null }, 'link')).toBeUndefined();
});

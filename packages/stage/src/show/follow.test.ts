import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow, type ShowDoer } from './follow.ts';

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

import { blankCourseware, type CoursewareRecord, type Element, SnapshotReader } from '@lectern/courseware';
import type { MouseEvent, PointerEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shapeRecord } from '../../edit/testing/records.ts';
import { type ShowHands, type ShowHandsOptions, useShowHands } from './use-show-hands.ts';

const frame = { x: 0, y: 0, w: 10, h: 10 };
const blank = blankCourseware().records.filter(({ kind }) => kind !== 'element');
const pageId = blank.find(({ kind }) => kind === 'page')?.id ?? '';
const goTo = { type: 'page', pageId: 'next' } as const;

function readerOf(elements: readonly Element[], page: object = {}) {
  const records = blank.map((each) => (each.id === pageId ? { ...each, ...page } : each));
  return new SnapshotReader({ records: [...records, ...elements] as CoursewareRecord[] });
}

/** A node in an element; `matches` are selectors that it or a node around it matches. */
function nodeIn(elementId: string | undefined, matches: Readonly<Record<string, object>> = {}) {
  const node = {
    animate: vi.fn(),
    closest: (selector: string): unknown => {
      if (matches[selector]) return matches[selector];
      if (selector === '[data-element-id]')
        return elementId === undefined ? null : { dataset: { elementId } };
      return selector.startsWith('[data-element-id=') ? node : null;
    },
  };
  return node;
}

beforeEach(() => void vi.stubGlobal('CSS', { escape: (id: string) => id }));
afterEach(() => void vi.unstubAllGlobals());

function Caller(props: { readonly options: ShowHandsOptions; readonly onHands: (hands: ShowHands) => void }) {
  props.onHands(useShowHands(props.options));
  return null;
}

function handsOf(more: Partial<Record<keyof ShowHandsOptions, unknown>> = {}) {
  const stage = { trigger: vi.fn(() => false), nextStep: vi.fn(), playSound: vi.fn(), endSounds: vi.fn() };
  const done = { act: vi.fn(), command: vi.fn() };
  const options = {
    reader: readerOf([]),
    assets: { url: (asset: string) => (asset === 'gone' ? undefined : `/${asset}`) },
    state: { tool: 'pointer', pageId, cover: 'none' },
    stage: { current: stage },
    surface: { current: { contains: () => true } },
    ...done,
    ...more,
  } as unknown as ShowHandsOptions;
  let hands: ShowHands | undefined;
  renderToStaticMarkup(
    <Caller
      options={options}
      onHands={(made) => {
        hands = made;
      }}
    />,
  );
  const click = (target: object) => {
    const event = { target, preventDefault: vi.fn() };
    hands?.onClick(event as unknown as MouseEvent);
    return event;
  };
  const over = (target: object, pointerType = 'mouse') =>
    hands?.onPointerOver({ target, pointerType } as unknown as PointerEvent);
  return { ...done, stage, click, over };
}

describe('a click on the slide', () => {
  it('shows the next step', () => {
    const { click, command } = handsOf();
    click(nodeIn(undefined));
    expect(command.mock.calls).toEqual([['next']]);
  });

  it('has no effect with a pen, outside the slide, and when it is taken or the show is a kiosk', () => {
    const calls = (more: object) => {
      const { click, command, stage } = handsOf(more);
      click(nodeIn(undefined));
      return command.mock.calls.length + stage.nextStep.mock.calls.length;
    };
    expect(calls({ state: { tool: 'pen', pageId, cover: 'none' } })).toBe(0);
    expect(calls({ surface: { current: { contains: () => false } } })).toBe(0);
    expect(calls({ surface: { current: null } })).toBe(0);
    expect(calls({ takesClick: () => true })).toBe(0);
    expect(calls({ takesClick: () => false })).toBe(1);
    expect(calls({ round: { kiosk: true } })).toBe(0);
    expect(calls({ round: { kiosk: false } })).toBe(1);
  });

  it('plays only the steps of a page that ignores clicks', () => {
    const reader = readerOf([], { transition: { type: 'fade', duration: 1, onClick: false } });
    const { click, command, stage } = handsOf({ reader });
    click(nodeIn(undefined));
    expect([command.mock.calls.length, stage.nextStep.mock.calls.length]).toEqual([0, 1]);
    const covered = handsOf({ reader, state: { tool: 'pointer', pageId, cover: 'black' } });
    covered.click(nodeIn(undefined));
    expect(covered.command.mock.calls).toEqual([['next']]);
  });

  it('is left to controls, links and tools on the page', () => {
    const { click, command } = handsOf();
    click(nodeIn(undefined, { 'a, button, input, [data-media-bar], [data-tool-frame]': {} }));
    expect(command).not.toHaveBeenCalled();
  });

  it('follows the link of a text', () => {
    const { click, act } = handsOf();
    const event = click(
      nodeIn(undefined, { '[data-text-link]': { dataset: { textLink: JSON.stringify(goTo) } } }),
    );
    expect(event.preventDefault).toHaveBeenCalled();
    expect(act.mock.calls).toEqual([[{ type: 'goTo', pageId: 'next' }]]);
  });

  it('triggers the animation of an element or a group, before its action', () => {
    const element: Element = { ...shapeRecord('a', frame, pageId), click: goTo };
    const { click, act, command, stage } = handsOf({ reader: readerOf([element]) });
    stage.trigger.mockReturnValue(true);
    click(nodeIn('a'));
    expect(stage.trigger).toHaveBeenCalledExactlyOnceWith('a');
    expect([act.mock.calls, command.mock.calls]).toEqual([[], []]);
  });

  it('follows the action of an element, or of the group around it, and highlights it when it asks for that', () => {
    const group = { ...shapeRecord('g', frame, pageId), type: 'group', click: goTo } as Element;
    const inside = shapeRecord('a', frame, 'g');
    const { click, act } = handsOf({ reader: readerOf([group, inside]) });
    const plain = nodeIn('a');
    click(plain);
    expect([act.mock.calls.length, plain.animate.mock.calls.length]).toEqual([1, 0]);
    const lit: Element = { ...shapeRecord('a', frame, pageId), click: { ...goTo, highlightClick: true } };
    const other = handsOf({ reader: readerOf([lit]) });
    const node = nodeIn('a');
    other.click(node);
    expect([other.act.mock.calls.length, node.animate.mock.calls.length]).toEqual([1, 1]);
  });

  it('plays or pauses a video or sound', () => {
    const player = { paused: false, pause: vi.fn() };
    const { click, command } = handsOf();
    click(nodeIn(undefined, { '[data-media]': { querySelector: () => player } }));
    expect([player.pause.mock.calls.length, command.mock.calls.length]).toEqual([1, 0]);
  });

  it('plays the sound of an action, and ends sounds', () => {
    const click = { ...goTo, sound: 'bell', endSounds: true } as const;
    const { click: press, stage } = handsOf({
      reader: readerOf([{ ...shapeRecord('a', frame, pageId), click }]),
    });
    press(nodeIn('a'));
    expect([stage.playSound.mock.calls, stage.endSounds.mock.calls.length]).toEqual([[['/bell']], 1]);
    const silent = handsOf({
      reader: readerOf([{ ...shapeRecord('a', frame, pageId), click: { ...click, sound: 'gone' } }]),
    });
    silent.click(nodeIn('a'));
    expect(silent.stage.playSound).not.toHaveBeenCalled();
  });

  it('opens a document by the function of the owner', () => {
    const link = { type: 'url', url: 'https://school.example/', documentId: 'x' } as const;
    const onFile = vi.fn();
    const { click } = handsOf({
      onFile,
      reader: readerOf([{ ...shapeRecord('a', frame, pageId), click: link }]),
    });
    click(nodeIn('a'));
    expect(onFile).toHaveBeenCalledExactlyOnceWith(link);
  });
});

describe('a pointer over the slide', () => {
  const hovered: Element = { ...shapeRecord('a', frame, pageId), hover: goTo };

  it('runs the action of an element once, and again after it has left', () => {
    const { over, act } = handsOf({ reader: readerOf([hovered]) });
    over(nodeIn('a'));
    over(nodeIn('a'));
    expect(act).toHaveBeenCalledTimes(1);
    over(nodeIn(undefined));
    over(nodeIn('a'));
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('prefers the action of the text', () => {
    const other = { type: 'page', pageId: 'other' };
    const { over, act } = handsOf({ reader: readerOf([hovered]) });
    over(nodeIn('a', { '[data-text-hover]': { dataset: { textHover: JSON.stringify(other) } } }));
    expect(act.mock.calls).toEqual([[{ type: 'goTo', pageId: 'other' }]]);
  });

  it('runs nothing for a finger, or with a pen', () => {
    const { over, act } = handsOf({ reader: readerOf([hovered]) });
    over(nodeIn('a'), 'touch');
    const pen = handsOf({ reader: readerOf([hovered]), state: { tool: 'pen', pageId, cover: 'none' } });
    pen.over(nodeIn('a'));
    expect([act.mock.calls, pen.act.mock.calls]).toEqual([[], []]);
  });
});

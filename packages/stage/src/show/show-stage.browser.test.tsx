import { blankCourseware, type CoursewareRecord, SnapshotReader, type Transition } from '@lectern/courseware';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { shapeRecord } from '../edit/testing/records.ts';
import type { AssetSource, StageLabels } from '../view/stage-context.ts';
import { Playback } from './control/playback.ts';
import { motion } from './motion-loader.ts';
import { ShowStage, type ShowStageHandle, type ShowStageProps } from './show-stage.tsx';
import type { ShowState } from './show-state.ts';

beforeAll(() => motion.load());

const assets: AssetSource = {
  url: (hash) => (hash === 'bell' ? '/bell.mp3' : undefined),
  subscribe: () => () => undefined,
};
const fade = (more: object = {}) => ({ type: 'fade', duration: 60_000, ...more }) as unknown as Transition;
const entrance = {
  id: 'enter',
  elementId: 'box',
  effect: { class: 'entrance', preset: 10 },
  trigger: { type: 'click' },
  delay: 0,
  duration: 60_000,
};

/** A show of the pages `a` and `b`; `more` are their properties. */
function shown(more: { a?: object; b?: object; deck?: object } = {}, props: Partial<ShowStageProps> = {}) {
  const [deck] = blankCourseware().records.filter(({ kind }) => kind === 'deck');
  const records = [
    { ...deck, ...more.deck },
    { kind: 'page', id: 'a', order: 'a0', ...more.a },
    { kind: 'page', id: 'b', order: 'a1', ...more.b },
    shapeRecord('box', { x: 10, y: 10, w: 100, h: 100 }, 'a'),
  ] as unknown as CoursewareRecord[];
  const reader = new SnapshotReader({ records });
  const root = document.createElement('div');
  document.body.append(root);
  const react = createRoot(root);
  const [onTransitionOver, onAdvance, onSteps] = [vi.fn(), vi.fn(), vi.fn()];
  const stage: { current: ShowStageHandle | null } = { current: null };
  const playback = new Playback();
  const show = (state: Partial<ShowState> = {}) => {
    const whole = {
      pageId: 'a',
      fromPageId: undefined,
      direction: 'jump',
      tool: 'pointer',
      cover: 'none',
      ...state,
    } as ShowState;
    flushSync(() =>
      react.render(
        <ShowStage
          {...{
            reader,
            assets,
            labels: {} as StageLabels,
            show: whole,
            playback,
            pageNumber: () => 1,
            scale: 0.5,
          }}
          {...{ onTransitionOver, onAdvance, onSteps, round: undefined, ref: stage }}
          {...props}
        />,
      ),
    );
  };
  onTestFinished(() => {
    flushSync(() => react.unmount());
    root.remove();
  });
  const pages = () =>
    [...root.querySelectorAll<HTMLElement>('[data-page-id]')].map(({ dataset }) => dataset.pageId);
  return { root, stage, playback, show, pages, onTransitionOver, onAdvance, onSteps };
}

describe('the page of a show', () => {
  it('is drawn at its scale, and reports that it has no steps', () => {
    const { root, stage, show, pages, onSteps } = shown();
    show();
    expect(pages()).toEqual(['a']);
    const slide = root.firstElementChild as HTMLElement;
    expect([slide.style.width, slide.style.height]).toEqual(['640px', '360px']);
    expect(onSteps).toHaveBeenLastCalledWith('a', { done: 0, of: 0, triggered: {} });
    expect([stage.current?.nextStep(), stage.current?.previousStep(), stage.current?.trigger('box')]).toEqual(
      [false, false, false],
    );
  });

  it('plays its steps, and undoes them', () => {
    const { stage, show, onSteps } = shown({ a: { animations: [entrance] } });
    show();
    const done = () => onSteps.mock.calls.at(-1)?.[1].done;
    expect([stage.current?.nextStep(), done()]).toEqual([true, 1]);
    expect([stage.current?.previousStep(), done()]).toEqual([true, 0]);
    expect(stage.current?.previousStep()).toBe(false);
  });

  it('begins at its end when the show goes back, or at the steps where it was left', () => {
    const done = (state: Partial<ShowState>) => {
      const { show, onSteps } = shown({ a: { animations: [entrance] } });
      show(state);
      return onSteps.mock.calls.at(-1)?.[1].done;
    };
    expect([done({}), done({ direction: 'back' })]).toEqual([0, 1]);
    expect(done({ steps: { done: 1, of: 1, triggered: {} } })).toBe(1);
  });
});

describe('a change of the page', () => {
  it('without a visible transition is over at once', () => {
    const { show, pages, onTransitionOver } = shown();
    show();
    show({ pageId: 'b', fromPageId: 'a', direction: 'forward' });
    expect([pages(), onTransitionOver.mock.calls.length]).toEqual([['b'], 1]);
  });

  it('keeps both pages during a transition, which the next step ends', async () => {
    const { root, stage, show, pages, onTransitionOver } = shown({ b: { transition: fade() } });
    show();
    show({ pageId: 'b', fromPageId: 'a', direction: 'forward' });
    expect(pages()).toEqual(['a', 'b']);
    expect(root.querySelector('[inert] [data-page-id]')?.getAttribute('data-page-id')).toBe('a');
    await expect.poll(() => root.getAnimations({ subtree: true }).length).toBeGreaterThan(0);
    expect(onTransitionOver).not.toHaveBeenCalled();
    expect(stage.current?.nextStep()).toBe(true);
    await expect.poll(() => onTransitionOver.mock.calls.length).toBe(1);
    show({ pageId: 'b' });
    expect(pages()).toEqual(['b']);
  });

  it('plays the sound of the transition forwards, and not on the way back', () => {
    const sounds = (direction: ShowState['direction'], options: object) => {
      const { stage, show } = shown({
        b: { transition: fade({ options }) },
        a: { transition: fade({ options }) },
      });
      show();
      const asked = vi
        .spyOn(stage.current?.sounds as NonNullable<typeof stage.current>['sounds'], 'ask')
        .mockImplementation(() => undefined);
      show({ pageId: 'b', fromPageId: 'a', direction });
      return asked.mock.calls.length;
    };
    expect([
      sounds('forward', { sound: 'bell' }),
      sounds('back', { sound: 'bell' }),
      sounds('forward', { sound: 'gone' }),
      sounds('forward', {}),
    ]).toEqual([1, 0, 0, 0]);
  });
});

describe('a page that advances by itself', () => {
  const advancing = { a: { transition: fade({ after: 20 }) } };
  const advanced = async (
    more: Parameters<typeof shown>[0],
    props: Partial<ShowStageProps> = {},
    state: Partial<ShowState> = {},
  ) => {
    const made = shown(more, props);
    made.show(state);
    await new Promise((resolve) => setTimeout(resolve, 80));
    return made.onAdvance.mock.calls.length;
  };

  it('requests the next page after its time, or after the time of the show', async () => {
    const made = shown(advancing);
    made.show();
    expect(made.onAdvance).not.toHaveBeenCalled();
    await expect.poll(() => made.onAdvance.mock.calls.length).toBe(1);
    const round = shown({}, { round: { every: 20, kiosk: false } });
    round.show();
    await expect.poll(() => round.onAdvance.mock.calls.length).toBe(1);
    expect(await advanced({})).toBe(0);
    expect(await advanced({ ...advancing, deck: { show: { byHand: true } } })).toBe(0);
  });

  it('waits while it is covered, written on, or arrives by a transition', async () => {
    expect(await advanced(advancing, {}, { cover: 'black' })).toBe(0);
    expect(await advanced(advancing, {}, { tool: 'ink' })).toBe(0);
    expect(await advanced(advancing, {}, { fromPageId: 'b', direction: 'forward' })).toBe(0);
  });

  it('plays its remaining steps first', async () => {
    const { show, onSteps, onAdvance } = shown({
      a: { transition: fade({ after: 20 }), animations: [{ ...entrance, duration: 1 }] },
    });
    show();
    await expect.poll(() => onAdvance.mock.calls.length).toBe(1);
    expect(onSteps.mock.calls.at(-1)?.[1].done).toBe(1);
  });
});

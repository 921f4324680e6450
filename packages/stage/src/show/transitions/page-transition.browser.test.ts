import { blankCourseware, SnapshotReader, type Transition } from '@lectern/courseware';
import { describe, expect, it, onTestFinished } from 'vitest';
import { playTransition } from './page-transition.ts';

const SIZE = { w: 1000, h: 500 };

function drawn(pages: Readonly<Record<string, object>> = {}) {
  const stage = document.createElement('div');
  const page = (id: string) =>
    `<div class="layer-${id}" style="position:fixed; left:0; top:0"><div class="${id}" style="width:1000px; height:500px"><div data-page-id="${id}"><div data-stage-layer="backdrop"></div><div class="element" data-element-id="of ${id}" style="position:absolute; left:100px; top:100px; width:100px; height:100px"></div></div></div></div>`;
  stage.innerHTML = page('incoming') + page('outgoing');
  document.body.append(stage);
  onTestFinished(() => stage.remove());
  const node = (selector: string) => stage.querySelector<HTMLElement>(selector) as HTMLElement;
  const records = [
    ...blankCourseware().records.filter(({ kind }) => kind === 'deck'),
    ...['incoming', 'outgoing'].map((id) => ({ kind: 'page' as const, id, order: id, ...pages[id] })),
  ];
  const stop = new AbortController();
  const play = (transition: Partial<Transition>) =>
    playTransition(
      { type: 'fade', duration: 60_000, ...transition } as Transition,
      node('.incoming'),
      node('.outgoing'),
      stop.signal,
      {
        reader: new SnapshotReader({ records: records as never }),
        incomingId: 'incoming',
        outgoingId: 'outgoing',
        size: SIZE,
        back: false,
      },
    );
  const moving = () =>
    stage.getAnimations({ subtree: true }).map(({ effect }) => {
      const target = (effect as KeyframeEffect).target as HTMLElement;
      return target.className || target.dataset.stageLayer || target.style.clipPath || 'piece';
    });
  return { stage, node, play, stop, moving };
}

const framesOf = (node: HTMLElement) =>
  node.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());

describe('playTransition', () => {
  it('plays a fade on the incoming page, which is above', async () => {
    const { node, play, stop, moving } = drawn();
    const played = play({});
    expect(moving()).toEqual(['incoming']);
    expect([node('.layer-incoming').style.zIndex, node('.layer-outgoing').style.zIndex]).toEqual(['1', '0']);
    expect(node('.incoming').style.getPropertyValue('--half-width')).toBe('500px');
    const [animation] = node('.incoming').getAnimations();
    expect(animation?.effect?.getComputedTiming()).toMatchObject({
      duration: 60_000,
      fill: 'both',
      easing: 'ease-in-out',
    });
    stop.abort();
    await played;
    expect([moving(), node('.layer-incoming').style.zIndex]).toEqual([[], '']);
  });

  it('resolves when it has finished', async () => {
    const { play, moving } = drawn();
    await play({ duration: 0 });
    expect(moving()).toEqual([]);
  });

  it('moves pieces above both pages, and hides the page that they are cut out of', async () => {
    const { stage, node, play, stop } = drawn();
    const played = play({ type: 'doors', direction: 'vert' });
    expect(stage.children).toHaveLength(3);
    const layer = stage.lastElementChild as HTMLElement;
    expect([layer.style.zIndex, layer.children.length]).toEqual(['2', 2]);
    expect(getComputedStyle(node('.outgoing')).visibility).toBe('hidden');
    expect(getComputedStyle(node('.incoming')).visibility).toBe('visible');
    stop.abort();
    await played;
    expect([stage.children.length, getComputedStyle(node('.outgoing')).visibility]).toEqual([2, 'visible']);
  });

  it('moves only the contents of pages whose background fades', async () => {
    const { stage, node, play, stop } = drawn();
    const played = play({ type: 'pan', direction: 'l' });
    const layer = stage.lastElementChild as HTMLElement;
    expect(layer.children).toHaveLength(2);
    expect(layer.querySelector('[data-stage-layer]')).toBeNull();
    expect(getComputedStyle(node('.outgoing .element')).visibility).toBe('hidden');
    expect(getComputedStyle(node('.outgoing')).visibility).toBe('visible');
    expect(node('.incoming [data-stage-layer]').getAnimations()).toHaveLength(1);
    stop.abort();
    await played;
  });

  it('moves a page without a background as a whole', async () => {
    const { stage, node, play, stop } = drawn();
    node('.outgoing [data-stage-layer]').remove();
    const played = play({ type: 'pan', direction: 'l' });
    expect(stage.lastElementChild?.children).toHaveLength(1);
    expect(node('.outgoing').getAnimations()).toHaveLength(1);
    stop.abort();
    await played;
  });

  it('sets constant properties once, and animates the order of the pages on their layers', async () => {
    const { node, play, stop } = drawn();
    const played = play({ type: 'switch', direction: 'l' });
    expect(node('.layer-incoming').getAnimations()).toHaveLength(1);
    expect(framesOf(node('.layer-incoming')).map(({ zIndex, offset }) => [zIndex, offset])).toEqual([
      ['0', null],
      ['0', 0.45],
      ['2', 0.55],
      ['2', null],
    ]);
    stop.abort();
    await played;
    const cube = drawn();
    const rotated = cube.play({ type: 'prism', direction: 'l' });
    expect(cube.node('.incoming').style.backfaceVisibility).toBe('hidden');
    expect(framesOf(cube.node('.incoming'))[0]).not.toHaveProperty('backfaceVisibility');
    cube.stop.abort();
    await rotated;
    expect(cube.node('.incoming').style.backfaceVisibility).toBe('');
  });

  it('fades instead when the page has too many nodes for its pieces', async () => {
    const { stage, node, play, stop, moving } = drawn();
    node('.outgoing .element').innerHTML = '<i></i>'.repeat(1_300);
    const played = play({ type: 'curtains' });
    expect([stage.children.length, moving()]).toEqual([2, ['incoming']]);
    stop.abort();
    await played;
    const fewer = drawn();
    fewer.node('.outgoing .element').innerHTML = '<i></i>'.repeat(1_200);
    const cut = fewer.play({ type: 'curtains' });
    expect(fewer.stage.lastElementChild?.children).toHaveLength(16);
    fewer.stop.abort();
    await cut;
  });

  it('morphs elements, but fades when a page is one picture', async () => {
    const { stage, play, stop, moving } = drawn();
    const played = play({ type: 'morph' });
    expect(moving()).toEqual(['backdrop']);
    expect(stage.children).toHaveLength(2);
    stop.abort();
    await played;
    const shown = drawn({ outgoing: { picture: { asset: 'a', shown: true } } });
    const faded = shown.play({ type: 'morph' });
    expect(shown.moving()).toEqual(['incoming']);
    shown.stop.abort();
    await faded;
  });
});

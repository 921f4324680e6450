import { type CoursewareRecord, SnapshotReader, type VideoElement } from '@lectern/courseware';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ENGLISH_LABELS, PageScaleContext, StageContext } from '../../stage-context.ts';
import { MediaBar } from './media-bar.tsx';

const reader = new SnapshotReader({
  records: [{ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } }] as CoursewareRecord[],
});
const frame = { x: 0, y: 0, w: 1280, h: 720 };

interface Given {
  readonly paused?: boolean;
  readonly played?: number;
  readonly scale?: number;
}
function mounted(more: object = {}, { paused = true, played = 0, scale = 1 }: Given = {}) {
  const box = document.createElement('div');
  const player = document.createElement('video');
  Object.defineProperty(player, 'paused', { value: paused });
  Object.defineProperty(player, 'played', { value: { length: played } });
  const place = document.createElement('div');
  box.append(player, place);
  document.body.append(box);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  const element = { kind: 'element', type: 'video', id: 'e', frame, ...more } as unknown as VideoElement;
  const assets = { url: () => undefined, subscribe: () => () => undefined };
  flushSync(() =>
    root.render(
      <StageContext value={{ reader, mode: 'show', labels: ENGLISH_LABELS, assets }}>
        <PageScaleContext value={scale}>
          <MediaBar player={player} box={box} frame={frame} element={element} />
        </PageScaleContext>
      </StageContext>,
    ),
  );
  const bar = () => place.querySelector<HTMLElement>('[data-media-bar]') as HTMLElement;
  return {
    box,
    player,
    root,
    bar,
    isSeen: () => bar().dataset.seen !== undefined,
    sign: () => place.querySelector('span svg'),
  };
}

describe('MediaBar', () => {
  it('is hidden below a play sign before a video is first played', () => {
    const fresh = mounted();
    expect(fresh.isSeen()).toBe(false);
    expect(fresh.sign()).not.toBeNull();
    expect(mounted({}, { played: 1 }).sign()).toBeNull();
    expect(mounted({}, { paused: false }).sign()).toBeNull();
    expect(mounted({ type: 'audio' }).sign()).toBeNull();
  });

  it('is visible while a played video is paused, and always for a sound without a picture', () => {
    expect(mounted({}, { played: 1 }).isSeen()).toBe(true);
    expect(mounted({}, { paused: false, played: 1 }).isSeen()).toBe(false);
    expect(mounted({ type: 'audio' }).isSeen()).toBe(true);
    expect(mounted({ type: 'audio', poster: 'still' }).isSeen()).toBe(false);
  });

  it('is visible for three seconds after the last touch or move', () => {
    vi.useFakeTimers();
    try {
      const { box, isSeen } = mounted({}, { paused: false });
      const wake = (type: string) => flushSync(() => box.dispatchEvent(new PointerEvent(type)));
      const wait = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
      wake('pointermove');
      expect(isSeen()).toBe(true);
      wait(2000);
      wake('pointerdown');
      wait(2900);
      expect(isSeen()).toBe(true);
      wait(200);
      expect(isSeen()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has the same size on the screen at any scale of the page', () => {
    const { style } = mounted({}, { scale: 0.5 }).bar();
    expect(style.transform).toBe('scale(2)');
    expect(style.width).toBe('640px');
    expect(mounted().bar().style.width).toBe('1280px');
  });

  it('is named by the description, else by the name of the element', () => {
    expect(mounted({ alt: 'a film', name: 'Video 1' }).bar().getAttribute('aria-label')).toBe('a film');
    expect(mounted({ name: 'Video 1' }).bar().getAttribute('aria-label')).toBe('Video 1');
  });
});

describe('a video that is shown in full screen', () => {
  it('fills the screen while it plays, and stops that when it is removed', () => {
    const request = vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue(undefined);
    try {
      const { player, root } = mounted({ fullScreen: true });
      expect(request).not.toHaveBeenCalled();
      player.dispatchEvent(new Event('play'));
      expect(request).toHaveBeenCalledTimes(1);
      mounted({ fullScreen: true }, { paused: false });
      expect(request).toHaveBeenCalledTimes(2);
      root.unmount();
      player.dispatchEvent(new Event('play'));
      mounted({}, { paused: false }).player.dispatchEvent(new Event('play'));
      expect(request).toHaveBeenCalledTimes(2);
    } finally {
      request.mockRestore();
    }
  });

  it('leaves the full screen at its end only when it fills it', () => {
    const exit = vi.spyOn(document, 'exitFullscreen').mockResolvedValue(undefined);
    const full = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(null);
    try {
      const { player, box } = mounted({ fullScreen: true });
      player.dispatchEvent(new Event('ended'));
      expect(exit).not.toHaveBeenCalled();
      full.mockReturnValue(box);
      player.dispatchEvent(new Event('ended'));
      expect(exit).toHaveBeenCalledTimes(1);
    } finally {
      exit.mockRestore();
      full.mockRestore();
    }
  });
});

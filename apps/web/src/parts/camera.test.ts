import { afterEach, describe, expect, it, vi } from 'vitest';
import { Camera } from './camera.ts';

interface Track {
  onended: (() => void) | null;
  stopped: boolean;
}

/** Cameras of the device by id; each request is recorded. */
function withCameras(...ids: readonly string[]) {
  const asked: unknown[] = [];
  const tracks: Track[] = [];
  let fails = false;
  const getUserMedia = async ({ video }: { video: { deviceId?: { exact: string } } }) => {
    asked.push(video.deviceId?.exact);
    if (fails) throw new DOMException('', 'NotFoundError');
    const deviceId = video.deviceId?.exact ?? ids[0];
    const track = {
      onended: null as Track['onended'],
      stopped: false,
      stop: () => {
        track.stopped = true;
      },
      getSettings: () => ({ deviceId }),
    };
    tracks.push(track);
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  };
  const enumerateDevices = async () => [
    { kind: 'audioinput', deviceId: 'sound' },
    ...ids.map((deviceId) => ({ kind: 'videoinput', deviceId })),
  ];
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices } });
  return {
    asked,
    tracks,
    fail: () => {
      fails = true;
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Camera', () => {
  it('shows the picture of a camera, without a next camera when there is only one', async () => {
    const { asked } = withCameras('a');
    const camera = new Camera();
    await camera.look();
    expect(camera.state.get()).toMatchObject({ type: 'looking', next: undefined });
    expect(asked).toEqual([undefined]);
  });

  it('returns the id of the following camera, and of the first after the last', async () => {
    withCameras('a', 'b');
    const camera = new Camera();
    await camera.look();
    expect(camera.state.get()).toMatchObject({ next: 'b' });
    await camera.look('b');
    expect(camera.state.get()).toMatchObject({ next: 'a' });
  });

  it('stops the camera before it shows another, and keeps the selected one', async () => {
    const { asked, tracks } = withCameras('a', 'b');
    const camera = new Camera();
    await camera.look('b');
    await camera.look();
    expect(asked).toEqual(['b', 'b']);
    expect(tracks.map(({ stopped }) => stopped)).toEqual([true, false]);
    camera.dispose();
    expect(tracks[1]?.stopped).toBe(true);
  });

  it('stops a camera whose permission arrives after it is disposed of', async () => {
    const { tracks } = withCameras('a');
    const camera = new Camera();
    const looks = camera.look();
    camera.dispose();
    await looks;
    expect(tracks.map(({ stopped }) => stopped)).toEqual([true]);
    expect(camera.state.get()).toEqual({ type: 'asking' });
  });

  it('accepts any camera after the selected one failed', async () => {
    const { asked, fail } = withCameras('a');
    const camera = new Camera();
    fail();
    await camera.look('gone');
    expect(camera.state.get().type).toBe('failed');
    await camera.look();
    expect(asked).toEqual(['gone', undefined]);
  });

  it('fails when the camera is unplugged', async () => {
    const { tracks } = withCameras('a');
    const camera = new Camera();
    await camera.look();
    tracks[0]?.onended?.();
    expect(camera.state.get()).toEqual({ type: 'failed', reason: 'unseen' });
    expect(tracks[0]).toMatchObject({ stopped: true, onended: null });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { cameraControls } from './camera-controls.ts';

function streamOf(track: object): MediaStream {
  return { getVideoTracks: () => [track] } as unknown as MediaStream;
}

describe('cameraControls', () => {
  it('returns neither light nor zoom for a camera without, and for a browser that cannot say', () => {
    expect(cameraControls(streamOf({ getCapabilities: () => ({}), getSettings: () => ({}) }))).toEqual({
      torch: undefined,
      zoom: undefined,
    });
    expect(cameraControls(streamOf({}))).toEqual({ torch: undefined, zoom: undefined });
    expect(cameraControls({ getVideoTracks: () => [] } as unknown as MediaStream).torch).toBeUndefined();
  });

  it('sets the light and the zoom of the camera', async () => {
    const applyConstraints = vi.fn(async () => undefined);
    const getCapabilities = () => ({ torch: true, zoom: { min: 1, max: 4, step: 0.1 } });
    const { torch, zoom } = cameraControls(
      streamOf({ applyConstraints, getCapabilities, getSettings: () => ({ zoom: 2 }) }),
    );
    expect(zoom).toMatchObject({ min: 1, max: 4, step: 0.1, value: 2 });
    await torch?.(true);
    await zoom?.set(3);
    expect(applyConstraints.mock.calls).toEqual([
      [{ advanced: [{ torch: true }] }],
      [{ advanced: [{ zoom: 3 }] }],
    ]);
  });

  it('leaves a camera that refuses as it is', async () => {
    const applyConstraints = async () => {
      throw new DOMException('', 'OverconstrainedError');
    };
    const { torch } = cameraControls(
      streamOf({ applyConstraints, getCapabilities: () => ({ torch: true }), getSettings: () => ({}) }),
    );
    await expect(torch?.(true)).resolves.toBeUndefined();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_VOICE, VoiceRecorder } from './voice-recorder.ts';

/** The browser's recorder, of which the test hears what is called. */
class Recorder {
  static last: Recorder | undefined;
  state = 'inactive';
  readonly mimeType = 'audio/webm';
  readonly calls: string[] = [];
  ondataavailable: ((event: { data: Blob }) => void) | undefined;
  onstop: (() => void) | null = null;

  constructor() {
    Recorder.last = this;
  }
  start(): void {
    this.state = 'recording';
    this.calls.push('start');
  }
  pause(): void {
    this.calls.push('pause');
  }
  resume(): void {
    this.calls.push('resume');
  }
  stop(): void {
    this.state = 'inactive';
    this.calls.push('stop');
    this.onstop?.();
  }
}

class Context {
  async decodeAudioData(): Promise<{ getChannelData: () => Float32Array }> {
    return { getChannelData: () => new Float32Array(48_000) };
  }
}

const track = { onended: null as (() => void) | null, stop: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  track.stop.mockClear();
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('OfflineAudioContext', Context);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [track] }) } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function begun() {
  const voice = new VoiceRecorder();
  await voice.begin();
  return { voice, state: () => voice.state.get() };
}

describe('VoiceRecorder', () => {
  it('counts the recorded time without the pauses', async () => {
    const { voice, state } = await begun();
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toEqual({ type: 'recording', seconds: 1 });
    voice.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(state()).toEqual({ type: 'paused', seconds: 1 });
    voice.goOn();
    await vi.advanceTimersByTimeAsync(400);
    expect(state()).toEqual({ type: 'recording', seconds: 1.4 });
    expect(Recorder.last?.calls).toEqual(['start', 'pause', 'resume']);
    voice.dispose();
  });

  it('pauses only while it records, and resumes only while it is paused', async () => {
    const { voice } = await begun();
    voice.goOn();
    voice.pause();
    voice.pause();
    expect(Recorder.last?.calls).toEqual(['start', 'pause']);
    voice.dispose();
  });

  it('converts a finished recording, and releases the microphone', async () => {
    const { voice, state } = await begun();
    await vi.advanceTimersByTimeAsync(1000);
    voice.finish();
    voice.finish();
    expect(track.stop).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(state().type).toBe('recorded'));
    expect(Recorder.last?.calls).toEqual(['start', 'stop']);
  });

  it('finishes by itself at the longest length, and when the microphone is unplugged', async () => {
    await begun();
    const long = Recorder.last;
    await vi.advanceTimersByTimeAsync(LONGEST_VOICE * 1000 - 200);
    expect(long?.calls).toEqual(['start']);
    await vi.advanceTimersByTimeAsync(200);
    expect(long?.calls).toEqual(['start', 'stop']);
    await begun();
    track.onended?.();
    expect(Recorder.last?.calls).toEqual(['start', 'stop']);
  });

  it('fails with the reason when there is no microphone', async () => {
    vi.stubGlobal('navigator', {
      mediaDevices: { getUserMedia: async () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    });
    const { state } = await begun();
    expect(state()).toEqual({ type: 'failed', reason: 'refused' });
  });

  it('releases a microphone that is permitted after it is disposed of', async () => {
    const voice = new VoiceRecorder();
    const begins = voice.begin();
    voice.dispose();
    Recorder.last = undefined;
    await begins;
    expect(track.stop).toHaveBeenCalledTimes(1);
    expect(Recorder.last).toBeUndefined();
  });
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { Recorder } from './recorder.ts';

/** A microphone that hears a tone, or the error of a request for it. */
function microphone(error?: string) {
  const context = new AudioContext();
  const tone = new OscillatorNode(context);
  const heard = new MediaStreamAudioDestinationNode(context);
  tone.connect(heard);
  tone.start();
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    if (error) throw new DOMException('', error);
    return heard.stream;
  });
  onTestFinished(() => {
    asked.mockRestore();
    void context.close();
  });
  return heard.stream;
}

function recorderOf(most: number): Recorder {
  const recorder = new Recorder(most);
  onTestFinished(() => recorder.dispose());
  return recorder;
}

it('records with a pause until it is finished, and releases the microphone', async () => {
  const stream = microphone();
  const recorder = recorderOf(60);
  await recorder.begin();
  expect(recorder.state.get().type).toBe('recording');
  await expect.poll(() => (recorder.state.get() as { seconds: number }).seconds).toBeGreaterThan(0.15);
  recorder.pause();
  expect(recorder.state.get().type).toBe('paused');
  recorder.resume();
  recorder.finish();
  await expect.poll(() => recorder.state.get().type).toBe('recorded');
  expect((recorder.state.get() as { file: Blob }).file.size).toBeGreaterThan(0);
  expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true);
});

it('finishes by itself after the longest time', async () => {
  microphone();
  const recorder = recorderOf(0.2);
  await recorder.begin();
  await expect.poll(() => recorder.state.get().type).toBe('recorded');
  expect((recorder.state.get() as { seconds: number }).seconds).toBeLessThanOrEqual(0.2);
});

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
])('reports why there is no microphone after %s', async (error, reason) => {
  microphone(error);
  const recorder = recorderOf(5);
  await recorder.begin();
  expect(recorder.state.get()).toEqual({ type: 'failed', reason });
});

import { type Readable, Signal } from '@lectern/base';
import { askDevice, type NoDevice } from '../../../platform/ask-device.ts';
import { VOICE_RATE, waveFile } from './wave-file.ts';

/** Longest recording, seconds: as WAV just below the size limit of a courseware's file. */
export const LONGEST_VOICE = 600;
const TICK_MS = 200;

export type VoiceState =
  | { readonly type: 'ready' }
  | { readonly type: 'asking' }
  /** `seconds`: length recorded so far. */
  | { readonly type: 'recording' | 'paused'; readonly seconds: number }
  | { readonly type: 'making' }
  | { readonly type: 'recorded'; readonly file: Blob; readonly seconds: number }
  | { readonly type: 'failed'; readonly reason: NoDevice | 'unheard' };

/** Records a voice with pauses; it can be recorded again. The recording is kept in this window. */
export class VoiceRecorder {
  readonly #state = new Signal<VoiceState>({ type: 'ready' });
  #stream: MediaStream | undefined;
  #recorder: MediaRecorder | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #recordedMs = 0;
  #since = 0;
  #gone = false;

  get state(): Readable<VoiceState> {
    return this.#state;
  }

  /** Requests the microphone and starts recording; an earlier recording is discarded. */
  async begin(): Promise<void> {
    if (this.#recorder || this.#state.get().type === 'asking') return;
    this.#state.set({ type: 'asking' });
    const heard = await askDevice({ audio: { echoCancellation: true, noiseSuppression: true } });
    if (typeof heard === 'string') {
      this.#state.set({ type: 'failed', reason: heard });
      return;
    }
    this.#stream = heard;
    if (this.#gone) {
      this.#letGo();
      return;
    }
    const pieces: Blob[] = [];
    const recorder = new MediaRecorder(heard);
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    recorder.onstop = () => void this.#make(new Blob(pieces, { type: recorder.mimeType }));
    // Unplugging the microphone finishes the recording and keeps the recorded sound.
    for (const track of heard.getTracks()) track.onended = () => this.finish();
    this.#recorder = recorder;
    this.#recordedMs = 0;
    recorder.start();
    this.#run();
  }

  pause(): void {
    if (this.#state.get().type !== 'recording') return;
    this.#recorder?.pause();
    this.#rest();
    this.#state.set({ type: 'paused', seconds: this.#recordedMs / 1000 });
  }

  goOn(): void {
    if (this.#state.get().type !== 'paused') return;
    this.#recorder?.resume();
    this.#run();
  }

  finish(): void {
    if (!this.#recorder || this.#recorder.state === 'inactive') return;
    this.#rest();
    this.#state.set({ type: 'making' });
    this.#recorder.stop();
    this.#letGo();
  }

  dispose(): void {
    this.#gone = true;
    this.#rest();
    if (this.#recorder) this.#recorder.onstop = null;
    this.#letGo();
  }

  #run(): void {
    this.#since = performance.now();
    const tell = () => {
      const ms = this.#recordedMs + performance.now() - this.#since;
      this.#state.set({ type: 'recording', seconds: ms / 1000 });
      if (ms >= LONGEST_VOICE * 1000) this.finish();
    };
    tell();
    this.#timer = setInterval(tell, TICK_MS);
  }

  /** Stops counting the recorded time. */
  #rest(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#recordedMs += performance.now() - this.#since;
  }

  /** Releases the microphone, so that the browser's recording indicator disappears. */
  #letGo(): void {
    for (const track of this.#stream?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    this.#stream = undefined;
  }

  /** Converts the browser's recording format to WAV, which PowerPoint can play too. */
  async #make(recorded: Blob): Promise<void> {
    this.#recorder = undefined;
    try {
      const { file, seconds } = await asWave(recorded);
      if (!this.#gone) this.#state.set({ type: 'recorded', file, seconds });
    } catch {
      if (!this.#gone) this.#state.set({ type: 'failed', reason: 'unheard' });
    }
  }
}

async function asWave(recorded: Blob): Promise<{ readonly file: Blob; readonly seconds: number }> {
  const context = new OfflineAudioContext(1, 1, VOICE_RATE);
  const sound = await context.decodeAudioData(await recorded.arrayBuffer());
  const samples = sound.getChannelData(0).slice(0, LONGEST_VOICE * VOICE_RATE);
  return {
    file: new Blob([waveFile(samples, VOICE_RATE)], { type: 'audio/wav' }),
    seconds: samples.length / VOICE_RATE,
  };
}

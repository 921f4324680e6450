import { type Readable, Signal } from '@lectern/base';

/** Why there is no recording. */
export type RecorderFailure = 'refused' | 'none' | 'insecure' | 'busy' | 'unheard';

export type RecorderState =
  | { readonly type: 'ready' }
  | { readonly type: 'asking' }
  /** `seconds`: length recorded so far; `level`: loudness from 0 to 1. */
  | { readonly type: 'recording' | 'paused'; readonly seconds: number; readonly level: number }
  | { readonly type: 'recorded'; readonly file: Blob; readonly seconds: number }
  | { readonly type: 'failed'; readonly reason: RecorderFailure };

const TICK_MS = 100;
/** Speech is clear at this rate, and five minutes of it are below the server's limit; bits in a second. */
const BITS = 48_000;
/** Speech has an amplitude of about 0.1. */
const LOUD = 5;

/** Records a voice with pauses, up to a number of seconds. The recording stays in this window. */
export class Recorder {
  readonly #state = new Signal<RecorderState>({ type: 'ready' });
  readonly #most: number;
  #stream: MediaStream | undefined;
  #recorder: MediaRecorder | undefined;
  #context: AudioContext | undefined;
  #level: () => number = () => 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #recordedMs = 0;
  #since = 0;
  #isDisposed = false;

  /** `most`: seconds after which the recording finishes by itself. */
  constructor(most: number) {
    this.#most = most;
  }

  get state(): Readable<RecorderState> {
    return this.#state;
  }

  /** Requests the microphone and starts; an earlier recording is discarded. */
  async begin(): Promise<void> {
    if (this.#recorder || this.#state.get().type === 'asking') return;
    this.#isDisposed = false;
    this.#state.set({ type: 'asking' });
    const heard = await askMicrophone();
    if (typeof heard === 'string') {
      this.#state.set({ type: 'failed', reason: heard });
      return;
    }
    this.#stream = heard;
    if (this.#isDisposed) {
      this.#release();
      return;
    }
    const pieces: Blob[] = [];
    const recorder = new MediaRecorder(heard, { audioBitsPerSecond: BITS });
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    recorder.onstop = () => this.#finished(new Blob(pieces, { type: recorder.mimeType }));
    // A microphone that is unplugged finishes the recording, which is kept.
    for (const track of heard.getTracks()) track.onended = () => this.finish();
    this.#recorder = recorder;
    this.#recordedMs = 0;
    this.#listen(heard);
    recorder.start();
    this.#run();
  }

  pause(): void {
    if (this.#state.get().type !== 'recording') return;
    this.#recorder?.pause();
    this.#stopClock();
    this.#state.set({ type: 'paused', seconds: this.#recordedMs / 1000, level: 0 });
  }

  resume(): void {
    if (this.#state.get().type !== 'paused') return;
    this.#recorder?.resume();
    this.#run();
  }

  finish(): void {
    if (!this.#recorder || this.#recorder.state === 'inactive') return;
    this.#stopClock();
    this.#recorder.stop();
    this.#release();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#stopClock();
    if (this.#recorder) this.#recorder.onstop = null;
    this.#release();
  }

  #run(): void {
    this.#since = performance.now();
    const tell = () => {
      const ms = this.#recordedMs + performance.now() - this.#since;
      this.#state.set({ type: 'recording', seconds: ms / 1000, level: this.#level() });
      if (ms >= this.#most * 1000) this.finish();
    };
    tell();
    this.#timer = setInterval(tell, TICK_MS);
  }

  #stopClock(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#recordedMs += performance.now() - this.#since;
  }

  #finished(file: Blob): void {
    this.#recorder = undefined;
    if (this.#isDisposed) return;
    if (file.size === 0) this.#state.set({ type: 'failed', reason: 'unheard' });
    else this.#state.set({ type: 'recorded', file, seconds: Math.min(this.#most, this.#recordedMs / 1000) });
  }

  /** Measures how loud it is. The sound goes to no loudspeaker. */
  #listen(stream: MediaStream): void {
    const context = new AudioContext();
    this.#context = context;
    void context.resume().catch(() => undefined);
    const analyser = new AnalyserNode(context, { fftSize: 1024 });
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    this.#level = () => {
      analyser.getFloatTimeDomainData(samples);
      const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(square) * LOUD);
    };
  }

  /** Releases the microphone, so that the browser's sign of it disappears. */
  #release(): void {
    for (const track of this.#stream?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    this.#stream = undefined;
    void this.#context?.close().catch(() => undefined);
    this.#context = undefined;
    this.#level = () => 0;
  }
}

async function askMicrophone(): Promise<MediaStream | RecorderFailure> {
  // `mediaDevices` is missing in insecure contexts, although the types claim otherwise.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined || typeof MediaRecorder === 'undefined') return 'insecure';
  try {
    return await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError') return 'refused';
    return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
  }
}

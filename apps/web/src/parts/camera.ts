import { type Readable, Signal } from '@lectern/base';
import { askDevice, type NoDevice } from '../platform/ask-device.ts';

export type CameraState =
  | { readonly type: 'asking' }
  /** `next`: id of the following camera, where there are several. */
  | { readonly type: 'looking'; readonly stream: MediaStream; readonly next: string | undefined }
  | { readonly type: 'taken'; readonly photo: Blob }
  | { readonly type: 'failed'; readonly reason: NoDevice | 'unseen' };

/** A camera of this device, until a photo is taken with it. The photo is kept in this window. */
export class Camera {
  readonly #state = new Signal<CameraState>({ type: 'asking' });
  #stream: MediaStream | undefined;
  /** The camera that was selected last. */
  #deviceId: string | undefined;
  /** Incremented by each request and release: a result of an earlier request is discarded. */
  #asked = 0;

  get state(): Readable<CameraState> {
    return this.#state;
  }

  /** Requests access to a camera and shows its picture; a photo taken before is discarded. */
  async look(deviceId = this.#deviceId): Promise<void> {
    this.#letGo();
    this.#deviceId = deviceId;
    const asked = this.#asked;
    this.#state.set({ type: 'asking' });
    const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
    const which = deviceId === undefined ? { facingMode: 'environment' } : { deviceId: { exact: deviceId } };
    const stream = await askDevice({ video: { ...size, ...which } });
    const next = typeof stream === 'string' ? undefined : await cameraBehind(stream);
    if (asked !== this.#asked) {
      if (typeof stream !== 'string') stop(stream);
      return;
    }
    if (typeof stream === 'string') {
      // The selected camera may have been unplugged: the next attempt accepts any camera.
      this.#deviceId = undefined;
      this.#state.set({ type: 'failed', reason: stream });
      return;
    }
    this.#stream = stream;
    for (const track of stream.getTracks()) track.onended = () => this.#fail();
    this.#state.set({ type: 'looking', stream, next });
  }

  /** Takes the current frame as the photo. */
  async take(seen: HTMLVideoElement): Promise<void> {
    const asked = this.#asked;
    const photo = await stillOf(seen);
    if (asked !== this.#asked) return;
    if (!photo) return this.#fail();
    this.#letGo();
    this.#state.set({ type: 'taken', photo });
  }

  dispose(): void {
    this.#letGo();
  }

  #fail(): void {
    this.#letGo();
    this.#state.set({ type: 'failed', reason: 'unseen' });
  }

  /** Stops the camera, so that its light turns off. */
  #letGo(): void {
    this.#asked += 1;
    if (this.#stream) stop(this.#stream);
    this.#stream = undefined;
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
}

async function cameraBehind(stream: MediaStream): Promise<string | undefined> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const cameras = devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
  if (cameras.length < 2) return undefined;
  const at = cameras.indexOf(stream.getVideoTracks()[0]?.getSettings().deviceId ?? '');
  return cameras[(at + 1) % cameras.length];
}

/** Returns the current frame of a video as a JPEG; undefined before the first frame. */
async function stillOf(film: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = film.videoWidth;
  canvas.height = film.videoHeight;
  const drawing = canvas.getContext('2d');
  if (drawing === null || canvas.width === 0) return undefined;
  drawing.drawImage(film, 0, 0);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/jpeg', 0.92));
}

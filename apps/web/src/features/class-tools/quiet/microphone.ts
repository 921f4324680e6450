import { askDevice, type NoDevice } from '../../../platform/ask-device.ts';

export interface Microphone {
  /** The latest samples, from -1 to 1. */
  read(): Float32Array;
  close(): void;
}

/** Requests the microphone. Its sound is measured and not stored. */
export async function openMicrophone(): Promise<Microphone | NoDevice> {
  // Processing that makes voices clearer would hide how loud a class is.
  const heard = await askDevice({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  return typeof heard === 'string' ? heard : listenTo(heard);
}

function listenTo(stream: MediaStream): Microphone {
  const context = new AudioContext();
  void context.resume().catch(() => undefined);
  const analyser = new AnalyserNode(context, { fftSize: 2048 });
  // The analyser is not connected to the loudspeakers, so it makes no sound, and it records none.
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      return samples;
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      void context.close().catch(() => undefined);
    },
  };
}

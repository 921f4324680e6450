/** Why there is no microphone. */
export type NoMicrophone = 'refused' | 'none' | 'insecure' | 'busy';

export interface Microphone {
  /** The last moment, as samples from -1 to 1. */
  read(): Float32Array;
  close(): void;
}

/** Asks for the microphone. What it hears is measured and kept nowhere. */
export async function openMicrophone(): Promise<Microphone | NoMicrophone> {
  // Missing on pages that are no secure context, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) return 'insecure';
  try {
    const stream = await devices.getUserMedia({
      // What makes voices clear would hide how loud a class is.
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    });
    return listenTo(stream);
  } catch (error) {
    return reasonOf(error);
  }
}

function listenTo(stream: MediaStream): Microphone {
  const context = new AudioContext();
  void context.resume().catch(() => undefined);
  const analyser = new AnalyserNode(context, { fftSize: 2048 });
  // Not joined to the loudspeakers: nothing of it is heard, and nothing recorded.
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

function reasonOf(error: unknown): NoMicrophone {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return 'busy';
}

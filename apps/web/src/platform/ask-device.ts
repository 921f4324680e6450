/** Why there is no microphone or camera. */
export type NoDevice = 'refused' | 'none' | 'insecure' | 'busy';

/** Asks for a microphone or camera: what it gives, or why there is none. Whoever is given it stops its tracks. */
export async function askDevice(wishes: MediaStreamConstraints): Promise<MediaStream | NoDevice> {
  // Missing on pages that are no secure context, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) return 'insecure';
  try {
    return await devices.getUserMedia(wishes);
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError') return 'refused';
    return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
  }
}

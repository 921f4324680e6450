/** Why a microphone or camera is not available. */
export type NoDevice = 'refused' | 'none' | 'insecure' | 'busy';

/**
 * Requests a microphone or camera; returns its stream, or the reason for a failure. The caller must stop the tracks.
 */
export async function askDevice(wishes: MediaStreamConstraints): Promise<MediaStream | NoDevice> {
  // `mediaDevices` is missing in insecure contexts, although the types claim otherwise.
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

/** Why there is no microphone. */
export type NoMicrophone = 'refused' | 'none' | 'insecure' | 'busy';

/** Asks for the microphone: what it hears, or why there is none. Whoever is given it stops its tracks. */
export async function askMicrophone(wishes: MediaTrackConstraints): Promise<MediaStream | NoMicrophone> {
  // Missing on pages that are no secure context, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) return 'insecure';
  try {
    return await devices.getUserMedia({ audio: wishes });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError') return 'refused';
    return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
  }
}

/** The state of an address whose file could not be shown. */
export type FileState =
  /** The file cannot be fetched at the moment: the storage is down, or the network offline. */
  | 'away'
  /** The address has expired, or the user can no longer access the file. */
  | 'ended'
  /** The file can be fetched, so its content is invalid. */
  | 'there';

/** Requests one byte of the file to find out its state. */
export async function fileState(url: string): Promise<FileState> {
  try {
    const answer = await fetch(url, { headers: { range: 'bytes=0-0' } });
    await answer.body?.cancel();
    if (answer.status >= 500 || answer.status === 429) return 'away';
    // 416: the file exists and is empty.
    return answer.ok || answer.status === 416 ? 'there' : 'ended';
  } catch {
    return 'away';
  }
}

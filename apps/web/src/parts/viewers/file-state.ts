/** What became of an address whose file could not be shown. */
export type FileState =
  /** The file cannot be had just now, which says nothing of it: a store that is down, no network. */
  | 'away'
  /** The address is good no more: it has ended, or the file is no longer there for who looks. */
  | 'ended'
  /** The file can be had: something in it is wrong. */
  | 'there';

/** Finds out by asking for one byte of the file. */
export async function fileState(url: string): Promise<FileState> {
  try {
    const answer = await fetch(url, { headers: { range: 'bytes=0-0' } });
    await answer.body?.cancel();
    if (answer.status >= 500 || answer.status === 429) return 'away';
    // 416: there, and empty.
    return answer.ok || answer.status === 416 ? 'there' : 'ended';
  } catch {
    return 'away';
  }
}

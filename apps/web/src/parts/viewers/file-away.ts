/**
 * Whether a file that could not be shown cannot be had just now, which says nothing of the file itself. One byte of it is
 * asked for.
 */
export async function isFileAway(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { headers: { range: 'bytes=0-0' } });
    await answer.body?.cancel();
    return answer.status >= 500;
  } catch {
    return true;
  }
}

/** Pauses all video and audio, because the lesson continues elsewhere and should not be heard twice. */
export function stopPlayers(root: Pick<ParentNode, 'querySelectorAll'>): void {
  for (const player of root.querySelectorAll<HTMLMediaElement>('video, audio')) player.pause();
}

/** Films and sounds stop where they are: what goes on elsewhere is not heard from here too. */
export function stopPlayers(root: Pick<ParentNode, 'querySelectorAll'>): void {
  for (const player of root.querySelectorAll<HTMLMediaElement>('video, audio')) player.pause();
}

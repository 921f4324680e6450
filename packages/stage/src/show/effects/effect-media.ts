import type { EffectTarget, MediaCommand } from '@lectern/playback';
import { targetsOf } from './effect-targets.ts';

/** The media players of an element. */
export function mediaOf(root: HTMLElement, target: EffectTarget): HTMLMediaElement[] {
  return targetsOf(root, { ...target, paragraphs: undefined }).flatMap((element) => [
    ...element.querySelectorAll<HTMLMediaElement>('video, audio'),
  ]);
}

/**
 * Executes a media command (p:cmd, 19.5.23). A browser may refuse sound before the first click: then the player shows
 * its controls.
 */
export function obey(player: HTMLMediaElement, command: MediaCommand): void {
  switch (command.type) {
    case 'play':
      if (command.from !== undefined) player.currentTime = command.from;
      begin(player);
      return;
    case 'pause':
      player.pause();
      return;
    case 'toggle':
      if (player.paused) begin(player);
      else player.pause();
      return;
    case 'stop':
      player.pause();
      player.currentTime = 0;
  }
}

export function begin(player: HTMLMediaElement): void {
  void player.play().catch(() => undefined);
}

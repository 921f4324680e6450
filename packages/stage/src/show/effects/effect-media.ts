import type { EffectTarget, MediaCommand } from '@lectern/playback';
import { targetsOf } from './effect-targets.ts';

/** The players of an element, for its commands. */
export function mediaOf(root: HTMLElement, target: EffectTarget): HTMLMediaElement[] {
  return targetsOf(root, { ...target, paragraphs: undefined }).flatMap((element) => [
    ...element.querySelectorAll<HTMLMediaElement>('video, audio'),
  ]);
}

/** Does what p:cmd says (19.5.23). A browser may refuse sound before the first click: then the controls are there. */
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

import type { Animation } from '@lectern/courseware';

/** The command of a media effect to a sound or video. */
export type MediaCommand =
  | { readonly type: 'play' /** `from` is in seconds. */; readonly from: number | undefined }
  | { readonly type: 'pause' | 'stop' | 'toggle' };

const CALL = /^(\w+)(?:\(([\d.]*)\))?/;
const VERBS = new Set(['pause', 'stop', 'togglepause', 'play', 'resume', 'playfrom']);

/** Whether a sound or video can execute this command. */
export function knowsCommand(command: string): boolean {
  return VERBS.has((CALL.exec(command)?.[1] ?? '').toLowerCase());
}

/**
 * `playFrom(2.5)`, `pause`, `togglePause`, `stop`; derived from the preset when the file has no command (1, 2, 3 in
 * this order: play, pause, stop).
 */
export function mediaCommandOf({ command, effect }: Animation): MediaCommand {
  const [, verb = '', from] = CALL.exec(command ?? '') ?? [];
  switch (verb.toLowerCase()) {
    case 'pause':
      return { type: 'pause' };
    case 'stop':
      return { type: 'stop' };
    case 'togglepause':
      return { type: 'toggle' };
    case 'play':
    case 'resume':
      return { type: 'play', from: undefined };
    case 'playfrom':
      return { type: 'play', from: Number(from) || 0 };
    default:
      return effect.preset === 2
        ? { type: 'toggle' }
        : effect.preset === 3
          ? { type: 'stop' }
          : { type: 'play', from: 0 };
  }
}

import type { Animation, Behaviour, Chart } from '@lectern/courseware';
import { chartIsApart, chartPartOf } from './chart-part.ts';
import { isSilent } from './effects/behaviour-looks.ts';
import { behaviourTracks } from './effects/behaviour-tracks.ts';
import { knowsEmphasis } from './effects/emphasis.ts';
import { knowsEntrance } from './effects/entrance.ts';
import { knowsCommand } from './media-command.ts';

/**
 * Fidelity of the playback of an effect. `itself`: the behaviours in the file or, without any, the preset. `likeness`:
 * another motion, or a motion of the whole instead of a part. `nothing`: no visible effect.
 */
type Fidelity = 'itself' | 'likeness' | 'nothing';

/** The id of the diagram node that an effect's part names; undefined for other parts. */
export function diagramNodeOf(part: string | undefined): string | undefined {
  return /^dgm id=(\S+)/.exec(part ?? '')?.[1];
}

/** Properties of a page's elements that fidelity depends on. */
export interface FidelityPorts {
  readonly showsNode?: (elementId: string, node: string) => boolean;
  readonly chartOf?: (elementId: string) => Chart | undefined;
}

/**
 * The fidelity of an effect, determined by the same tables and functions that play it. The background of a shape is
 * animated separately, a diagram node if separate shapes show it (`showsNode`), and a part of a chart if the stage
 * draws it separately (`chartOf`).
 */
export function fidelityOf(animation: Animation, { showsNode, chartOf }: FidelityPorts = {}): Fidelity {
  const { effect, behaviours = [], part, path, command } = animation;
  if (effect.class === 'other') return 'nothing';
  if (effect.class === 'media') return command === undefined || knowsCommand(command) ? 'itself' : 'likeness';
  const node = diagramNodeOf(part);
  const chart = chartPartOf(part) && chartOf?.(animation.elementId);
  const alone =
    part === undefined ||
    part === 'bg' ||
    (node !== undefined && showsNode?.(animation.elementId, node)) ||
    (chart !== undefined && chartIsApart(chart, [part]));
  if (!alone) return 'likeness';
  const said = behaviours.filter((each) => !isSilent(each));
  if (said.length > 0) {
    const played = said.filter(isPlayed).length;
    return played === said.length ? 'itself' : 'likeness';
  }
  switch (effect.class) {
    case 'entrance':
    case 'exit':
      return knowsEntrance(effect.preset) ? 'itself' : 'likeness';
    case 'emphasis':
      return knowsEmphasis(animation) ? 'itself' : 'likeness';
    case 'path':
      return path ? 'itself' : 'nothing';
  }
}

/** An arbitrary position and colour, which do not affect whether a behaviour is played. */
const SOMEWHERE = {
  place: { frame: { x: 0, y: 0, w: 100, h: 100 }, page: { w: 1280, h: 720 } },
  colorOf: () => '#000000',
  holds: true,
};

function isPlayed(behaviour: Behaviour): boolean {
  return behaviourTracks([behaviour], SOMEWHERE).length > 0;
}

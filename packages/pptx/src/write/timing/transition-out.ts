import type { Transition } from '@lectern/courseware';
import { type OutScope, relateAsset } from '../package/out-scope.ts';
import { tag, type Xml } from '../xml/xml-out.ts';

/** Transitions of the standard (19.5.72 and following); the others are PowerPoint 2010's (p14). */
const STANDARD = new Set([
  'blinds',
  'checker',
  'circle',
  'dissolve',
  'comb',
  'cover',
  'cut',
  'diamond',
  'fade',
  'newsflash',
  'plus',
  'pull',
  'push',
  'random',
  'randomBar',
  'split',
  'strips',
  'wedge',
  'wheel',
  'wipe',
  'zoom',
]);
const P14 = new Set([
  'vortex',
  'switch',
  'flip',
  'ripple',
  'honeycomb',
  'prism',
  'doors',
  'window',
  'ferris',
  'gallery',
  'conveyor',
  'pan',
  'glitter',
  'warp',
  'flythrough',
  'flash',
  'shred',
  'reveal',
  'wheelReverse',
]);
/** PowerPoint 2013's transitions, each a preset of one element. */
const P15 = new Set([
  'fallOver',
  'drape',
  'curtains',
  'wind',
  'prestige',
  'fracture',
  'crush',
  'peelOff',
  'pageCurlDouble',
  'pageCurlSingle',
  'airplane',
  'origami',
]);

/** A page's transition, with its exact duration for PowerPoint 2010 and later and a plain one for older readers. */
export function transitionXml(transition: Transition | undefined, scope: OutScope): Xml | undefined {
  if (!transition) return undefined;
  const sound = soundXml(transition, scope);
  const attributes = {
    spd: transition.duration <= 500 ? 'fast' : transition.duration <= 1000 ? 'med' : 'slow',
    advClick: transition.onClick === false ? false : undefined,
    advTm: transition.after === undefined ? undefined : Math.round(transition.after),
  };
  const p14 = {
    'xmlns:p14': 'http://schemas.microsoft.com/office/powerpoint/2010/main',
    'p14:dur': Math.round(transition.duration),
  };
  const plain = STANDARD.has(transition.type)
    ? effectXml('p', transition)
    : transition.type === 'none'
      ? undefined
      : tag('p:fade');
  return tag(
    'mc:AlternateContent',
    { 'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006' },
    choiceXml(transition, attributes, p14, plain, sound),
    tag('mc:Fallback', {}, tag('p:transition', attributes, plain, sound)),
  );
}

type Attributes = Record<string, string | number | boolean | undefined>;

function choiceXml(
  transition: Transition,
  attributes: Attributes,
  p14: Attributes,
  plain: Xml | undefined,
  sound: Xml | undefined,
): Xml {
  if (transition.type === 'morph') {
    const p159 = 'http://schemas.microsoft.com/office/powerpoint/2015/09/main';
    const morph = tag('p159:morph', { option: transition.options?.option ?? 'byObject' });
    return tag(
      'mc:Choice',
      { 'xmlns:p159': p159, Requires: 'p159' },
      tag('p:transition', { ...attributes, ...p14 }, morph, sound),
    );
  }
  if (P15.has(transition.type)) {
    const p15 = 'http://schemas.microsoft.com/office/powerpoint/2012/main';
    const others = effectOptions(transition);
    const preset = tag('p15:prstTrans', { prst: transition.type, ...others });
    return tag(
      'mc:Choice',
      { 'xmlns:p15': p15, Requires: 'p15' },
      tag('p:transition', { ...attributes, ...p14 }, preset, sound),
    );
  }
  const effect = P14.has(transition.type) ? effectXml('p14', transition) : plain;
  return tag(
    'mc:Choice',
    { 'xmlns:p14': p14['xmlns:p14'], Requires: 'p14' },
    tag('p:transition', { ...attributes, 'p14:dur': p14['p14:dur'] }, effect, sound),
  );
}

function effectXml(prefix: string, { type, direction, options }: Transition): Xml {
  const others = effectOptions({ options });
  // Without another direction, `orient` was read as the direction.
  const dir = others.orient !== undefined && others.orient === direction ? undefined : direction;
  return tag(`${prefix}:${type}`, { ...others, dir });
}

/** The sound that the transition starts, or the end of the previous sound (19.3.1.37 p:sndAc). */
function soundXml({ options }: Transition, scope: OutScope): Xml | undefined {
  const sound = relateAsset(scope, options?.sound, 'audio');
  if (sound !== undefined) {
    const loop = options?.soundLoop !== undefined || undefined;
    return tag('p:sndAc', {}, tag('p:stSnd', { loop }, tag('p:snd', { 'r:embed': sound, name: 'sound' })));
  }
  return options?.soundStop === undefined ? undefined : tag('p:sndAc', {}, tag('p:endSnd'));
}

/** The options that are attributes of the effect: sounds are written beside it. */
function effectOptions({ options }: Pick<Transition, 'options'>): Record<string, string> {
  const { sound: _, soundLoop: _loop, soundStop: _stop, ...others } = options ?? {};
  return others;
}

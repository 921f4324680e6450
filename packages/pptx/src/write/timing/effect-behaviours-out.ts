import type { Animation } from '@lectern/courseware';
import { perMille, tag, type Xml } from '../xml/xml-out.ts';
import { type BehaviourPorts, behaviourXml } from './behaviours-out.ts';

const ways = (names: Readonly<Record<number, string>>, otherwise: string) => (subtype: number) =>
  names[subtype] ?? otherwise;

/** The filters of p:animEffect (19.5.3), by preset and subtype. */
const FILTERS: Readonly<Record<number, (subtype: number) => string>> = {
  3: ways({ 5: 'blinds(vertical)' }, 'blinds(horizontal)'),
  4: ways({ 32: 'box(out)' }, 'box(in)'),
  5: ways({ 5: 'checkerboard(down)' }, 'checkerboard(across)'),
  6: ways({ 32: 'circle(out)' }, 'circle(in)'),
  8: ways({ 32: 'diamond(out)' }, 'diamond(in)'),
  9: () => 'dissolve',
  10: () => 'fade',
  12: ways({ 1: 'slide(fromTop)', 2: 'slide(fromRight)', 8: 'slide(fromLeft)' }, 'slide(fromBottom)'),
  13: ways({ 32: 'plus(out)' }, 'plus(in)'),
  14: ways({ 5: 'randombar(vertical)' }, 'randombar(horizontal)'),
  16: ways(
    { 26: 'barn(inHorizontal)', 37: 'barn(outVertical)', 42: 'barn(outHorizontal)' },
    'barn(inVertical)',
  ),
  18: ways({ 3: 'strips(upRight)', 6: 'strips(downRight)', 9: 'strips(upLeft)' }, 'strips(downLeft)'),
  20: () => 'wedge',
  21: (subtype) => `wheel(${[1, 2, 3, 4, 8].includes(subtype) ? subtype : 1})`,
  22: ways({ 1: 'wipe(up)', 2: 'wipe(right)', 8: 'wipe(left)' }, 'wipe(down)'),
};

/**
 * The behaviours of an effect (p:childTnLst of its time node): the imported behaviours, otherwise the behaviours of its
 * preset.
 */
export function effectBehaviours(animation: Animation, ports: BehaviourPorts): Xml[] {
  if (animation.behaviours && animation.effect.class !== 'media')
    return keptBehaviours(animation, ports, animation.behaviours);
  switch (animation.effect.class) {
    case 'entrance':
      return [set(animation, ports, 'visible', 0), ...motion(animation, ports, 'in')];
    case 'exit':
      return [
        ...motion(animation, ports, 'out'),
        set(animation, ports, 'hidden', Math.max(Math.round(animation.duration) - 1, 0)),
      ];
    case 'emphasis':
      return [emphasis(animation, ports)];
    case 'path':
      return [
        tag(
          'p:animMotion',
          {
            origin: 'layout',
            path: animation.path ?? 'M 0 0 L 0 0 E',
            pathEditMode: ports.pathEditMode,
          },
          common(animation, ports, ['ppt_x', 'ppt_y']),
        ),
      ];
    case 'media':
    case 'other':
      return [
        tag(
          'p:cmd',
          {
            type: 'call',
            cmd: animation.command ?? (animation.effect.preset === 2 ? 'togglePause' : 'playFrom(0.0)'),
          },
          common(animation, ports),
        ),
      ];
  }
}

/** The parts that were read; for entrances and exits also the change of visibility. */
function keptBehaviours(
  animation: Animation,
  ports: BehaviourPorts,
  behaviours: NonNullable<Animation['behaviours']>,
): Xml[] {
  const parts = behaviours.map((each) => behaviourXml(each, ports));
  if (animation.effect.class === 'entrance') return [set(animation, ports, 'visible', 0), ...parts];
  if (animation.effect.class !== 'exit') return parts;
  return [...parts, set(animation, ports, 'hidden', Math.max(Math.round(animation.duration) - 1, 0))];
}

function common(
  animation: Animation,
  ports: BehaviourPorts,
  attributes: readonly string[] = [],
  duration = animation.duration,
  delay = 0,
): Xml {
  const id = ports.nextId();
  return tag(
    'p:cBhvr',
    {},
    tag(
      'p:cTn',
      { id, dur: Math.max(Math.round(duration), 1), fill: 'hold' },
      delay > 0 && tag('p:stCondLst', {}, tag('p:cond', { delay })),
    ),
    ports.target(),
    attributes.length > 0 &&
      tag('p:attrNameLst', {}, ...attributes.map((name) => tag('p:attrName', {}, name as Xml))),
  );
}

function set(animation: Animation, ports: BehaviourPorts, visibility: string, delay: number): Xml {
  return tag(
    'p:set',
    {},
    common(animation, ports, ['style.visibility'], 1, delay),
    tag('p:to', {}, tag('p:strVal', { val: visibility })),
  );
}

function motion(animation: Animation, ports: BehaviourPorts, direction: 'in' | 'out'): Xml[] {
  const { preset, subtype = 0 } = animation.effect;
  if (preset === 1) return [];
  if (preset === 2 || preset === 7) return fly(animation, ports, direction, subtype);
  if (preset === 23) {
    return ['ppt_w', 'ppt_h'].map((name) => ramp(animation, ports, name, ['0', `#${name}`], direction));
  }
  const filter = FILTERS[preset]?.(subtype) ?? 'fade';
  return [tag('p:animEffect', { transition: direction, filter }, common(animation, ports))];
}

function fly(animation: Animation, ports: BehaviourPorts, direction: 'in' | 'out', subtype: number): Xml[] {
  const x = subtype & 8 ? '0-#ppt_w/2' : subtype & 2 ? '1+#ppt_w/2' : '#ppt_x';
  const y = subtype & 1 ? '0-#ppt_h/2' : subtype & 4 || subtype === 0 ? '1+#ppt_h/2' : '#ppt_y';
  return [
    ramp(animation, ports, 'ppt_x', [x, '#ppt_x'], direction),
    ramp(animation, ports, 'ppt_y', [y, '#ppt_y'], direction),
  ];
}

function ramp(
  animation: Animation,
  ports: BehaviourPorts,
  name: string,
  [away, home]: readonly [string, string],
  direction: 'in' | 'out',
): Xml {
  const [from, to] = direction === 'in' ? [away, home] : [home, away];
  const at = (tm: number, val: string) => tag('p:tav', { tm }, tag('p:val', {}, tag('p:strVal', { val })));
  return tag(
    'p:anim',
    { calcmode: 'lin', valueType: 'num' },
    common(animation, ports, [name]),
    tag('p:tavLst', {}, at(0, from), at(100_000, to)),
  );
}

function emphasis(animation: Animation, ports: BehaviourPorts): Xml {
  const { effect, to } = animation;
  if (effect.preset === 8) {
    return tag(
      'p:animRot',
      { by: Math.round((to?.rotation ?? 360) * 60_000) },
      common(animation, ports, ['r']),
    );
  }
  if (effect.preset === 9) {
    return tag(
      'p:animEffect',
      { filter: 'image', prLst: `opacity: ${to?.opacity ?? 0.5}` },
      common(animation, ports),
    );
  }
  return tag(
    'p:animScale',
    {},
    common(animation, ports),
    tag('p:by', {
      x: perMille(to?.scaleX ?? (effect.preset === 6 ? 1.5 : 1.05)),
      y: perMille(to?.scaleY ?? (effect.preset === 6 ? 1.5 : 1.05)),
    }),
  );
}

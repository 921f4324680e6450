import type { Behaviour } from '@lectern/courseware';
import { kept, perMille, tag, text, type Xml } from '../xml/xml-out.ts';

/** Names the target and creates ids: supplied for each behaviour by the writer of a page's timing. */
export interface BehaviourPorts {
  /** Whether a path stays in place on the page when its shape is moved, or moves along. */
  readonly pathEditMode: 'fixed' | 'relative';
  readonly nextId: () => number;
  readonly target: () => Xml;
}

/** The imported behaviours of an effect (19.5: p:set, p:anim, p:animClr and so on). */
export function behaviourXml(behaviour: Behaviour, ports: BehaviourPorts): Xml {
  const common = commonXml(behaviour, ports);
  switch (behaviour.type) {
    case 'value':
      return behaviour.discrete && behaviour.values === undefined && behaviour.to !== undefined
        ? tag('p:set', {}, common, tag('p:to', {}, variantXml(behaviour.to)))
        : animXml(behaviour, common);
    case 'color':
      return tag(
        'p:animClr',
        behaviour.by === undefined ? { clrSpc: 'rgb', dir: 'cw' } : { clrSpc: 'hsl', dir: 'cw' },
        common,
        shiftXml(behaviour.by),
        colorXml('p:from', behaviour.from),
        colorXml('p:to', behaviour.to),
      );
    case 'scale':
      return tag(
        'p:animScale',
        bounceOf(behaviour),
        common,
        pairXml('p:by', behaviour.by),
        pairXml('p:from', behaviour.from),
        pairXml('p:to', behaviour.to),
      );
    case 'rotate': {
      const turn = (degrees: string | undefined) =>
        degrees === undefined ? undefined : Math.round(Number(degrees) * 60_000);
      return tag(
        'p:animRot',
        {
          by: turn(behaviour.by),
          from: turn(behaviour.from),
          to: turn(behaviour.to),
          ...bounceOf(behaviour),
        },
        common,
      );
    }
    case 'motion':
      return tag(
        'p:animMotion',
        { origin: 'layout', path: behaviour.path, pathEditMode: ports.pathEditMode, ...bounceOf(behaviour) },
        common,
        pairXml('p:by', behaviour.by),
        pairXml('p:from', behaviour.from),
        pairXml('p:to', behaviour.to),
      );
    case 'filter':
      return tag(
        'p:animEffect',
        {
          transition: behaviour.filter === 'image' ? undefined : behaviour.out ? 'out' : 'in',
          filter: behaviour.filter,
          prLst:
            behaviour.filter === 'image' && behaviour.to !== undefined
              ? `opacity: ${behaviour.to}`
              : undefined,
        },
        common,
      );
  }
}

function commonXml(behaviour: Behaviour, ports: BehaviourPorts): Xml {
  const { attribute, begin, duration, repeat, autoReverse, accelerate, decelerate, passing } = behaviour;
  const { timeFilter, speed } = behaviour;
  return tag(
    'p:cBhvr',
    {},
    tag(
      'p:cTn',
      {
        id: ports.nextId(),
        dur: Math.max(Math.round(duration), 1),
        repeatCount: repeat === undefined ? undefined : Math.round(repeat * 1000),
        accel: accelerate ? perMille(accelerate) : undefined,
        decel: decelerate ? perMille(decelerate) : undefined,
        autoRev: autoReverse || undefined,
        spd: speed === undefined ? undefined : perMille(speed),
        tmFilter: timeFilter,
        fill: passing ? 'remove' : 'hold',
      },
      begin > 0 && tag('p:stCondLst', {}, tag('p:cond', { delay: Math.round(begin) })),
    ),
    ports.target(),
    attribute !== undefined && tag('p:attrNameLst', {}, named(attribute)),
  );
}

const BOUNCE = 'p14:bounceEnd';
const BOUNCES = / p14:(?:bounceEnd|presetBounceEnd)="\d+"/g;

function bounceOf({ bounce }: Behaviour): Readonly<Record<string, number | undefined>> {
  return { [BOUNCE]: bounce ? perMille(bounce) : undefined };
}

/** A page's timing with a bounce, for readers that support it (PowerPoint 2010), and without it for others. */
export function withBounceFallback(timing: Xml): Xml {
  if (!timing.includes(` ${BOUNCE}="`)) return timing;
  const plain = kept(timing.replace(BOUNCES, ''));
  return tag(
    'mc:AlternateContent',
    { 'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006' },
    tag(
      'mc:Choice',
      { 'xmlns:p14': 'http://schemas.microsoft.com/office/powerpoint/2010/main', Requires: 'p14' },
      timing,
    ),
    tag('mc:Fallback', {}, plain),
  );
}

function named(attribute: string): Xml {
  return tag('p:attrName', {}, text(attribute));
}

function animXml(behaviour: Behaviour, common: Xml): Xml {
  const { from, to, by, values, discrete } = behaviour;
  const words = (values ?? []).some(({ value }) => !/^[-+.\d]|ppt_|#/.test(value));
  return tag(
    'p:anim',
    {
      by,
      from,
      to,
      calcmode: discrete ? 'discrete' : 'lin',
      valueType: words ? 'str' : 'num',
      ...bounceOf(behaviour),
    },
    common,
    values !== undefined &&
      tag(
        'p:tavLst',
        {},
        ...values.map(({ at, value, formula }) =>
          tag('p:tav', { tm: perMille(at), fmla: formula }, tag('p:val', {}, variantXml(value))),
        ),
      ),
  );
}

/** A number, a colour or a string, depending on the value. */
function variantXml(value: string): Xml {
  if (/^-?\d*\.?\d+(?:e-?\d+)?$/i.test(value)) return tag('p:fltVal', { val: value });
  return tag('p:strVal', { val: value });
}

function colorXml(name: string, color: string | undefined): Xml | undefined {
  if (color === undefined) return undefined;
  const rgb = /^[\da-f]{6}$/i.test(color);
  return tag(name, {}, rgb ? tag('a:srgbClr', { val: color }) : tag('a:schemeClr', { val: color }));
}

function shiftXml(by: string | undefined): Xml | undefined {
  if (by === undefined) return undefined;
  const [hue = 0, saturation = 0, lightness = 0] = by.split(' ').map(Number);
  return tag(
    'p:by',
    {},
    tag('p:hsl', { h: Math.round(hue * 60_000), s: perMille(saturation), l: perMille(lightness) }),
  );
}

function pairXml(name: string, words: string | undefined): Xml | undefined {
  if (words === undefined) return undefined;
  const [x = 1, y = 1] = words.split(' ').map(Number);
  return tag(name, { x: perMille(x), y: perMille(y) });
}

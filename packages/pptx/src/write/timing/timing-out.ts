import type { Animation, AudioElement, Page, VideoElement } from '@lectern/courseware';
import { coverEffects } from '../../read/own/own-cover.ts';
import { playsByItself } from '../../read/timing/timing.ts';
import type { OutScope } from '../package/out-scope.ts';
import { isPinyinGroup } from '../shape/pinyin-out.ts';
import { perMille, tag, type Xml } from '../xml/xml-out.ts';
import { afterEffectXml } from './after-effect-out.ts';
import { type BehaviourPorts, withBounceFallback } from './behaviours-out.ts';
import { buildsXml } from './builds-out.ts';
import { effectBehaviours } from './effect-behaviours-out.ts';
import { hasSettings, mediaTimingXml } from './media-timing-out.ts';

/**
 * A page's animations and media playback as p:timing (19.5). PowerPoint plays the time nodes and names the effect by
 * its preset, so both are written: the imported behaviours if there are any, otherwise the preset's; presets without
 * known behaviours are written as a fade.
 */
export function timingXml(page: Pick<Page, 'animations'>, scope: OutScope): Xml | undefined {
  const elements = [...scope.shapeIds.keys()].flatMap((id) => scope.reader.find('element', id) ?? []);
  const all = [...(page.animations ?? []), ...coverEffects(elements)];
  const known = all.filter((each) => scope.shapeIds.has(each.elementId));
  const media = elements.filter((element): element is VideoElement | AudioElement => {
    const plays = element.type === 'video' || element.type === 'audio';
    return (
      plays &&
      scope.shapeIds.has(element.id) &&
      (hasSettings(element) || known.some(({ elementId }) => elementId === element.id))
    );
  });
  if (known.length === 0 && media.length === 0) return undefined;
  return withBounceFallback(new TimingWriter(scope).write(known, media));
}

class TimingWriter {
  readonly #scope: OutScope;
  #lastId = 2;

  constructor(scope: OutScope) {
    this.#scope = scope;
  }

  write(animations: readonly Animation[], media: readonly (VideoElement | AudioElement)[]): Xml {
    const main: Animation[][] = [];
    const triggered = new Map<string, Animation[][]>();
    let sequence = main;
    for (const animation of animations) {
      const { trigger } = animation;
      if (trigger.type === 'element') {
        sequence = triggered.get(trigger.elementId) ?? [];
        triggered.set(trigger.elementId, sequence);
        sequence.push([animation]);
      } else if (trigger.type === 'click') {
        sequence = main;
        main.push([animation]);
      } else if (sequence.length === 0) sequence.push([animation]);
      else sequence.at(-1)?.push(animation);
    }
    const { reader, shapeIds } = this.#scope;
    const builds = buildsXml(
      animations.filter(({ elementId }) => !isPinyinGroup(elementId, reader)),
      reader,
      shapeIds,
    );
    return tag(
      'p:timing',
      {},
      tag(
        'p:tnLst',
        {},
        tag(
          'p:par',
          {},
          tag(
            'p:cTn',
            { id: 1, dur: 'indefinite', restart: 'never', nodeType: 'tmRoot' },
            tag(
              'p:childTnLst',
              {},
              main.length > 0 && this.#mainSequence(main),
              ...[...triggered].map(([elementId, steps]) => this.#interactiveSequence(elementId, steps)),
              ...media.map((element) =>
                mediaTimingXml(
                  element,
                  animations.some((each) => each.elementId === element.id && playsByItself(each)),
                  {
                    id: this.#id(),
                    shapeId: this.#scope.shapeIds.get(element.id) ?? 0,
                  },
                ),
              ),
            ),
          ),
        ),
      ),
      builds.length > 0 && tag('p:bldLst', {}, ...builds),
    );
  }

  #id(): number {
    return ++this.#lastId;
  }

  #mainSequence(steps: readonly Animation[][]): Xml {
    const on = (evt: string) => tag('p:cond', { evt, delay: 0 }, tag('p:tgtEl', {}, tag('p:sldTgt')));
    return tag(
      'p:seq',
      { concurrent: 1, nextAc: 'seek' },
      tag(
        'p:cTn',
        { id: 2, dur: 'indefinite', nodeType: 'mainSeq' },
        tag('p:childTnLst', {}, ...steps.map((step) => this.#step(step, 2))),
      ),
      tag('p:prevCondLst', {}, on('onPrev')),
      tag('p:nextCondLst', {}, on('onNext')),
    );
  }

  #interactiveSequence(elementId: string, steps: readonly Animation[][]): Xml {
    const click = () =>
      tag(
        'p:cond',
        { evt: 'onClick', delay: 0 },
        tag('p:tgtEl', {}, tag('p:spTgt', { spid: this.#scope.shapeIds.get(elementId) ?? 0 })),
      );
    const id = this.#id();
    const begins = steps[0]?.[0]?.trigger;
    const once = begins?.type === 'element' && begins.once === true;
    return tag(
      'p:seq',
      { concurrent: 1, nextAc: 'seek' },
      tag(
        'p:cTn',
        {
          id,
          restart: once ? 'never' : 'whenNotActive',
          fill: 'hold',
          evtFilter: 'cancelBubble',
          nodeType: 'interactiveSeq',
        },
        tag('p:stCondLst', {}, click()),
        tag('p:endSync', { evt: 'end', delay: 0 }, tag('p:rtn', { val: 'all' })),
        tag('p:childTnLst', {}, ...steps.map((step, index) => this.#step(step, undefined, index > 0))),
      ),
      tag('p:nextCondLst', {}, click()),
    );
  }

  /**
   * One click: groups of effects that start together, each group after the previous group. The first click on an
   * element starts its sequence with the first step; further clicks on it continue the sequence like clicks on the
   * page.
   */
  #step(
    animations: readonly Animation[],
    sequenceId: number | undefined,
    waits = sequenceId !== undefined,
  ): Xml {
    const groups: { begin: number; effects: Animation[] }[] = [];
    let end = 0;
    for (const [i, animation] of animations.entries()) {
      if (i === 0 || animation.trigger.type === 'after')
        groups.push({ begin: i === 0 ? 0 : end, effects: [] });
      const group = groups.at(-1);
      group?.effects.push(animation);
      const runs = typeof animation.repeat === 'number' ? Math.max(animation.repeat, 1) : 1;
      end = Math.max(
        end,
        (group?.begin ?? 0) + animation.delay + animation.duration * runs * (animation.autoReverse ? 2 : 1),
      );
    }
    const opening = animations[0]?.trigger.type === 'with' || animations[0]?.trigger.type === 'after';
    const id = this.#id();
    return tag(
      'p:par',
      {},
      tag(
        'p:cTn',
        { id, fill: 'hold' },
        tag(
          'p:stCondLst',
          {},
          tag('p:cond', { delay: waits ? 'indefinite' : 0 }),
          // A step that starts by itself starts with its sequence.
          opening &&
            sequenceId !== undefined &&
            tag('p:cond', { evt: 'onBegin', delay: 0 }, tag('p:tn', { val: sequenceId })),
        ),
        tag(
          'p:childTnLst',
          {},
          ...groups.map(({ begin, effects }) => {
            const groupId = this.#id();
            return tag(
              'p:par',
              {},
              tag(
                'p:cTn',
                { id: groupId, fill: 'hold' },
                tag('p:stCondLst', {}, tag('p:cond', { delay: Math.round(begin) })),
                tag('p:childTnLst', {}, ...effects.map((effect) => this.#effect(effect))),
              ),
            );
          }),
        ),
      ),
    );
  }

  #effect(animation: Animation): Xml {
    const { effect, trigger, repeat } = animation;
    const nodeTypes = {
      click: 'clickEffect',
      with: 'withEffect',
      after: 'afterEffect',
      element: 'clickEffect',
    } as const;
    const classes = {
      entrance: 'entr',
      emphasis: 'emph',
      exit: 'exit',
      path: 'path',
      media: 'mediacall',
      other: 'verb',
    } as const;
    const id = this.#id();
    return tag(
      'p:par',
      {},
      tag(
        'p:cTn',
        {
          id,
          presetID: effect.preset,
          presetClass: classes[effect.class],
          presetSubtype: effect.subtype ?? 0,
          repeatCount:
            repeat === 'indefinite'
              ? 'indefinite'
              : repeat !== undefined && repeat !== 1
                ? Math.round(repeat * 1000)
                : undefined,
          repeatDur: timeWord(animation.repeatFor),
          spd: animation.speed === undefined ? undefined : perMille(animation.speed),
          restart: animation.restart,
          'p14:presetBounceEnd': bounceEnd(animation),
          accel: animation.accelerate ? perMille(animation.accelerate) : undefined,
          decel: animation.decelerate ? perMille(animation.decelerate) : undefined,
          autoRev: animation.autoReverse || undefined,
          fill: animation.rewind ? 'remove' : 'hold',
          grpId: 0,
          nodeType: nodeTypes[trigger.type],
        },
        tag('p:stCondLst', {}, tag('p:cond', { delay: Math.round(animation.delay) })),
        animation.until && tag('p:endCondLst', {}, this.#end(animation.until)),
        animation.iterate &&
          tag(
            'p:iterate',
            {
              type: animation.iterate.by === 'letter' ? 'lt' : 'wd',
              backwards: animation.iterate.reverse || undefined,
            },
            tag('p:tmPct', { val: perMille(animation.iterate.interval) }),
          ),
        tag('p:childTnLst', {}, ...effectBehaviours(animation, this.#ports(animation))),
        afterEffectXml(animation, this.#ports(animation), this.#scope),
      ),
    );
  }

  #end(until: NonNullable<Animation['until']>): Xml {
    switch (until.type) {
      case 'nextClick':
        return tag('p:cond', { evt: 'onNext', delay: 0 }, tag('p:tgtEl', {}, tag('p:sldTgt')));
      case 'element':
        return tag(
          'p:cond',
          { evt: 'onClick', delay: 0 },
          tag('p:tgtEl', {}, tag('p:spTgt', { spid: this.#scope.shapeIds.get(until.elementId) ?? 0 })),
        );
      case 'time':
        return tag('p:cond', { delay: Math.round(until.after) });
    }
  }

  #target({ elementId, paragraphs, part }: Animation): Xml {
    return tag(
      'p:tgtEl',
      {},
      tag(
        'p:spTgt',
        { spid: this.#scope.shapeIds.get(elementId) ?? 0 },
        paragraphs
          ? tag('p:txEl', {}, tag('p:pRg', { st: paragraphs[0], end: paragraphs[1] }))
          : part !== undefined && partXml(part),
      ),
    );
  }

  #ports(animation: Animation): BehaviourPorts {
    return {
      nextId: () => this.#id(),
      target: () => this.#target(animation),
      pathEditMode: animation.pathLocked ? 'fixed' : 'relative',
    };
  }
}

/** Duration of a repeated effect in the file's notation. */
function timeWord(time: Animation['repeatFor']): number | string | undefined {
  return typeof time === 'number' ? Math.round(time) : time;
}

/** The longest bounce of the animation's behaviours, which PowerPoint's settings show. */
function bounceEnd({ behaviours = [] }: Animation): number | undefined {
  const longest = Math.max(0, ...behaviours.map(({ bounce = 0 }) => bounce));
  return longest > 0 ? perMille(longest) : undefined;
}

const GRAPHIC_PARTS = new Set(['chart', 'dgm']);

/**
 * The part of a shape that an effect applies to, from its stored notation: `bg`, `chart seriesIdx=0 …`, `dgm id={…}
 * bldStep=sp`, `oleChartEl …`, `subSp spid=…` (19.5.17 and following). Undefined for a truncated notation.
 */
export function partXml(part: string): Xml | undefined {
  const [name = '', ...words] = part.split(' ');
  if (name === 'bg') return tag('p:bg');
  const pairs = words.map((word) => /^(\w+)=(.+)$/.exec(word)?.slice(1));
  if (!pairs.every((pair) => pair !== undefined)) return undefined;
  const attributes: Readonly<Record<string, string>> = Object.fromEntries(pairs);
  if (GRAPHIC_PARTS.has(name)) return tag('p:graphicEl', {}, tag(`a:${name}`, attributes));
  if (name === 'oleChartEl' || name === 'subSp') return tag(`p:${name}`, attributes);
  return undefined;
}

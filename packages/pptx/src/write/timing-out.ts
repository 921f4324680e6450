import type { Animation, AudioElement, Page, VideoElement } from '@lectern/courseware';
import { behaviourXml, withBounceFallback } from './behaviours-out.ts';
import { FILTERS } from './effect-filters.ts';
import { type OutScope, relateAsset } from './out-scope.ts';
import { perMille, tag, type Xml } from './xml-out.ts';

/**
 * A page's animations and how its media play as p:timing (19.5). PowerPoint plays what the time nodes say and names the
 * effect by preset, so both are written: the parts that were read where there are some, else the preset's own; presets
 * without a motion of their own here play as a fade.
 */
export function timingXml(page: Page, scope: OutScope): Xml | undefined {
  const known = (page.animations ?? []).filter((each) => scope.shapeIds.has(each.elementId));
  const elements = [...scope.shapeIds.keys()].flatMap((id) => scope.reader.find('element', id) ?? []);
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

function hasSettings(element: VideoElement | AudioElement): boolean {
  const { volume, loop, autoplay, hideWhenStopped, fullScreen, acrossPages } = element;
  return volume !== undefined || [loop, autoplay, hideWhenStopped, fullScreen, acrossPages].some(Boolean);
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
    const builds = this.#builds(animations);
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
                this.#media(
                  element,
                  animations.some((each) => each.elementId === element.id && each.effect.class === 'media'),
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

  /** How a sound or film plays (19.5.29 p:cMediaNode); `told`: an effect of the page says when it begins. */
  #media(element: VideoElement | AudioElement, told: boolean): Xml {
    const settings = tag(
      'p:cMediaNode',
      {
        vol: element.volume === undefined ? undefined : perMille(element.volume),
        numSld: element.acrossPages ? 999 : undefined,
        showWhenStopped: element.hideWhenStopped ? false : undefined,
      },
      tag(
        'p:cTn',
        {
          id: this.#id(),
          repeatCount: element.loop ? 'indefinite' : undefined,
          fill: 'hold',
          display: false,
        },
        tag('p:stCondLst', {}, tag('p:cond', { delay: element.autoplay && !told ? 0 : 'indefinite' })),
      ),
      tag('p:tgtEl', {}, tag('p:spTgt', { spid: this.#scope.shapeIds.get(element.id) ?? 0 })),
    );
    if (element.type === 'audio') return tag('p:audio', {}, settings);
    return tag('p:video', { fullScrn: element.fullScreen || undefined }, settings);
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
    return tag(
      'p:seq',
      { concurrent: 1, nextAc: 'seek' },
      tag(
        'p:cTn',
        { id, restart: 'whenNotActive', fill: 'hold', evtFilter: 'cancelBubble', nodeType: 'interactiveSeq' },
        tag('p:stCondLst', {}, click()),
        tag('p:endSync', { evt: 'end', delay: 0 }, tag('p:rtn', { val: 'all' })),
        tag('p:childTnLst', {}, ...steps.map((step) => this.#step(step, undefined))),
      ),
      tag('p:nextCondLst', {}, click()),
    );
  }

  /** One click: groups of effects that begin together, each group after the one before it. */
  #step(animations: readonly Animation[], sequenceId: number | undefined): Xml {
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
          tag('p:cond', { delay: sequenceId === undefined ? 0 : 'indefinite' }),
          // What begins by itself begins with its sequence.
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
          accel: animation.accelerate ? perMille(animation.accelerate) : undefined,
          decel: animation.decelerate ? perMille(animation.decelerate) : undefined,
          autoRev: animation.autoReverse || undefined,
          fill: animation.rewind ? 'remove' : 'hold',
          grpId: 0,
          nodeType: nodeTypes[trigger.type],
        },
        tag('p:stCondLst', {}, tag('p:cond', { delay: Math.round(animation.delay) })),
        animation.iterate &&
          tag(
            'p:iterate',
            { type: animation.iterate.by === 'letter' ? 'lt' : 'wd' },
            tag('p:tmPct', { val: perMille(animation.iterate.interval) }),
          ),
        tag('p:childTnLst', {}, ...this.#behaviours(animation)),
        this.#after(animation),
      ),
    );
  }

  #target({ elementId, paragraphs }: Animation): Xml {
    return tag(
      'p:tgtEl',
      {},
      tag(
        'p:spTgt',
        { spid: this.#scope.shapeIds.get(elementId) ?? 0 },
        paragraphs && tag('p:txEl', {}, tag('p:pRg', { st: paragraphs[0], end: paragraphs[1] })),
      ),
    );
  }

  /** The sound that it begins with, and what becomes of the element afterwards (19.5.76). */
  #after(animation: Animation): Xml | undefined {
    const { after } = animation;
    const sound = relateAsset(this.#scope, animation.sound, 'audio');
    if (!after && sound === undefined) return undefined;
    const time = () => ({
      id: this.#id(),
      dur: 1,
      fill: 'hold',
      display: false,
      masterRel: after?.when === 'nextClick' ? 'nextClick' : 'sameClick',
      afterEffect: true,
    });
    const common = (name: string) =>
      tag(
        'p:cBhvr',
        { override: 'childStyle' },
        tag('p:cTn', time()),
        this.#target(animation),
        tag('p:attrNameLst', {}, tag('p:attrName', {}, name as Xml)),
      );
    const color = after?.color;
    return tag(
      'p:subTnLst',
      {},
      after?.hide &&
        tag('p:set', {}, common('style.visibility'), tag('p:to', {}, tag('p:strVal', { val: 'hidden' }))),
      color !== undefined &&
        tag(
          'p:animClr',
          { clrSpc: 'rgb', dir: 'cw' },
          common('ppt_c'),
          tag(
            'p:to',
            {},
            /^[\da-f]{6}$/i.test(color)
              ? tag('a:srgbClr', { val: color })
              : tag('a:schemeClr', { val: color }),
          ),
        ),
      sound !== undefined &&
        tag(
          'p:audio',
          {},
          tag(
            'p:cMediaNode',
            {},
            tag('p:cTn', { id: this.#id(), display: false, masterRel: 'sameClick' }),
            tag('p:tgtEl', {}, tag('p:sndTgt', { 'r:embed': sound, name: 'sound' })),
          ),
        ),
    );
  }

  #behaviours(animation: Animation): Xml[] {
    if (animation.behaviours && animation.effect.class !== 'media')
      return this.#kept(animation, animation.behaviours);
    switch (animation.effect.class) {
      case 'entrance':
        return [this.#set(animation, 'visible', 0), ...this.#motion(animation, 'in')];
      case 'exit':
        return [
          ...this.#motion(animation, 'out'),
          this.#set(animation, 'hidden', Math.max(Math.round(animation.duration) - 1, 0)),
        ];
      case 'emphasis':
        return [this.#emphasis(animation)];
      case 'path':
        return [
          tag(
            'p:animMotion',
            { origin: 'layout', path: animation.path ?? 'M 0 0 L 0 0 E', pathEditMode: 'relative' },
            this.#common(animation, ['ppt_x', 'ppt_y']),
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
            this.#common(animation),
          ),
        ];
    }
  }

  /** The parts that were read; entrances and exits show and hide besides. */
  #kept(animation: Animation, behaviours: NonNullable<Animation['behaviours']>): Xml[] {
    const ports = { nextId: () => this.#id(), target: () => this.#target(animation) };
    const parts = behaviours.map((each) => behaviourXml(each, ports));
    if (animation.effect.class === 'entrance') return [this.#set(animation, 'visible', 0), ...parts];
    if (animation.effect.class !== 'exit') return parts;
    return [...parts, this.#set(animation, 'hidden', Math.max(Math.round(animation.duration) - 1, 0))];
  }

  #common(
    animation: Animation,
    attributes: readonly string[] = [],
    duration = animation.duration,
    delay = 0,
  ): Xml {
    const id = this.#id();
    return tag(
      'p:cBhvr',
      {},
      tag(
        'p:cTn',
        { id, dur: Math.max(Math.round(duration), 1), fill: 'hold' },
        delay > 0 && tag('p:stCondLst', {}, tag('p:cond', { delay })),
      ),
      this.#target(animation),
      attributes.length > 0 &&
        tag('p:attrNameLst', {}, ...attributes.map((name) => tag('p:attrName', {}, name as Xml))),
    );
  }

  #set(animation: Animation, visibility: string, delay: number): Xml {
    return tag(
      'p:set',
      {},
      this.#common(animation, ['style.visibility'], 1, delay),
      tag('p:to', {}, tag('p:strVal', { val: visibility })),
    );
  }

  #motion(animation: Animation, direction: 'in' | 'out'): Xml[] {
    const { preset, subtype = 0 } = animation.effect;
    if (preset === 1) return [];
    if (preset === 2 || preset === 7) return this.#fly(animation, direction, subtype);
    if (preset === 23) {
      return ['ppt_w', 'ppt_h'].map((name) => this.#ramp(animation, name, ['0', `#${name}`], direction));
    }
    const filter = FILTERS[preset]?.(subtype) ?? 'fade';
    return [tag('p:animEffect', { transition: direction, filter }, this.#common(animation))];
  }

  #fly(animation: Animation, direction: 'in' | 'out', subtype: number): Xml[] {
    const x = subtype & 8 ? '0-#ppt_w/2' : subtype & 2 ? '1+#ppt_w/2' : '#ppt_x';
    const y = subtype & 1 ? '0-#ppt_h/2' : subtype & 4 || subtype === 0 ? '1+#ppt_h/2' : '#ppt_y';
    return [
      this.#ramp(animation, 'ppt_x', [x, '#ppt_x'], direction),
      this.#ramp(animation, 'ppt_y', [y, '#ppt_y'], direction),
    ];
  }

  #ramp(
    animation: Animation,
    name: string,
    [away, home]: readonly [string, string],
    direction: 'in' | 'out',
  ): Xml {
    const [from, to] = direction === 'in' ? [away, home] : [home, away];
    const at = (tm: number, val: string) => tag('p:tav', { tm }, tag('p:val', {}, tag('p:strVal', { val })));
    return tag(
      'p:anim',
      { calcmode: 'lin', valueType: 'num' },
      this.#common(animation, [name]),
      tag('p:tavLst', {}, at(0, from), at(100_000, to)),
    );
  }

  #emphasis(animation: Animation): Xml {
    const { effect, to } = animation;
    if (effect.preset === 8) {
      return tag(
        'p:animRot',
        { by: Math.round((to?.rotation ?? 360) * 60_000) },
        this.#common(animation, ['r']),
      );
    }
    if (effect.preset === 9) {
      return tag(
        'p:animEffect',
        { filter: 'image', prLst: `opacity: ${to?.opacity ?? 0.5}` },
        this.#common(animation),
      );
    }
    return tag(
      'p:animScale',
      {},
      this.#common(animation),
      tag('p:by', {
        x: perMille(to?.scaleX ?? (effect.preset === 6 ? 1.5 : 1.05)),
        y: perMille(to?.scaleY ?? (effect.preset === 6 ? 1.5 : 1.05)),
      }),
    );
  }

  /** Which texts come paragraph by paragraph, and which shapes as a whole (19.5.14). */
  #builds(animations: readonly Animation[]): Xml[] {
    const byParagraph = new Map<string, boolean>();
    for (const { elementId, paragraphs } of animations) {
      byParagraph.set(elementId, (byParagraph.get(elementId) ?? false) || paragraphs !== undefined);
    }
    return [...byParagraph].flatMap(([elementId, paragraphs]) => {
      const element = this.#scope.reader.find('element', elementId);
      if (element?.type !== 'shape') return [];
      return [
        tag('p:bldP', {
          spid: this.#scope.shapeIds.get(elementId) ?? 0,
          grpId: 0,
          build: paragraphs ? 'p' : undefined,
          animBg: paragraphs ? undefined : true,
        }),
      ];
    });
  }
}

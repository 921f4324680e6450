import type { Animation } from '@lectern/courseware';
import { type OutScope, relateAsset } from '../package/out-scope.ts';
import { tag, type Xml } from '../xml/xml-out.ts';
import type { BehaviourPorts } from './behaviours-out.ts';

/** The sound at the start of an effect, and the change of the element after it (19.5.76). */
export function afterEffectXml(
  animation: Animation,
  ports: BehaviourPorts,
  scope: OutScope,
): Xml | undefined {
  const { after } = animation;
  const sound = relateAsset(scope, animation.sound, 'audio');
  if (!after && sound === undefined) return undefined;
  const time = () => ({
    id: ports.nextId(),
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
      ports.target(),
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
          /^[\da-f]{6}$/i.test(color) ? tag('a:srgbClr', { val: color }) : tag('a:schemeClr', { val: color }),
        ),
      ),
    sound !== undefined &&
      tag(
        'p:audio',
        {},
        tag(
          'p:cMediaNode',
          {},
          tag('p:cTn', { id: ports.nextId(), display: false, masterRel: 'sameClick' }),
          tag('p:tgtEl', {}, tag('p:sndTgt', { 'r:embed': sound, name: 'sound' })),
        ),
      ),
  );
}

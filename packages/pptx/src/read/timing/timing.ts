import type { Animation, Element } from '@lectern/courseware';
import { contentOf } from '../../package/compatibility.ts';
import type { XmlElement } from '../../package/xml.ts';
import { note, type TreeScope } from '../context.ts';
import { booleanOf, fractionOf, integerOf, numberOf } from '../geometry/units.ts';
import { isCoverEffect } from '../own/own-cover.ts';
import { clickGroups } from './click-groups.ts';
import { readEffect } from './effect.ts';

const MAX_ANIMATIONS = 10_000;

/**
 * The effects of a slide (p:timing, 19.5): every p:cTn with a preset class, effects of the main sequence first, then
 * effects that a click on an element starts.
 */
export function readAnimations(
  slide: XmlElement,
  scope: TreeScope,
  elements: readonly Element[],
): Animation[] {
  const timing = timingOf(slide);
  if (!timing) return [];
  const groups = clickGroups(timing);
  const main = groups.filter(({ startedBy }) => startedBy === undefined);
  const started = groups.filter(({ startedBy }) => startedBy !== undefined);
  const animations: Animation[] = [];
  const known = new Map(elements.map((element) => [element.id, element]));
  for (const group of [...main, ...started]) {
    let isFirst = true;
    for (const effect of group.effects) {
      if (animations.length >= MAX_ANIMATIONS) break;
      const animation = readEffect(effect, scope, { group, isFirst });
      if (animation && isCoverEffect(animation, known.get(animation.elementId))) continue;
      if (animation && known.has(animation.elementId)) {
        animations.push(animation);
        isFirst = false;
      } else note(scope, 'ANIMATION_TARGET');
    }
  }
  return animations;
}

function timingOf(slide: XmlElement): XmlElement | undefined {
  return contentOf(slide).find((child) => child.name === 'p:timing');
}

/** Whether an effect plays a sound or video without any click. */
export function playsByItself({ effect, trigger }: Animation): boolean {
  const plays = effect.class === 'media' && effect.preset === 1;
  return plays && (trigger.type === 'after' || trigger.type === 'with');
}

/** Playback of sounds and videos: volume, repeat, and whether they start automatically (19.5.29 p:cMediaNode). */
export function applyPlayback(
  slide: XmlElement,
  scope: TreeScope,
  elements: readonly Element[],
  animations: readonly Animation[],
): void {
  const media = new Map(
    elements
      .filter((element) => element.type === 'video' || element.type === 'audio')
      .map((one) => [one.id, one]),
  );
  if (media.size === 0) return;
  for (const animation of animations) {
    const element = media.get(animation.elementId);
    if (element && playsByItself(animation)) element.autoplay = true;
  }
  for (const node of timingOf(slide)?.descendants() ?? []) {
    if (node.name !== 'p:video' && node.name !== 'p:audio') continue;
    const settings = node.child('p:cMediaNode');
    const shapeId = settings?.path('p:tgtEl', 'p:spTgt')?.attr('spid');
    const element = media.get(scope.elementIds.get(shapeId ?? '') ?? '');
    if (!settings || !element) continue;
    const volume = booleanOf(settings.attr('mute')) ? 0 : fractionOf(settings.attr('vol'));
    if (volume !== undefined) element.volume = volume;
    if (settings.child('p:cTn')?.attr('repeatCount') === 'indefinite') element.loop = true;
    // media whose start condition waits for no event play with the page
    const starts = settings.path('p:cTn', 'p:stCondLst', 'p:cond');
    if (starts && numberOf(starts.attr('delay')) !== undefined && starts.attr('evt') === undefined)
      element.autoplay = true;
    if (booleanOf(settings.attr('showWhenStopped')) === false) element.hideWhenStopped = true;
    if (booleanOf(node.attr('fullScrn'))) element.fullScreen = true;
    const pages = integerOf(settings.attr('numSld'), 1, 999) ?? 1;
    if (pages > 1) element.acrossPages = true;
    if (pages > 1 && pages < 999) element.acrossPageCount = pages;
  }
}

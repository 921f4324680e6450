import type { AudioElement, VideoElement } from '@lectern/courseware';
import { perMille, tag, type Xml } from '../xml/xml-out.ts';

/** Whether a sound or video has playback settings other than the default: on a click, from its start to its end. */
export function hasSettings(element: VideoElement | AudioElement): boolean {
  const { volume, loop, autoplay, hideWhenStopped, fullScreen, acrossPages } = element;
  return volume !== undefined || [loop, autoplay, hideWhenStopped, fullScreen, acrossPages].some(Boolean);
}

/** Playback of a sound or video (19.5.29 p:cMediaNode); `told`: an effect of the page starts it without a click. */
export function mediaTimingXml(
  element: VideoElement | AudioElement,
  told: boolean,
  { id, shapeId }: { readonly id: number; readonly shapeId: number },
): Xml {
  const settings = tag(
    'p:cMediaNode',
    {
      vol: element.volume === undefined ? undefined : perMille(element.volume),
      numSld: element.acrossPages ? (element.acrossPageCount ?? 999) : undefined,
      showWhenStopped: element.hideWhenStopped ? false : undefined,
    },
    tag(
      'p:cTn',
      {
        id,
        repeatCount: element.loop ? 'indefinite' : undefined,
        fill: 'hold',
        display: false,
      },
      tag('p:stCondLst', {}, tag('p:cond', { delay: element.autoplay && !told ? 0 : 'indefinite' })),
      // a sound ends with the others when a transition or a click stops sounds
      element.type === 'audio' &&
        tag(
          'p:endCondLst',
          {},
          tag('p:cond', { evt: 'onStopAudio', delay: 0 }, tag('p:tgtEl', {}, tag('p:sldTgt'))),
        ),
    ),
    tag('p:tgtEl', {}, tag('p:spTgt', { spid: shapeId })),
  );
  if (element.type === 'audio') return tag('p:audio', {}, settings);
  return tag('p:video', { fullScrn: element.fullScreen || undefined }, settings);
}

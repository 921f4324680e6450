import { describe, expect, it } from 'vitest';
import { element } from '../../../test/out-scope-source.ts';
import { hasSettings, mediaTimingXml } from './media-timing-out.ts';

const video = element('video', 'v', { asset: 'h' });
const audio = element('audio', 's', { asset: 'h' });
const place = { id: 9, shapeId: 4 };

describe('hasSettings', () => {
  it('is false for the defaults', () => {
    expect(hasSettings(video)).toBe(false);
    expect(hasSettings({ ...video, loop: false, autoplay: false })).toBe(false);
  });

  it.each([
    { volume: 0 },
    { loop: true },
    { autoplay: true },
    { hideWhenStopped: true },
    { fullScreen: true },
    { acrossPages: true },
  ])('is true for %j', (setting) => {
    expect(hasSettings({ ...video, ...setting })).toBe(true);
  });
});

describe('mediaTimingXml', () => {
  it.each([
    [
      'a video',
      video,
      false,
      '<p:video><p:cMediaNode><p:cTn id="9" fill="hold" display="0"><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst></p:cTn><p:tgtEl><p:spTgt spid="4"/></p:tgtEl></p:cMediaNode></p:video>',
    ],
    [
      'a sound',
      audio,
      false,
      '<p:audio><p:cMediaNode><p:cTn id="9" fill="hold" display="0"><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst><p:endCondLst><p:cond evt="onStopAudio" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:endCondLst></p:cTn><p:tgtEl><p:spTgt spid="4"/></p:tgtEl></p:cMediaNode></p:audio>',
    ],
    [
      'a video with settings',
      { ...video, volume: 0.5, loop: true, hideWhenStopped: true, fullScreen: true },
      false,
      '<p:video fullScrn="1"><p:cMediaNode vol="50000" showWhenStopped="0"><p:cTn id="9" repeatCount="indefinite" fill="hold" display="0"><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst></p:cTn><p:tgtEl><p:spTgt spid="4"/></p:tgtEl></p:cMediaNode></p:video>',
    ],
    [
      'a video that starts by itself',
      { ...video, autoplay: true },
      false,
      '<p:video><p:cMediaNode><p:cTn id="9" fill="hold" display="0"><p:stCondLst><p:cond delay="0"/></p:stCondLst></p:cTn><p:tgtEl><p:spTgt spid="4"/></p:tgtEl></p:cMediaNode></p:video>',
    ],
    [
      'a video that an effect starts',
      { ...video, autoplay: true },
      true,
      '<p:video><p:cMediaNode><p:cTn id="9" fill="hold" display="0"><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst></p:cTn><p:tgtEl><p:spTgt spid="4"/></p:tgtEl></p:cMediaNode></p:video>',
    ],
    [
      'a sound across all pages',
      { ...audio, acrossPages: true },
      false,
      '<p:audio><p:cMediaNode numSld="999"><p:cTn id="9" fill="hold" display="0"><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst><p:endCondLst><p:cond evt="onStopAudio" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:endCondLst></p:cTn><p:tgtEl><p:spTgt spid="4"/></p:tgtEl></p:cMediaNode></p:audio>',
    ],
    [
      'a sound across three pages',
      { ...audio, acrossPages: true, acrossPageCount: 3 },
      false,
      '<p:audio><p:cMediaNode numSld="3"><p:cTn id="9" fill="hold" display="0"><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst><p:endCondLst><p:cond evt="onStopAudio" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:endCondLst></p:cTn><p:tgtEl><p:spTgt spid="4"/></p:tgtEl></p:cMediaNode></p:audio>',
    ],
    [
      'a sound that is not across pages',
      { ...audio, acrossPageCount: 3 },
      false,
      '<p:audio><p:cMediaNode><p:cTn id="9" fill="hold" display="0"><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst><p:endCondLst><p:cond evt="onStopAudio" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:endCondLst></p:cTn><p:tgtEl><p:spTgt spid="4"/></p:tgtEl></p:cMediaNode></p:audio>',
    ],
  ])('returns %s', (_, media, told, xml) => {
    expect(mediaTimingXml(media, told, place)).toBe(xml);
  });
});

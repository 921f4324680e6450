import type { ElementOf } from '@lectern/courseware';
import { IN_CLASS } from '../../read/own/own-marks.ts';
import { type OutScope, relateAsset } from '../package/out-scope.ts';
import { geometryXml, transformXml } from '../paint/geometry-out.ts';
import { bevelXml, blipXml, paintXml, sidesAttributes } from '../paint/paint-out.ts';
import { emu, tag, type Xml } from '../xml/xml-out.ts';
import { drawingPropertiesXml, frameXml, locksXml, placeholderXml } from './element-base-out.ts';

/** A p:pic with a picture fill; without the picture's bytes an empty frame at its position. */
export function pictureFrameXml(
  element: ElementOf<'picture' | 'video' | 'audio' | 'tool' | 'question' | 'unknown'>,
  blip: Xml,
  application: Xml,
  scope: OutScope,
): Xml {
  const { crop, geometry } = element as Partial<Pick<ElementOf<'picture'>, 'crop' | 'geometry'>>;
  const look = element as Partial<Pick<ElementOf<'picture'>, 'fill' | 'line' | 'effects'>>;
  return tag(
    'p:pic',
    {},
    tag(
      'p:nvPicPr',
      {},
      drawingPropertiesXml(element, scope),
      tag('p:cNvPicPr', {}, locksXml('a:picLocks', element)),
      application,
    ),
    tag(
      'p:blipFill',
      {},
      blip,
      crop && tag('a:srcRect', sidesAttributes(crop)),
      tag('a:stretch', {}, tag('a:fillRect')),
    ),
    tag(
      'p:spPr',
      {},
      transformXml('a:xfrm', element.frame),
      geometryXml(geometry ?? { type: 'preset', preset: 'rect' }),
      paintXml(look, scope),
      bevelXml(look.effects),
    ),
  );
}

export function pictureXml(element: ElementOf<'picture'>, scope: OutScope): Xml {
  const mime =
    element.original === undefined ? undefined : scope.reader.find('asset', element.original)?.mime;
  // PowerPoint draws metafiles itself: the SVG beside one is only used by our program
  const metafile = /^image\/x-[ew]mf$/.test(mime ?? '');
  const relation = relateAsset(scope, metafile ? element.original : element.asset, 'image');
  const svg =
    mime === 'image/svg+xml' && element.original !== element.asset
      ? relateAsset(scope, element.original, 'image')
      : undefined;
  const blip = relation === undefined ? tag('a:blip') : blipXml(relation, element.recolor, svg);
  const file = canBeObject(element, scope) && scope.assets(element.object?.asset ?? '');
  if (element.object?.asset !== undefined && file)
    return objectFrameXml(element, element.object.asset, file, blip, scope);
  return pictureFrameXml(element, blip, tag('p:nvPr', {}, placeholderXml(element.placeholder)), scope);
}

/**
 * Whether the embedded file is available. The frame of an object cannot be rotated, so a rotated object is written as a
 * picture.
 */
export function canBeObject({ object, frame }: ElementOf<'picture' | 'formula'>, scope: OutScope): boolean {
  return object?.asset !== undefined && !frame.rotation && scope.assets(object.asset) !== undefined;
}

/** An embedded object (19.3.2.4) with its picture: a double click in PowerPoint opens it in its program. */
function objectFrameXml(
  element: ElementOf<'picture'>,
  hash: string,
  file: Uint8Array,
  blip: Xml,
  scope: OutScope,
): Xml {
  const mime = scope.reader.find('asset', hash)?.mime ?? '';
  const part = scope.package.embedded(hash, mime, file);
  const type = /\.(xlsx|docx|pptx)$/.test(part) ? 'package' : 'oleObject';
  const { w, h } = element.frame;
  const unmarked = Object.fromEntries(IN_CLASS.map((key) => [key, undefined]));
  const bare = { ...element, ...unmarked, click: undefined, hover: undefined, alt: undefined };
  const picture = pictureFrameXml({ ...bare, id: `${element.id} picture` }, blip, tag('p:nvPr'), scope);
  const object = tag(
    'p:oleObj',
    {
      name: element.object?.program,
      'r:id': scope.part.relate(type, part),
      imgW: emu(w),
      imgH: emu(h),
      progId: element.object?.program,
    },
    tag('p:embed'),
    picture,
  );
  return frameXml(element, 'http://schemas.openxmlformats.org/presentationml/2006/ole', object, scope);
}

const MEDIA_EXTENSION = '{DAA4B4D4-6D71-4841-9C94-3DE7FCFB9230}';

export function mediaXml(element: ElementOf<'video' | 'audio'>, scope: OutScope): Xml {
  const kind = element.type;
  const embedded = relateAsset(scope, element.asset, 'media');
  const link =
    element.asset !== undefined && embedded !== undefined
      ? relateAsset(scope, element.asset, kind)
      : element.url !== undefined
        ? scope.part.relate(kind, element.url, true)
        : undefined;
  const milliseconds = (seconds: number | undefined) =>
    seconds === undefined ? undefined : Math.round(seconds * 1000);
  const { trimStart, trimEnd, fadeIn, fadeOut, bookmarks } = element;
  const trimmed = trimStart !== undefined || trimEnd !== undefined;
  const fades = fadeIn !== undefined || fadeOut !== undefined;
  const application = tag(
    'p:nvPr',
    {},
    link !== undefined && tag(`a:${kind}File`, { 'r:link': link }),
    embedded !== undefined &&
      tag(
        'p:extLst',
        {},
        tag(
          'p:ext',
          { uri: MEDIA_EXTENSION },
          tag(
            'p14:media',
            { 'xmlns:p14': 'http://schemas.microsoft.com/office/powerpoint/2010/main', 'r:embed': embedded },
            trimmed && tag('p14:trim', { st: milliseconds(trimStart), end: milliseconds(trimEnd) }),
            fades && tag('p14:fade', { in: milliseconds(fadeIn), out: milliseconds(fadeOut) }),
            bookmarks?.length
              ? tag(
                  'p14:bmkLst',
                  {},
                  ...bookmarks.map(({ name, at }) => tag('p14:bmk', { name, time: milliseconds(at) })),
                )
              : undefined,
          ),
        ),
      ),
  );
  const poster = relateAsset(scope, element.poster, 'image');
  return pictureFrameXml(
    element,
    poster === undefined ? tag('a:blip') : blipXml(poster, undefined),
    application,
    scope,
  );
}

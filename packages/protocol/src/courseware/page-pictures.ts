import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { documentId } from '../documents/document-shapes.ts';
import { assetItem } from './asset-shapes.ts';

/**
 * A page from the PowerPoint file from which its courseware was imported. The first call for a file starts the drawing
 * of all its pages and returns `making`; the call is repeated until they are drawn.
 */
export const pagePicture = endpoint({
  method: 'POST',
  path: '/api/courseware/:id/page_pictures',
  caller: 'user',
  takesIn: true,
  summary: 'Returns a page of a courseware as it was drawn in the PowerPoint file that it was imported from',
  params: z.object({ id: documentId }),
  body: z.object({
    /** Part of the page in that file, from `origin` of its record. */
    part: z.string().check(z.minLength(1), z.maxLength(512)),
  }),
  reply: z.discriminatedUnion('status', [
    z.object({ status: z.literal('making') }),
    z.object({ status: z.literal('ready'), picture: assetItem }),
  ]),
  errors: [
    'DOCUMENT_NOT_FOUND',
    'FORBIDDEN',
    'PAGE_PICTURE_NOT_FOUND',
    'CONVERTER_MISSING',
    'CONVERTER_UNSAFE',
    'FILE_CORRUPT',
    'FILE_ENCRYPTED',
    'FILE_TOO_SLOW',
    'FILE_TOO_COMPLEX',
    'CAPACITY_NOT_ENOUGH',
  ],
});

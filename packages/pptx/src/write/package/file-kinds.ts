/** File extensions of media by content type. */
export const MEDIA: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/tiff': 'tiff',
  'image/svg+xml': 'svg',
  'image/x-emf': 'emf',
  'image/x-wmf': 'wmf',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/x-ms-wma': 'wma',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/x-ms-wmv': 'wmv',
  'video/x-msvideo': 'avi',
  'video/mpeg': 'mpg',
};

/** Content type of an embedded document of an unknown kind. */
export const OLE = 'application/vnd.openxmlformats-officedocument.oleobject';
/** File extensions of embedded documents by content type. */
export const EMBEDDED: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.ms-excel': 'xls',
  'application/msword': 'doc',
  'application/vnd.ms-powerpoint': 'ppt',
};

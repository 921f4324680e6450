/**
 * Kinds of files that may be uploaded, and the resource type of each: the type list and codes of the specification (its
 * sections 3 and 5), and further extensions of presentations. The kind is found by the part of a name after its last
 * dot.
 */

/** Presentations of PowerPoint 2007 and later, including presentations with macros, shows and templates. */
export const POWERPOINT_EXTENSIONS = ['pptx', 'pptm', 'ppsx', 'ppsm', 'potx', 'potm'] as const;

/**
 * Formats before .pptx: PowerPoint's formats, and WPS formats with other extensions. They are converted to .pptx first.
 */
export const OLD_PRESENTATION_EXTENSIONS = ['ppt', 'pps', 'pot', 'dps', 'dpt'] as const;

export const fileKinds = {
  word: { extensions: ['doc', 'docx'], resourceTypeCode: 'assets_document' },
  ppt: {
    extensions: [...POWERPOINT_EXTENSIONS, ...OLD_PRESENTATION_EXTENSIONS, 'superboard'],
    resourceTypeCode: 'assets_document',
  },
  excel: { extensions: ['xls', 'xlsx', 'xlsm'], resourceTypeCode: 'assets_document' },
  pdf: { extensions: ['pdf'], resourceTypeCode: 'assets_document' },
  text: { extensions: ['txt'], resourceTypeCode: 'assets_document' },
  audio: { extensions: ['mp3', 'wma', 'wav', 'ogg', 'm4a', 'mid'], resourceTypeCode: 'assets_audio' },
  video: {
    extensions: [
      'mp4',
      'mpeg',
      'rmvb',
      'rm',
      'mpg',
      'avi',
      'wmv',
      'flv',
      'f4v',
      'mov',
      'm4v',
      '3gp',
      'mkv',
      '3g2',
      'asf',
      'm2v',
      'webm',
      'vob',
    ],
    resourceTypeCode: 'assets_video',
  },
  image: { extensions: ['jpg', 'jpeg', 'bmp', 'gif', 'png'], resourceTypeCode: 'assets_picture' },
  archive: { extensions: ['zip', 'rar', '7z'], resourceTypeCode: 'assets' },
  flash: { extensions: ['swf'], resourceTypeCode: 'assets_flash' },
  courseware: { extensions: ['ndpx'], resourceTypeCode: 'coursewares' },
} as const satisfies Record<
  string,
  { readonly extensions: readonly string[]; readonly resourceTypeCode: string }
>;

export type FileKind = keyof typeof fileKinds;

/** Files that are imported into a courseware instead of being stored unchanged. */
export const COURSEWARE_EXTENSIONS: readonly string[] = [
  ...POWERPOINT_EXTENSIONS,
  ...OLD_PRESENTATION_EXTENSIONS,
  'ndpx',
];

/** Pictures that can become a courseware with one page each. */
export const PICTURE_EXTENSIONS: readonly string[] = fileKinds.image.extensions;

/**
 * Files that are stored unchanged, and imported into a courseware on request: PDF, a picture, and an archive of
 * pictures, for several at once.
 */
export const OPENED_ON_WISH: readonly string[] = ['pdf', ...PICTURE_EXTENSIONS, 'zip'];

/** Pictures that browsers show and that an archive of pictures may contain, in addition to those stored as files. */
export const ARCHIVED_PICTURE_EXTENSIONS: readonly string[] = [...PICTURE_EXTENSIONS, 'webp', 'svg'];

/**
 * Extensions of files that are read by their content and not by their extension: the file of a board may contain slides,
 * the file of an exercise is an archive of records.
 */
export const READ_BY_CONTENT: readonly string[] = ['superboard', 'exercise'];

/** Kinds that have a preview. */
const SHOWN_KINDS: readonly FileKind[] = ['word', 'excel', 'pdf', 'text', 'audio', 'video', 'image'];
/** MIDI files have no preview: playing them would need a synthesiser. */
const NOT_SHOWN: readonly string[] = ['mid'];

/** Whether files with this extension have a preview. */
export function hasPreview(extension: string): boolean {
  const kind = kindOfExtension.get(extension);
  return kind !== undefined && SHOWN_KINDS.includes(kind) && !NOT_SHOWN.includes(extension);
}

/** Whether a file with this extension is converted before it is imported. */
export function isOldPresentation(extension: string): boolean {
  return OLD_PRESENTATION_EXTENSIONS.some((old) => old === extension);
}

const kindOfExtension = new Map<string, FileKind>([
  ...(Object.keys(fileKinds) as FileKind[]).flatMap((kind) =>
    fileKinds[kind].extensions.map((extension) => [extension, kind] as const),
  ),
  // The file of an exercise, which the specification does not list. It is never stored as a file: it becomes an exercise.
  ['exercise', 'courseware'],
]);

/**
 * All extensions that may be uploaded, for a file dialog and for the message of FILE_TYPE_UNSUPPORTED. Archives are a
 * known kind, but cannot be uploaded (specification, section 5), except archives of pictures, which become a
 * courseware.
 */
export const uploadExtensions: readonly string[] = [...kindOfExtension.keys()].filter(
  (extension) => kindOfExtension.get(extension) !== 'archive' || OPENED_ON_WISH.includes(extension),
);

/** Kinds of files that can be shared, as a courseware can (specification, section 5). */
const SHAREABLE_KINDS: readonly FileKind[] = ['ppt', 'audio', 'video', 'image', 'pdf', 'courseware'];

/** Extensions of files that can be shared, for the message of FILE_TYPE_UNSUPPORTED. */
export const shareableExtensions: readonly string[] = SHAREABLE_KINDS.flatMap(
  (kind) => fileKinds[kind].extensions,
);

/** The part after the last dot, in lower case; empty when the name has no dot. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The name without its extension, if the extension is known. */
export function nameWithoutExtension(name: string): string {
  const extension = extensionOf(name);
  return kindOfExtension.has(extension) ? name.slice(0, -extension.length - 1) : name;
}

/** Kind of the file; `undefined` if it may not be uploaded. */
export function fileKindOf(name: string): FileKind | undefined {
  return kindOfExtension.get(extensionOf(name));
}

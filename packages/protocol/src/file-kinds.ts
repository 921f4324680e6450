/**
 * What kinds of file may be uploaded and what each becomes: the type list and resource codes of the specification
 * (its sections 3 and 5), and the other names that presentations go by. The kind of a name is found by the part after
 * its last dot.
 */

/** Presentations of PowerPoint 2007 and later: with macros, shows and templates. */
export const POWERPOINT_EXTENSIONS = ['pptx', 'pptm', 'ppsx', 'ppsm', 'potx', 'potm'] as const;

/** The formats before .pptx: PowerPoint's and, named otherwise, those of WPS. A converter makes them .pptx first. */
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

/** Files that are read into a courseware instead of being kept as they are. */
export const COURSEWARE_EXTENSIONS: readonly string[] = [
  ...POWERPOINT_EXTENSIONS,
  ...OLD_PRESENTATION_EXTENSIONS,
  'ndpx',
];

/** Pictures that a courseware is made of, one page each. */
export const PICTURE_EXTENSIONS: readonly string[] = fileKinds.image.extensions;

/**
 * Files that are kept as they are, and read into a courseware when that is asked for: PDF, a picture, and an archive of
 * pictures, which is how several of them come at once.
 */
export const OPENED_ON_WISH: readonly string[] = ['pdf', ...PICTURE_EXTENSIONS, 'zip'];

/** Pictures that browsers show and that may lie in an archive of pictures, beside those that are kept as files. */
export const ARCHIVED_PICTURE_EXTENSIONS: readonly string[] = [...PICTURE_EXTENSIONS, 'webp', 'svg'];

/** Kinds that are shown without opening them in a program. */
const SHOWN_KINDS: readonly FileKind[] = ['word', 'excel', 'pdf', 'text', 'audio', 'video', 'image'];
/** Notes to be played are no sound yet: what would play them is a synthesiser. */
const NOT_SHOWN: readonly string[] = ['mid'];

/** Whether a file of this extension has a preview. */
export function hasPreview(extension: string): boolean {
  const kind = kindOfExtension.get(extension);
  return kind !== undefined && SHOWN_KINDS.includes(kind) && !NOT_SHOWN.includes(extension);
}

/** Whether a file of this extension is converted before it is read. */
export function isOldPresentation(extension: string): boolean {
  return OLD_PRESENTATION_EXTENSIONS.some((old) => old === extension);
}

const kindOfExtension = new Map<string, FileKind>(
  (Object.keys(fileKinds) as FileKind[]).flatMap((kind) =>
    fileKinds[kind].extensions.map((extension) => [extension, kind] as const),
  ),
);

/**
 * Every extension that may be uploaded, for a file dialog and for the message of FILE_TYPE_UNSUPPORTED. Archives are a
 * kind that is known, and none that is uploaded (specification, section 5): but for one of pictures, which becomes a
 * courseware.
 */
export const uploadExtensions: readonly string[] = [...kindOfExtension.keys()].filter(
  (extension) => kindOfExtension.get(extension) !== 'archive' || OPENED_ON_WISH.includes(extension),
);

/** Kinds of file that are shared with others, as a courseware is (specification, section 5). */
const SHAREABLE_KINDS: readonly FileKind[] = ['ppt', 'audio', 'video', 'image', 'pdf', 'courseware'];

/** The extensions of what may be shared, for the message of FILE_TYPE_UNSUPPORTED. */
export const shareableExtensions: readonly string[] = SHAREABLE_KINDS.flatMap(
  (kind) => fileKinds[kind].extensions,
);

/** The part after the last dot, in lower case; empty when the name has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The name without its extension, if it has one of those that we know. */
export function nameWithoutExtension(name: string): string {
  const extension = extensionOf(name);
  return kindOfExtension.has(extension) ? name.slice(0, -extension.length - 1) : name;
}

/** `undefined` for a kind that may not be uploaded. */
export function fileKindOf(name: string): FileKind | undefined {
  return kindOfExtension.get(extensionOf(name));
}

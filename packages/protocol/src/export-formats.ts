/**
 * The formats of exports. Drawn: one PDF, or a picture of each page. Written: a show in one file that any browser opens, a
 * PowerPoint file, or the file format of coursewares.
 */
export const EXPORT_FORMATS = ['pdf', 'png', 'jpeg', 'html', 'pptx', 'ndpx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Formats that contain the pages as pictures. */
export const DRAWN_FORMATS: readonly ExportFormat[] = ['pdf', 'png', 'jpeg'];

/**
 * The formats of exports. PDF (one file) and PNG or JPEG (one picture per page) are drawn. The others are written from
 * the records: a show in one HTML file that any browser opens, a PowerPoint file, or the file format of coursewares.
 */
export const EXPORT_FORMATS = ['pdf', 'png', 'jpeg', 'html', 'pptx', 'ndpx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Formats that contain the pages as pictures. */
export const DRAWN_FORMATS: readonly ExportFormat[] = ['pdf', 'png', 'jpeg'];

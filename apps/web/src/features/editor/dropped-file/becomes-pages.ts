import { COURSEWARE_EXTENSIONS, extensionOf } from '@lectern/protocol/file-kinds';

/** Whether a dropped file contains pages: a presentation, a courseware file, a PDF. */
export function becomesPages({ name }: File): boolean {
  const extension = extensionOf(name);
  return extension === 'pdf' || COURSEWARE_EXTENSIONS.includes(extension);
}

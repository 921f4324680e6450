import type { FileLink } from '@lectern/stage/show';

/**
 * Shows a document of the disk over the current screen; if the code for that fails to load, opens its address instead.
 */
export function openLinkedFile(link: FileLink): void {
  import('./linked-files.tsx').then(
    ({ linkedFiles }) => linkedFiles.open(link),
    () => window.open(link.url, '_blank', 'noopener,noreferrer'),
  );
}

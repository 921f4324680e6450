import type { FileLink } from '@lectern/stage/show';

/** Shows a document of the disk over what is open; where the code for that cannot be had, its address opens. */
export function openLinkedFile(link: FileLink): void {
  import('./linked-files.tsx').then(
    ({ linkedFiles }) => linkedFiles.open(link),
    () => window.open(link.url, '_blank', 'noopener,noreferrer'),
  );
}

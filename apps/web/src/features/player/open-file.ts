import type { FileLink } from '@lectern/stage/show';

/** Opens a linked document of the disk over the slide, or in a new window when the code fails to load. */
export function openFile(link: FileLink): void {
  import('./rare-parts.ts').then(
    ({ openLinkedFile }) => openLinkedFile(link),
    () => open(link.url, '_blank', 'noopener'),
  );
}

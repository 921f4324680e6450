import type { FileLink } from '@lectern/stage/show';

/** A document of the disk that a link leads to, over the slide; its address, where the code for that cannot be had. */
export function openFile(link: FileLink): void {
  import('./rare-parts.ts').then(
    ({ openLinkedFile }) => openLinkedFile(link),
    () => open(link.url, '_blank', 'noopener'),
  );
}

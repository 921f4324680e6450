import type { QuestionHost } from '../../answer-view.ts';

/** A host that keeps files in the memory of the page, and notes what was stored. */
export function memoryHost(): QuestionHost & { readonly stored: Blob[] } {
  const stored: Blob[] = [];
  const addresses = new Map<string, string>();
  return {
    stored,
    assetUrl: (hash) => addresses.get(hash),
    subscribeAssets: () => () => undefined,
    store: async (file) => {
      stored.push(file);
      const hash = String(stored.length).padStart(64, '0');
      addresses.set(hash, URL.createObjectURL(file));
      return hash;
    },
  };
}

/** A picture of a size in one colour, as a file. */
export async function pictureFile(width = 320, height = 200, color = '#88aacc'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  }
  return new File([await canvas.convertToBlob()], 'picture.png', { type: 'image/png' });
}

// A file lists all files that its lazy imports need. The imports are in this file, so that the first load of a board lacks
// their lists.

export async function loadPictureCard() {
  return (await import('../placed/picture-card.tsx')).PictureCard;
}

export async function loadToolOptions() {
  return (await import('./tool-options.tsx')).ToolOptions;
}

export async function loadInstruments() {
  return (await import('./instruments.tsx')).Instruments;
}

// A file lists all files that its lazy imports need. The imports are in this file, so that the first load of a board lacks
// their lists.

export async function loadPictureCard() {
  return (await import('./placed/picture-card.tsx')).PictureCard;
}

export async function loadToolOptions() {
  return (await import('./tools/tool-options.tsx')).ToolOptions;
}

export async function loadInstruments() {
  return (await import('./tools/instruments.tsx')).Instruments;
}

export async function loadBoardPages() {
  return (await import('./pages/board-pages.tsx')).BoardPages;
}

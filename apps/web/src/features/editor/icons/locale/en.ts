export const en = {
  icons: {
    search: 'Search icons',
    recent: 'Icons used lately',
    recently: '{{name}} (used lately)',
    nothing: 'No icon has to do with “{{words}}”',
  },
  stickers: {
    search: 'Search stickers',
    recent: 'Stickers used lately',
    recently: '{{name}} (used lately)',
    nothing: 'No sticker has to do with “{{words}}”',
  },
};

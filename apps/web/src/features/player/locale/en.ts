export const en = {
  failed: 'The courseware could not be opened',
  opening: 'Opening the courseware…',
  pages: 'Thumbnails',
  page: 'Page {{page}}',
  pageOf: 'Page {{page}} of {{count}}',
  drag: 'Drag',
  noPages: 'This courseware has no pages yet',
};

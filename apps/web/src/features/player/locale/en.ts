export const en = {
  failed: 'The courseware could not be opened',
  opening: 'Opening the courseware…',
  pages: 'Thumbnails',
  page: 'Page {{page}}',
  pageOf: 'Page {{page}} of {{count}}',
  drag: 'Drag',
  noPages: 'This courseware has no pages yet',
  backToCourseware: 'Back to the courseware',
  lessonWaits: 'What teaches the lesson could not be fetched yet; it is tried again',
  lessonFailed: 'The lesson could not begin: ink written here stays on this device. Please reload the page',
  inkOnDevice: 'Another window teaches this lesson: ink written here stays on this device',
  notSaved: 'Not on the server yet; it will be saved when the network is back',
};

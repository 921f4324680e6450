export const en = {
  panel: {
    label: 'Properties',
    text: 'Text',
    style: 'Style',
    animation: 'Animation',
    page: 'Page',
    objects: 'Objects',
  },
  page: {
    background: 'Background',
    reset: 'Use the theme’s background',
    applyAll: 'Apply to all pages',
    applied: 'Applied to all pages ({{count}})',
    skip: 'Skip this page when teaching',
    face: 'How the page looks',
    asItLooks: 'As it looks in its file',
    asItLooksText:
      'The page looks as in its file; texts can be selected and links work. Changing what came from the file makes the page editable',
    editableText: 'Everything can be edited piece by piece, and may look a little different from the file',
    pictureBusy: 'The page is being drawn as in its file; you can go on meanwhile',
    pictureFailed: 'The page could not be drawn as in its file: {{reason}}',
    nowEditable: 'This page is editable now and may look a little different from its file',
    takeBack: 'Undo',
  },
};

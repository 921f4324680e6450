export const en = {
  bar: {
    name: 'Name of the courseware',
    renameFailed: 'It could not be renamed',
    teach: 'Teach',
    others: 'Teachers preparing with you',
    here: '{{name}} (page {{page}})',
  },
  saved: {
    saved: 'Saved',
    saving: 'Saving…',
    offline: 'Offline, kept on this device',
    allSaved: 'Saved. Every change is saved by itself',
    stillSaving: 'Still saving, do not close this page',
    keptHere: 'Offline: changes are kept on this device and sent when the network is back',
    unauthorized: 'Not saved: you are signed out, sign in again',
    forbidden: 'Not saved: you may no longer edit',
    deleted: 'Not saved: the courseware was moved to the bin or deleted; your changes stay on this device',
    'too-large':
      'Not saved: the change is too large or the courseware is full; undo it and do it in parts, or split the courseware',
    'storage-full':
      'Not saved: the storage of the server is full; tell the administrator, keep this page open',
    'not-kept': 'Not saved: no connection, keep this page open',
  },
  insert: {
    label: 'Insert',
    shape: 'Shape',
    line: 'Line',
    picture: 'Picture',
    table: 'Table',
    tableSize: '{{rows}} rows × {{columns}} columns',
    tableHint: 'Choose rows and columns',
    uploading: 'Uploading {{name}}',
    cancelUpload: 'Cancel the upload',
    uploadFailed: '{{type}} “{{name}}” insertion failed: {{reason}}',
    networkFailed: 'Network error, {{type}} “{{name}}” insertion failed',
    uploadUnknown: 'check the network and try again',
    wrongKind:
      'This resource type cannot be inserted yet; pictures, videos and sounds can, and PowerPoint or PDF files that are dropped become pages',
    drawHint: 'Drag on the page to draw, or click to place',
  },
  status: {
    label: 'Status',
    page: 'Page {{number}} / {{count}}',
    chosen_one: '{{count}} selected',
    chosen_other: '{{count}} selected',
    zoom: 'Zoom',
  },
};

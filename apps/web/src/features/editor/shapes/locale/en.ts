export const en = {
  gallery: 'Shapes',
  search: 'Search shapes',
  recent: 'Used lately',
  recently: '{{name}} (used lately)',
  nothing: 'No shape is called “{{words}}”',
};

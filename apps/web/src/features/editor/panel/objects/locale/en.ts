export const en = {
  title: 'Objects of the page',
  nothing: 'Nothing is on this page yet',
  hint: 'What is on top comes first. Drag, or press Alt+↑ ↓, to change the order; F2 renames.',
  name: 'Name of the object',
  hide: 'Hide {{name}}',
  show: 'Show {{name}}',
  lock: 'Lock {{name}}',
  unlock: 'Unlock {{name}}',
  showAll: 'Show all',
};

import classes from './ink-selection.module.css';

/** CSS classes of the box around a selection, its corner, and the bar above it. */
export const selectionClasses = classes;

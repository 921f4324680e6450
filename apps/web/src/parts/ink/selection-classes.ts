import classes from './ink-selection.module.css';

/** The looks of a box around what a hand took, of its corner, and of the bar above it. */
export const selectionClasses = classes;

import classes from './tool-choices.module.css';

/** How choices look on cards beside a bar, for those that are a surface's own. */
export const toolCardClasses = classes;

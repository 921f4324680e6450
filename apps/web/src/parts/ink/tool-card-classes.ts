import classes from './tool-choices.module.css';

/** CSS classes of options on cards beside a bar, for options that one surface defines itself. */
export const toolCardClasses = classes;

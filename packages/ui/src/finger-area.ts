import classes from './finger-area.module.css';

/** Class of a control that takes presses beside it too, as far as a finger is wide, where fingers press. */
export const fingerArea: string = classes.area ?? '';

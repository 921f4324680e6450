import classes from './lesson-drawing.module.css';

/** Drawing of a slide with handwriting and the class toolbar, which illustrates the product. */
export function LessonDrawing() {
  return (
    <svg viewBox="0 0 560 340" className={classes.drawing} aria-hidden="true">
      <rect className={classes.slide} x="10" y="10" width="540" height="304" rx="18" />
      <rect className={classes.title} x="46" y="48" width="190" height="22" rx="6" />
      <rect className={classes.line} x="46" y="98" width="250" height="10" rx="5" />
      <rect className={classes.line} x="46" y="126" width="250" height="10" rx="5" />
      <rect className={classes.line} x="46" y="154" width="180" height="10" rx="5" />
      <rect className={classes.picture} x="340" y="62" width="166" height="128" rx="12" />
      <circle className={classes.sun} cx="466" cy="98" r="18" />
      <path
        className={classes.hill}
        d="M340 178c26-44 48-58 74-26 16-22 34-24 92 20v6a12 12 0 0 1-12 12H352a12 12 0 0 1-12-12z"
      />
      <path className={classes.ink} d="M48 182c34 10 118 8 176-4" />
      <path className={classes.ink} d="M330 96c34-58 188-62 196 20 8 74-140 108-190 72-30-22-22-78 24-104" />
      <rect className={classes.toolbar} x="158" y="246" width="244" height="48" rx="24" />
      <circle className={classes.tool} cx="190" cy="270" r="14" />
      <circle className={classes.active} cx="230" cy="270" r="16" />
      <path className={classes.pen} d="m224 276 2-6 9-9 4 4-9 9z" />
      <circle className={classes.tool} cx="280" cy="270" r="14" />
      <circle className={classes.tool} cx="325" cy="270" r="14" />
      <circle className={classes.tool} cx="370" cy="270" r="14" />
    </svg>
  );
}

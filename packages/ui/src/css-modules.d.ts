declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the form in which the bundler gives a CSS module.
  export default classes;
}

declare module '*.css';

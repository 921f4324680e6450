/** A library of H5P with the lowest version whose semantics have the fields that are written. */
export interface H5pLibrary {
  readonly machineName: string;
  readonly majorVersion: number;
  readonly minorVersion: number;
}

const VERSIONS = {
  'H5P.MultiChoice': [1, 16],
  'H5P.TrueFalse': [1, 8],
  'H5P.Blanks': [1, 14],
  'H5P.DragText': [1, 10],
  'H5P.MarkTheWords': [1, 11],
  'H5P.SortParagraphs': [0, 11],
  'H5P.Essay': [1, 5],
  'H5P.DragQuestion': [1, 14],
  'H5P.AdvancedText': [1, 1],
  'H5P.Image': [1, 1],
  'H5P.QuestionSet': [1, 20],
  'H5P.Column': [1, 16],
  'H5P.ImageHotspotQuestion': [1, 8],
} as const;

export type H5pName = keyof typeof VERSIONS;

export function libraryOf(name: H5pName): H5pLibrary {
  const [majorVersion, minorVersion] = VERSIONS[name];
  return { machineName: name, majorVersion, minorVersion };
}

/** A library as it is named within a content: `H5P.MultiChoice 1.16`. */
export function libraryText(name: H5pName): string {
  return `${name} ${VERSIONS[name].join('.')}`;
}

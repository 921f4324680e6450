/**
 * Codes of the lines that the readers of GIFT, Moodle XML, QTI and H5P report, with their states. `detail` is a word of the
 * file, such as the name of an element.
 */
export const EXCHANGE_CODES = {
  /** A script, frame or form, `detail`. */
  'active-content': 'lost',
  /** A picture, sound or video, `detail`, that the file does not contain. */
  'file-missing': 'lost',
  /** A link that is no address of the web. */
  link: 'lost',
  /** A table is lines of text now. */
  table: 'changed',
  'text-too-long': 'lost',
  'file-too-large': 'refused',
  'file-unreadable': 'refused',
  'not-moodle-xml': 'refused',
  'not-qti': 'refused',
  'not-h5p': 'refused',
  /** A library of H5P, `detail`, that is not read. */
  library: 'refused',
  /** Tips for gaps. */
  tips: 'lost',
  /** QTI 1 or Common Cartridge with QTI 1. */
  'qti-1': 'refused',
  'too-many-questions': 'refused',
  /** An item that became no question; `detail` is the field. */
  'not-a-question': 'refused',
  'not-understood': 'refused',
  /** A type of questions, `detail`, that is not read. */
  type: 'refused',
  /** An interaction, `detail`, that is not read. */
  interaction: 'refused',
  /** Names of questions, which have none here; `detail` is their number. */
  titles: 'lost',
  /** A text without a question. */
  description: 'lost',
  /** A text became the material of the questions after it. */
  'description-joined': 'unsure',
  /** Points for wrong answers that are partly right. */
  'part-weights': 'lost',
  /** Points of choices that no rule has; the nearest rule was taken. */
  weights: 'changed',
  /** Several answers are right, each of them alone. */
  'several-right': 'unsure',
  'key-empty': 'unsure',
  /** An answer with a sign for any text. */
  wildcard: 'lost',
  'answer-feedback': 'lost',
  feedback: 'lost',
  /** Other numbers that earn points. */
  'other-numbers': 'lost',
  /** Points beyond 0.5 to 100; `detail` is the number. */
  score: 'changed',
  /** More than three hints. */
  hints: 'lost',
  /** Groups of items that fit into some gaps only. */
  groups: 'lost',
  units: 'lost',
  /** A formula, `detail`, that has no value. */
  'formula-value': 'unsure',
  /** The question has the same numbers for all. */
  'numbers-frozen': 'changed',
  'response-template': 'lost',
  distractors: 'lost',
  /** The item's own scoring differs from the nearest rule by up to `detail` of the points. */
  'rule-approximated': 'changed',
  /** The item's own scoring was not understood; `detail` is the first part that was not. */
  'processing-refused': 'changed',
  'no-processing': 'unsure',
  'right-earns-nothing': 'unsure',
  /** Words of a text to choose from became choices. */
  hottext: 'changed',
  /** Cards of one list became two lists. */
  associate: 'changed',
  /** Areas that are tapped in an order became spots to find. */
  'graphic-order': 'changed',
  /** A slider became a number. */
  slider: 'changed',
  /** A point without an area got a circle around it. */
  'area-guessed': 'unsure',
  /** Another program changed a question of ours: fields that it does not know were left out. */
  'edited-elsewhere': 'changed',
} as const;

/** Codes of the lines that the writers of GIFT, Moodle XML, QTI and H5P report, with their states. */
export const EXPORT_CODES = {
  /** The format has no such kind, `detail`: the question was left out. */
  'kind-not-in-format': 'refused',
  /** A field, `detail`, without a place in the format. */
  field: 'lost',
  /** A game was written as the questions that it plays. */
  game: 'changed',
  /** The scoring rule, `detail`, is another one there. */
  rule: 'changed',
  media: 'lost',
  'text-format': 'lost',
  'file-missing': 'lost',
  /** Keywords, a rubric or a sample answer. */
  marking: 'lost',
  'media-answer': 'changed',
  'length-in-characters': 'lost',
  stem: 'changed',
  /** Each gap is a question of its own. */
  'one-gap': 'changed',
  /** Signs of an answer, `detail`, that mean something in the format. */
  'answer-signs': 'changed',
  tolerance: 'changed',
  'formula-value': 'lost',
  /** Fewer than three pairs. */
  'three-pairs': 'changed',
  /** Cards with several partners. */
  partners: 'lost',
  fraction: 'changed',
  'hint-costs': 'changed',
  formula: 'changed',
  matrix: 'changed',
  hotspot: 'changed',
  'error-mark': 'changed',
  'several-right': 'lost',
  'equal-ranks': 'lost',
  correction: 'changed',
  groups: 'changed',
  parameters: 'changed',
  units: 'changed',
  digits: 'changed',
  margin: 'changed',
  'several-partners': 'changed',
  /** Answers that earn a part of the points. */
  shares: 'lost',
  numeric: 'changed',
  /** The choices of all gaps are one bank. */
  'one-bank': 'changed',
  /** Further right areas of a picture. */
  'other-areas': 'lost',
  shape: 'changed',
} as const;

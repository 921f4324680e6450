/** What is explained, in the order of a teacher's first days. */
export const TOPICS = [
  'prepare',
  'powerpoint',
  'teach',
  'phones',
  'disk',
  'share',
  'offline',
  'keys',
] as const;

export interface HelpTopic {
  readonly title: string;
  /** A step or a thing to know each, in a sentence or two. */
  readonly steps: readonly string[];
}

export type HelpTopics = Readonly<Record<(typeof TOPICS)[number], HelpTopic>>;

/** Topics of the help, in the order in which a new teacher needs them. */
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
  /** Steps or facts, each in one or two sentences. */
  readonly steps: readonly string[];
}

export type HelpTopics = Readonly<Record<(typeof TOPICS)[number], HelpTopic>>;

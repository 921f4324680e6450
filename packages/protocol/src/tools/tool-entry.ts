import * as z from 'zod/mini';

/** The languages of the specification in which a tool may have a name. */
export const LOCALES = [
  ...(['zh_CN', 'zh_HK', 'en_US', 'ja', 'ru', 'tr', 'th'] as const),
  ...(['ar', 'ms', 'de', 'fr', 'es', 'bo'] as const),
] as const;
export type Locale = (typeof LOCALES)[number];

/** The key of a tool in the catalogue, such as `StrokeOrder`. */
export const toolKey = z.string().check(z.regex(/^[A-Z][A-Za-z0-9]+$/), z.maxLength(64));

/** Names that every tool has; in other languages the English name stands for one that is missing. */
const names = z.object({
  zh_CN: z.string().check(z.minLength(1)),
  zh_HK: z.string().check(z.minLength(1)),
  en_US: z.string().check(z.minLength(1)),
});

const text = z.string();
/** A number of the specification's subjects: 0 general, 1 physics, 2 maths, 3 English, 4 Chinese, 5 geography, 6 history, 7 biology, 9 chemistry, -101 none. */
const subject = z.union([z.literal([0, 1, 2, 3, 4, 5, 6, 7, 9, -101])]);

/**
 * An entry of the subject tools' catalogue, with the field names of the specification (subject tool catalogue entry).
 */
export const catalogueEntry = z.strictObject({
  id: z.uuid(),
  /** Milliseconds since 1970. */
  create_time: z.int(),
  update_time: z.int(),
  toolKey,
  /** The name in Chinese. */
  toolName: z.string().check(z.minLength(1)),
  intro: text,
  knowledgeList: z.tuple([z.literal(''), z.literal(''), z.literal('')]),
  create_type: z.enum([
    'Calc32',
    'ExperimentObjectEntry',
    'HostEntry',
    'InstrumentEntry',
    'KnowledgeEntry',
    'ShapeEntry',
    'ToolEntry',
  ]),
  /** 1 knowledge card, 2 class-time tool, 3 common tool, 4 plane figure, 5 solid figure, 6 subject tool, 7 virtual experiment. */
  typeId: z.int().check(z.gte(1), z.lte(7)),
  typeName: text,
  typei18n: names,
  thumbnail: text,
  gif: text,
  card_background: text,
  icon: text,
  icon_custom: text,
  global_cover: text,
  has_video: z.boolean(),
  subjectIdList: z.array(subject).check(z.minLength(1)),
  knowledge_label_ids: z.array(text),
  /** 1 panel, desktop and web; 2 phone and pad. */
  platformIdList: z.array(z.literal([1, 2])).check(z.minLength(1)),
  chapterPathList: z.array(text),
  /** Area codes (1054, 1055, 1033, 2052, 3076); empty for everywhere. */
  districts: text,
  /** Whether it is a knowledge card. */
  is_entry: z.boolean(),
  /** Whether it has a state that is prepared before class. */
  hasEditor: z.boolean(),
  /** Whether it can be inserted into a page. */
  hasInsert: z.boolean(),
  isAddTool: z.boolean(),
  full_screen: z.boolean(),
  feature_id: z.null(),
  windowType: z.enum(['external', 'float', 'full', 'overlay', 'presentation', 'stage']),
  /** The type name of a figure. */
  option: text,
  i18n: names,
  pinyin: text,
  ndr_tags: z.array(text),
  md5: text,
  /** 0, or the lowest version of the program that shows it. */
  minWinVersion: z.literal([0, 1536]),
  istest: z.boolean(),
  ishidden: z.boolean(),
  url: text,
  res_file: text,
  isToolTop: z.boolean(),
  /** The build, by its date. */
  releaseNum: z.int(),
  /** Position among the tools of a subject, by the subject's number; 999 for the last. */
  seq: z.record(text, z.int()),
  properties: z.object({
    mix: z.boolean(),
    canPreviewSave: z.boolean(),
    previewInsert: z.boolean(),
    fullInsert: z.boolean(),
  }),
  /** Fields that are not in the specification. */
  lectern: z.strictObject({
    no: z.int(),
    /** The engine that draws it. */
    engine: text,
    stages: z.array(z.enum(['primary', 'junior', 'senior'])).check(z.minLength(1)),
    /** T1 is part of the class player, W1 is the first wave, W2 the rest. */
    wave: z.enum(['T1', 'W1', 'W2']),
    usageCode: text,
    cardType: text,
    servesSubjectCode: text,
    use: text,
    /** The acceptance criterion, in a sentence; its parts are names of tests. */
    works: text,
    implementation: text,
  }),
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

import type { ActivityResult, ShownSetting } from '@lectern/protocol/activity-shapes';
import type { PhonesMessage } from '@lectern/protocol/participants';
import type {
  HostedActivity,
  LessonWork,
  PanelView,
  Participant,
  PupilView,
  RaisedHand,
  TeacherView,
  WorkFile,
} from '@lectern/protocol/phone-views';
import { lookOf, type ShownPagesService } from '../../shown-pages/index.ts';
import type { ActivitiesStore } from '../activities/activities.store.ts';
import { count, ownAnswers } from '../activities/counting.ts';
import type { Askings, Counted, Who } from '../askings/askings.ts';
import { type ExerciseAskings, isExercise } from '../askings/exercise-askings.ts';
import { type OpenedHints, phoneHintIds } from '../askings/phone-hints.ts';
import type { ParticipantsStore } from '../participants.store.ts';
import type { ActivityRow, AnswerRow, ParticipantRow, PhonesRow, WorkRow } from '../participants.tables.ts';
import type { WorkLinks } from '../works/work-links.ts';
import type { WorksStore } from '../works/works.store.ts';
import type { HandsStore } from './hands.store.ts';
import type { LessonPhotosStore } from './lesson-photos.store.ts';
import type { PageLinks } from './page-links.ts';
import type { PhotoLinks } from './photo-links.ts';

/** Loads the names of the pupils of a class, by pupil id. */
export type RosterNames = (classId: string) => Promise<ReadonlyMap<string, string>>;

/** Addresses, by hash, of the files of an activity's questions that the lesson's teacher may read. */
export type QuestionFiles = (
  door: Pick<PhonesRow, 'teacherId' | 'coursewareId'>,
  setting: ActivityRow['setting'],
  hashes: readonly string[],
) => Promise<Readonly<Record<string, string>>>;

interface LoadPorts {
  readonly participants: ParticipantsStore;
  readonly activities: ActivitiesStore;
  readonly hands: Pick<HandsStore, 'up'>;
  readonly photos: LessonPhotosStore;
  readonly photoLinks: PhotoLinks;
  readonly pictures: Pick<ShownPagesService, 'find'>;
  readonly pageLinks: PageLinks;
  readonly rosterNames: RosterNames;
  readonly askings: Askings;
  readonly exercises: ExerciseAskings;
  readonly files: QuestionFiles;
  readonly works: Pick<WorksStore, 'ofActivities'>;
  readonly workLinks: WorkLinks;
  readonly now: () => number;
}

interface LessonRows {
  /** Addresses of the files of the question that is asked, by hash. */
  readonly files: Readonly<Record<string, string>>;
  readonly askings: Askings;
  readonly exercises: ExerciseAskings;
  readonly now: () => number;
  readonly door: PhonesRow;
  readonly participants: readonly Participant[];
  readonly teachers: readonly ParticipantRow[];
  readonly photos: PanelView['photos'];
  /** Address of a page's picture for one phone; null without a picture. */
  readonly pictureOf: (pageId: string, participantId: string) => string | null;
  readonly activity: ActivityRow | undefined;
  /** The hands of pupils in the lesson that are up, the first one first. */
  readonly hands: readonly RaisedHand[];
  readonly answers: readonly AnswerRow[];
  readonly hints: OpenedHints;
  readonly readHints: () => Promise<OpenedHints>;
  /** Reads the files of answers. */
  readonly works: () => Promise<readonly WorkRow[]>;
  readonly workLinks: WorkLinks;
  /** The files of answers by pupil and hash. */
  readonly uploaded: readonly WorkRow[];
  /** All pupils who are in the lesson or in the result of the activity, by the ids of their phones or cards. */
  readonly pupils: ReadonlyMap<string, Who>;
}

const NO_HINTS: OpenedHints = new Map();
const NOBODY: Who = { name: '', memberId: null };
/** Kinds of activities whose results name pupils. */
const NAMES_PUPILS: ReadonlySet<ActivityRow['setting']['kind']> = new Set(['buzz', 'question', 'exercise']);

/** The phones of a lesson as of one read of the rows, and the view of each phone. */
export class LessonPhones {
  readonly door: PhonesRow;
  readonly participants: readonly Participant[];
  readonly #activity: ActivityRow | undefined;
  readonly #answers: readonly AnswerRow[];
  readonly #counted: Counted | undefined;

  /** The teacher's own phones, admitted or waiting. */
  readonly #teachers: readonly ParticipantRow[];
  readonly #photos: PanelView['photos'];
  readonly #pictureOf: LessonRows['pictureOf'];

  readonly #rows: LessonRows;

  private constructor(rows: LessonRows) {
    const { door, participants, teachers, photos, pictureOf, activity, answers, pupils } = rows;
    this.#rows = rows;
    this.door = door;
    this.participants = participants;
    this.#teachers = teachers;
    this.#photos = photos;
    this.#pictureOf = pictureOf;
    this.#activity = activity;
    this.#answers = answers;
    this.#counted = activity && count(activity, answers, (id) => pupils.get(id) ?? NOBODY, rows);
  }

  /** Undefined when the lesson does not exist. */
  static async load(lessonId: string, ports: LoadPorts): Promise<LessonPhones | undefined> {
    const [door, all, activity, photos, raised] = await Promise.all([
      ports.participants.find(lessonId),
      ports.participants.list(lessonId),
      ports.activities.current(lessonId),
      ports.photos.list(lessonId),
      ports.hands.up(lessonId),
    ]);
    if (!door) return undefined;
    const present = all.filter(({ kind }) => kind === 'pupil');
    const { page, picturesOf } = door;
    const hashes = activity ? ports.askings.filesOf(activity) : [];
    const works = async () =>
      activity && ports.askings.fileKinds(activity).size > 0 ? ports.works.ofActivities([activity.id]) : [];
    const readHints = async () =>
      activity?.setting.kind === 'question' && phoneHintIds(ports.askings.question(activity)).length > 0
        ? ports.activities.hints(activity.id)
        : NO_HINTS;
    const [answers, hints, pictures, files, uploaded] = await Promise.all([
      activity ? ports.activities.answers(activity.id) : [],
      readHints(),
      page && picturesOf !== null
        ? ports.pictures.find(picturesOf, [page.id, lookOf(page.id, page.uncovered), page.next_id])
        : new Map<string, string>(),
      activity && hashes.length > 0 ? ports.files(door, activity.setting, hashes) : {},
      works(),
    ]);
    const known = new Set(present.map(({ id }) => id));
    const former =
      activity && NAMES_PUPILS.has(activity.setting.kind) ? answers.map((each) => each.participant_id) : [];
    const left = await ports.participants.formerNames(former.filter((id) => !known.has(id)));
    const isNamed = [...present, ...left].some(({ member_id }) => member_id !== null);
    const roster = isNamed && door.classId !== null ? await ports.rosterNames(door.classId) : new Map();
    const named = (row: ParticipantRow): Participant => ({
      id: row.id,
      member_id: row.member_id,
      name: (row.member_id === null ? row.name : roster.get(row.member_id)) ?? '',
    });
    const pupils = new Map(
      [...present, ...left].map((row) => [row.id, { name: named(row).name, memberId: row.member_id }]),
    );
    const participants = present.map(named);
    return new LessonPhones({
      askings: ports.askings,
      exercises: ports.exercises,
      files,
      now: ports.now,
      door,
      participants,
      hands: raised.flatMap(({ participant_id, question }) => {
        const by = participants.find(({ id }) => id === participant_id);
        return by ? [{ participant_id, name: by.name, member_id: by.member_id, question }] : [];
      }),
      teachers: all.filter(({ kind }) => kind === 'teacher'),
      photos: photos.map((photo) => ({ ...photo, url: ports.photoLinks.link(lessonId, photo.id) })),
      pictureOf: (pageId, participantId) => {
        // Until a picture without the opened covers is drawn, the picture with all covers is shown.
        const uncovered = pageId === page?.id ? page.uncovered : [];
        const hash = pictures.get(lookOf(pageId, uncovered)) ?? pictures.get(pageId);
        return hash === undefined ? null : ports.pageLinks.link({ lessonId, participantId, hash });
      },
      activity,
      answers,
      hints,
      readHints,
      works,
      workLinks: ports.workLinks,
      uploaded,
      pupils,
    });
  }

  /** Returns the same phones with the current answers. Undefined if a pupil has buzzed whose name was not loaded. */
  async counted(activities: Pick<ActivitiesStore, 'answers'>): Promise<LessonPhones | undefined> {
    const { activity, pupils, readHints, works } = this.#rows;
    if (!activity) return this;
    const read = [activities.answers(activity.id), readHints(), works()] as const;
    const [answers, hints, uploaded] = await Promise.all(read);
    const needsNames = NAMES_PUPILS.has(activity.setting.kind);
    if (needsNames && answers.some((each) => !pupils.has(each.participant_id))) return undefined;
    return new LessonPhones({ ...this.#rows, answers, hints, uploaded });
  }

  /** True when the lesson has ended or is closed for phones. */
  get isOver(): boolean {
    return this.door.over || this.door.code === null;
  }

  panel(): PanelView {
    const { code, key, naming, admits, version } = this.door;
    return {
      version,
      door: code === null ? null : { code, key, naming, admits },
      participants: [...this.participants],
      hands: this.#hands(),
      activity: this.#hosted(),
      teacher_phones: this.#teachers.map(({ id, device, number, confirmed_at }) => ({
        id,
        device: device ?? '',
        number: number ?? '',
        confirmed: confirmed_at !== null,
      })),
      photos: this.#photos,
    };
  }

  /** The view of this phone; undefined when it is not in the lesson. */
  view(participantId: string): PhonesMessage | undefined {
    const teacher = this.teacher(participantId);
    if (teacher) return { kind: 'teacher', view: teacher };
    const pupil = this.pupil(participantId);
    return pupil && { kind: 'view', view: pupil };
  }

  /**
   * Undefined when the participant is not a phone of the teacher in this lesson. A phone that waits for admission gets
   * no data of the lesson.
   */
  teacher(participantId: string): TeacherView | undefined {
    const me = this.#teachers.find(({ id }) => id === participantId);
    if (!me || this.isOver) return undefined;
    const { name, className, version } = this.door;
    const confirmed = me.confirmed_at !== null;
    return {
      version,
      lesson: confirmed ? { name, class_name: className } : { name: '', class_name: '' },
      me: { id: me.id, number: me.number ?? '', confirmed },
      page: confirmed ? this.#pageOfTeacher(me.id) : null,
      activity: confirmed ? this.#hosted() : null,
      hands: confirmed ? this.#hands() : { on: false, up: [] },
      present: confirmed ? this.participants.length : 0,
    };
  }

  #pageOfTeacher(participantId: string): TeacherView['page'] {
    const { page } = this.door;
    if (!page) return null;
    const { id, next_id: nextId, uncovered: _, ...rest } = page;
    return {
      ...rest,
      picture: this.#pictureOf(id, participantId),
      next_picture: this.#pictureOf(nextId, participantId),
    };
  }

  #hands(): PanelView['hands'] {
    return { on: this.door.hands, up: [...this.#rows.hands] };
  }

  isTeacher(participantId: string): boolean {
    return this.#teachers.some(({ id }) => id === participantId);
  }

  /** Undefined when the phone is not in the lesson. */
  pupil(participantId: string): PupilView | undefined {
    const me = this.participants.find(({ id }) => id === participantId);
    if (!me || this.isOver) return undefined;
    const { name, className, page, version } = this.door;
    const activity = this.#activity;
    const hand = this.#rows.hands.find((each) => each.participant_id === participantId);
    return {
      version,
      lesson: { name, class_name: className },
      me: { id: me.id, name: me.name },
      hand: this.door.hands ? { up: hand !== undefined, question: hand?.question ?? '' } : null,
      page: page && {
        number: page.number,
        count: page.count,
        title: page.title,
        picture: this.#pictureOf(page.id, me.id),
      },
      activity: activity ? this.#shownTo(activity, participantId) : null,
    };
  }

  #shownTo(activity: ActivityRow, participantId: string): PupilView['activity'] {
    const { askings, exercises, hints } = this.#rows;
    const opened = hints.get(participantId) ?? [];
    const { state, setting, shown } = activity;
    if (state === 'away') return null;
    return {
      id: activity.id,
      setting:
        setting.kind === 'question'
          ? { kind: 'question', asked: askings.askedByPhone(activity, participantId, opened) }
          : shownSetting(setting),
      questions: isExercise(activity) ? [...exercises.askedByPhone(activity, participantId)] : [],
      state: this.#stateOf(activity, state),
      own: ownAnswers(activity, this.#answers, participantId, this.#rows),
      result: shown && this.#counted ? this.#forPupils(this.#counted.result, activity) : null,
      answered: shown ? (this.#counted?.answered ?? null) : null,
      solution: activity.key_shown_at ? this.#solution(activity, participantId) : null,
      files: { ...this.#rows.files, ...this.#ownFiles(participantId) },
      works: this.#shownWorks(activity),
      time: this.#time(activity),
    };
  }

  #ownFiles(participantId: string): Record<string, string> {
    const { uploaded, workLinks } = this.#rows;
    const own = uploaded.filter((work) => work.participant_id === participantId);
    return Object.fromEntries(own.map((work) => [work.hash, workLinks.link(work).url]));
  }

  #shownWorks({ shown_works: shown }: ActivityRow): WorkFile[] {
    const { uploaded, workLinks } = this.#rows;
    return shown.flatMap((hash) => {
      const work = uploaded.find((each) => each.hash === hash);
      return work ? [workLinks.link(work)] : [];
    });
  }

  /** The files of the answers that count, for the panel. */
  #works(activity: ActivityRow): LessonWork[] {
    const { exercises, pupils, uploaded, workLinks } = this.#rows;
    if (uploaded.length === 0) return [];
    const rows = new Map(uploaded.map((work) => [`${work.participant_id} ${work.hash}`, work]));
    const media = exercises.media(activity, this.#answers, (id) => pupils.get(id) ?? NOBODY);
    return media.flatMap(({ participantId, index, hash }) => {
      const work = rows.get(`${participantId} ${hash}`);
      return work ? [{ participant_id: participantId, index, hash, ...workLinks.link(work) }] : [];
    });
  }

  /** The question or questions with keys; null for other activities. */
  #solution(activity: ActivityRow, participantId: string): unknown {
    const { askings, exercises } = this.#rows;
    if (isExercise(activity)) return exercises.solutions(activity, participantId);
    return activity.setting.kind === 'question' ? askings.solution(activity, participantId) : null;
  }

  /** A result without names and, until the key is shown, without what is right. */
  #forPupils(result: ActivityResult, activity: ActivityRow): ActivityResult {
    const { askings, exercises } = this.#rows;
    if (result.kind === 'exercise' && isExercise(activity)) return exercises.shownResult(activity, result);
    if (result.kind !== 'question') return result;
    const tallies = askings.shownTallies(activity, result.tallies);
    return { kind: 'question', tallies, pupils: [] };
  }

  /** An open question whose time is over is closed for everybody, also before its panel closes it. */
  #stateOf<State extends ActivityRow['state']>(activity: ActivityRow, state: State): State | 'closed' {
    const endsAt = this.#rows.askings.endOf(activity);
    return state === 'open' && endsAt !== undefined && this.#rows.now() >= endsAt ? 'closed' : state;
  }

  #time(activity: ActivityRow): HostedActivity['time'] {
    const { opened_at: openedAt, setting, state } = activity;
    const hasTime = setting.kind === 'question' || setting.kind === 'exercise';
    if (!hasTime || state !== 'open' || !openedAt) return null;
    const { askings, now } = this.#rows;
    return { now: now(), opened_at: openedAt.getTime(), ends_at: askings.endOf(activity) ?? null };
  }

  /** Whether pupils' phones change with every answer: their place in a buzz, or a result that is shown. */
  get followsAnswers(): boolean {
    return this.#activity?.shown === true || this.#activity?.setting.kind === 'buzz';
  }

  #hosted(): HostedActivity | null {
    const activity = this.#activity;
    if (!activity || !this.#counted || activity.state === 'away') return null;
    return {
      id: activity.id,
      setting: shownSetting(activity.setting),
      state: this.#stateOf(activity, activity.state),
      shown: activity.shown,
      result: this.#counted.result,
      answered: this.#counted.answered,
      hidden_words: activity.hidden_words,
      asked: activity.setting.kind === 'question' ? this.#rows.askings.asked(activity) : null,
      key_shown: activity.key_shown_at !== null,
      works: this.#works(activity),
      shown_works: activity.shown_works,
      time: this.#time(activity),
    };
  }
}

/** The setting as views have it: the questions of an exercise are sent apart. */
function shownSetting(setting: ActivityRow['setting']): ShownSetting {
  if (setting.kind !== 'exercise') return setting;
  const { kind, title, time_limit, questions } = setting;
  return { kind, title, time_limit, count: questions.length };
}

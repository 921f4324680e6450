import { Disposables } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { WORK_UPLOADS_A_MINUTE } from '@lectern/protocol/lesson-works';
import { PHONES_PATH } from '@lectern/protocol/participants';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import { loadSecret } from '../../platform/database/secret.ts';
import { every } from '../../platform/every.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import { atMost } from '../../platform/memory.ts';
import {
  type AccountsService,
  AddressLimit,
  CodeLimits,
  DEACTIVATED_TOPIC,
  JoinPace,
  openGuessLimits,
  openProofsOfWork,
  SESSION_ENDED_TOPIC,
} from '../accounts/index.ts';
import type { ClassesService } from '../classes/index.ts';
import type { CoursewareService } from '../courseware/index.ts';
import { LESSON_OVER_TOPIC, type LessonsService } from '../lessons/index.ts';
import { PICTURED_TOPIC, type ShownPagesService } from '../shown-pages/index.ts';
import { ActivitiesStore } from './activities/activities.store.ts';
import { Askings } from './askings/askings.ts';
import { ExerciseAskings } from './askings/exercise-askings.ts';
import { CardAnswersService } from './cards/card-answers.service.ts';
import { CardPupilsStore } from './cards/card-pupils.store.ts';
import { PanelAnswersService } from './cards/panel-answers.service.ts';
import { HandsService } from './hands/hands.service.ts';
import { KeptActivitiesService } from './kept-activities.service.ts';
import {
  routeCardAnswers,
  routeHands,
  routeKeptActivities,
  routePagePictures,
  routePanelAnswers,
  routeParticipants,
  routePhoneSockets,
  routePhones,
  routeTeacherPhones,
  routeWorks,
} from './participants.routes.ts';
import { ANSWERED_TOPIC, ParticipantsService } from './participants.service.ts';
import { ParticipantsStore } from './participants.store.ts';
import type { ParticipantTables } from './participants.tables.ts';
import { EditedCoursewares } from './phones/edited-coursewares.ts';
import { HandsStore } from './phones/hands.store.ts';
import { LessonPhones, type QuestionFiles, type RosterNames } from './phones/lesson-phones.ts';
import { LessonPhotosStore } from './phones/lesson-photos.store.ts';
import { PageLinks } from './phones/page-links.ts';
import { PhoneHub } from './phones/phone-hub.ts';
import { NAME_KEPT_MS, PhonePresence } from './phones/phone-presence.ts';
import { PHONES_TOPIC, PhonesService } from './phones/phones.service.ts';
import { PhotoLinks } from './phones/photo-links.ts';
import {
  COMMAND_TOPIC,
  DONE_TOPIC,
  type DoneCommand,
  type SentCommand,
  TeacherPhonesService,
} from './phones/teacher-phones.service.ts';
import { TeacherPhonesStore } from './phones/teacher-phones.store.ts';
import { WorkLinks } from './works/work-links.ts';
import { WorksService } from './works/works.service.ts';
import { WorksStore } from './works/works.store.ts';

/** Time within which a name that is changed during a lesson is shown, milliseconds. */
const FRESH_MS = 10_000;
const CLASSES_MAX = 500;

/** Caches the names of classes briefly, for they are needed with every change of the page. */
function rememberedNames(classes: Pick<ClassesService, 'pupilNames'>): RosterNames {
  const known = new LRUCache<string, Promise<ReadonlyMap<string, string>>>({
    ...atMost(CLASSES_MAX),
    ttl: FRESH_MS,
  });
  return (classId) => {
    const names = known.get(classId) ?? classes.pupilNames(classId);
    known.set(classId, names, { noUpdateTTL: true });
    names.catch(() => known.delete(classId));
    return names;
  };
}

const MINUTE_MS = 60_000;
const SWEEP_EVERY_MS = MINUTE_MS;

/** Ports to other features. */
export interface ParticipantPorts {
  readonly accounts: Pick<AccountsService, 'authenticate'>;
  readonly classes: Pick<ClassesService, 'pupilNames' | 'pupilCards'>;
  readonly courseware: Pick<CoursewareService, 'onEdited' | 'assets'>;
  readonly lessons: Pick<LessonsService, 'get'>;
  readonly shownPages: Pick<ShownPagesService, 'ask' | 'askUncovered' | 'find' | 'picture'>;
}

/** Registers phones in lessons: joining, views, and answers. */
export async function registerParticipants(
  ground: Ground,
  { accounts, classes, courseware, lessons, shownPages }: ParticipantPorts,
): Promise<Registered<PhonesService>> {
  const { bus, clock, database, log, metrics, objects, objectSweep, routes, sockets, steadyClock } = ground;
  const tables = database.withTables<ParticipantTables>();
  const store = new ParticipantsStore(tables);
  const activities = new ActivitiesStore(tables);
  const askings = new Askings();
  const exercises = new ExerciseAskings(askings);
  const files = filesOfTeacher(courseware);
  const rosterNames = rememberedNames(classes);
  const photos = new LessonPhotosStore(tables);
  const photoLinks = new PhotoLinks(new LinkSigner(await loadSecret(database, 'lesson_photos'), clock));
  const pageLinks = new PageLinks(new LinkSigner(await loadSecret(database, 'lesson_pages'), clock));
  const hands = new HandsStore(tables);
  const works = new WorksStore(tables);
  const workLinks = new WorkLinks(new LinkSigner(await loadSecret(database, 'lesson_works'), clock));
  objectSweep.names('objects', (hashes) => works.named(hashes));
  const load = (lessonId: string) =>
    LessonPhones.load(lessonId, {
      participants: store,
      hands,
      activities,
      photos,
      photoLinks,
      pictures: shownPages,
      pageLinks,
      rosterNames,
      askings,
      exercises,
      files,
      works,
      workLinks,
      now: () => clock.now(),
    });
  const limits = new CodeLimits(await openGuessLimits(database, steadyClock), 'join');
  const pace = new JoinPace(await openProofsOfWork(database, steadyClock), steadyClock);
  const presence = new PhonePresence({ store, now: () => clock.now(), log });
  // Connected phones are marked as present at the next heartbeat, in this and in other processes.
  await store.setAllAway(new Date(clock.now() + NAME_KEPT_MS));
  const participants = new ParticipantsService({
    store,
    activities,
    askings,
    exercises,
    works,
    limits,
    pace,
    rosterNames,
    load,
    bus,
    clock,
    log,
  });
  const phones = new PhonesService({
    participants: store,
    activities,
    askings,
    photos,
    pictures: shownPages,
    lessons,
    load,
    bus,
    clock,
    steadyClock,
    log,
  });
  const teacherPhones = new TeacherPhonesService({
    store: new TeacherPhonesStore(tables),
    photos,
    links: photoLinks,
    phones,
    participants,
    load,
    bus,
    clock,
    steadyClock,
    log,
  });
  const hub = openHub({
    accounts,
    lessons,
    participants,
    phones,
    teacherPhones,
    presence,
    activities,
    load,
    log,
  });
  routeParticipants(routes, participants);
  routePhones(routes, phones);
  const kept = new KeptActivitiesService({
    participants: store,
    activities,
    askings,
    exercises,
    files,
    works,
    workLinks,
    lessons,
    rosterNames,
  });
  routeKeptActivities(routes, kept);
  const cards = { activities, askings, cardPupils: new CardPupilsStore(tables), clock, lessons };
  routeCardAnswers(routes, new CardAnswersService({ ...cards, bus, classes, participants, store }));
  routePanelAnswers(routes, new PanelAnswersService({ ...cards, rosterNames }));
  routeHands(
    routes,
    new HandsService({ bus, clock, hands, lessons, participants, phones, rosterNames, store }),
  );
  routeTeacherPhones(routes, teacherPhones);
  const limit = new AddressLimit(steadyClock, WORK_UPLOADS_A_MINUTE, MINUTE_MS);
  const uploading = { store: works, links: workLinks, activities, askings, objects, participants, limit };
  routeWorks(routes, new WorksService({ ...uploading, lessons, clock, log }), objects);
  routePagePictures(routes, { links: pageLinks, store, pictures: shownPages });
  routePhoneSockets(sockets, hub);
  const hearing = hearBus(ground, hub, teacherPhones);
  const edited = new EditedCoursewares((documentId) => phones.edited(documentId), log);
  hearing.add(courseware.onEdited((documentId) => edited.edited(documentId)));
  const sweeping = every({
    everyMs: SWEEP_EVERY_MS,
    jitterMs: SWEEP_EVERY_MS / 4,
    run: () => phones.sweep(),
    failure: 'failed to close lessons without a panel for phones',
    log,
  });
  new Gauge({
    name: 'lectern_phone_sockets',
    help: 'Open sockets of phones in lessons and of their panels',
    registers: [metrics],
    collect() {
      this.set(hub.count);
    },
  });
  return {
    service: phones,
    personal: [],
    async close() {
      hearing.dispose();
      await Promise.all([sweeping.close(), edited.close(), hub.close(), presence.close()]);
    },
  };
}

/**
 * Links to files of the lesson's courseware, and of the document of an exercise, that the teacher may see; and the pictures
 * that came with an exercise.
 */
function filesOfTeacher(courseware: Pick<CoursewareService, 'assets'>): QuestionFiles {
  const linksOf = async (teacherId: string, documentId: string | null, hashes: readonly string[]) => {
    if (documentId === null || hashes.length === 0) return {};
    try {
      return (await courseware.assets.links(teacherId, documentId, hashes)).links;
    } catch (error) {
      if (error instanceof LecternError) return {};
      throw error;
    }
  };
  return async ({ teacherId, coursewareId }, setting, hashes) => {
    const { document_id: documentId, drawings } =
      setting.kind === 'exercise' ? setting : { document_id: null, drawings: {} };
    const drawn = Object.entries(drawings)
      .filter(([hash]) => hashes.includes(hash))
      .map(([hash, svg]) => [hash, `data:image/svg+xml,${encodeURIComponent(svg)}`] as const);
    return {
      ...(await linksOf(teacherId, coursewareId, hashes)),
      ...(await linksOf(teacherId, documentId, hashes)),
      ...Object.fromEntries(drawn),
    };
  };
}

interface HubPorts extends Pick<ParticipantPorts, 'accounts' | 'lessons'> {
  readonly participants: ParticipantsService;
  readonly phones: PhonesService;
  readonly teacherPhones: TeacherPhonesService;
  readonly presence: PhonePresence;
  readonly activities: ActivitiesStore;
  readonly load: (lessonId: string) => Promise<LessonPhones | undefined>;
  readonly log: Logger;
}

/** The sockets of phones and of the panels of their lessons. */
function openHub(ports: HubPorts): PhoneHub {
  const { accounts, lessons, participants, phones, teacherPhones, presence, activities, load, log } = ports;
  return new PhoneHub({
    load,
    count: (loaded) => loaded.counted(activities),
    async identifyPhone(token) {
      const { id, lesson_id: lessonId } = await participants.identifyEvenOver(token);
      return { lessonId, participantId: id };
    },
    async identifyPanel(authorization, lessonId, host) {
      const caller = await accounts.authenticate({ method: 'GET', url: PHONES_PATH, host, authorization });
      if (caller.accountType === 'guest') throw new LecternError('GUEST_FORBIDDEN');
      await lessons.get(caller, lessonId);
      return { lessonId, sessionId: caller.sessionId };
    },
    phoneCame: (id) => presence.came(id),
    phoneWent: (id) => presence.went(id),
    panelsAreThere: (lessonIds) => phones.notePanels(lessonIds),
    command: (participantId, lessonId, id, command) =>
      teacherPhones.command(participantId, lessonId, id, command),
    done: (done) => teacherPhones.done(done),
    log,
  });
}

/** Forwards events of other features to phones and panels. */
function hearBus({ bus, log }: Ground, hub: PhoneHub, teacherPhones: TeacherPhonesService): Disposables {
  const disposables = new Disposables();
  disposables.add(bus.subscribe(PHONES_TOPIC, (lessonId) => hub.changed(lessonId)));
  disposables.add(bus.subscribe(PICTURED_TOPIC, (lessonId) => hub.changed(lessonId)));
  disposables.add(bus.subscribe(LESSON_OVER_TOPIC, (lessonId) => hub.changed(lessonId)));
  disposables.add(bus.subscribe(ANSWERED_TOPIC, (lessonId) => hub.answered(lessonId)));
  disposables.add(bus.subscribe(COMMAND_TOPIC, (sent) => hub.command(JSON.parse(sent) as SentCommand)));
  disposables.add(bus.subscribe(DONE_TOPIC, (done) => hub.done(JSON.parse(done) as DoneCommand)));
  disposables.add(bus.subscribe(SESSION_ENDED_TOPIC, (sessionId) => hub.endSession(sessionId)));
  disposables.add(
    bus.subscribe(DEACTIVATED_TOPIC, (teacherId) => {
      teacherPhones
        .sendOut(teacherId)
        .catch((error: unknown) => log.warn({ err: error }, 'failed to remove a teacher’s phones'));
    }),
  );
  disposables.add(bus.onGap(() => hub.lookAgain()));
  return disposables;
}

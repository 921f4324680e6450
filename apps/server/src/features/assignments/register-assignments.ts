import { loadSecret } from '../../platform/database/secret.ts';
import { every } from '../../platform/every.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import {
  type AccountsService,
  AddressLimit,
  CodeLimits,
  JoinPace,
  openGuessLimits,
  openProofsOfWork,
} from '../accounts/index.ts';
import type { ClassesService } from '../classes/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { ExercisesService } from '../exercises/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import { AnsweringService } from './answering/answering.service.ts';
import { CALLS_A_MINUTE, OwnWorks } from './answering/own-works.ts';
import { AssignmentAccess } from './assignment-access.ts';
import { AssignmentLinks } from './assignment-links.ts';
import { AssignmentNews } from './assignment-news.ts';
import { AssignmentOwners } from './assignment-owners.ts';
import {
  routeAnswering,
  routeAssignmentFiles,
  routeAssignments,
  routeMarking,
} from './assignments.routes.ts';
import { AssignmentsService } from './assignments.service.ts';
import { AssignmentsStore } from './assignments.store.ts';
import type { AssignmentTables } from './assignments.tables.ts';
import { AssignmentFilesStore } from './files.store.ts';
import { ClassWordOfWeek } from './giving/codes.ts';
import { AnswerPresenter } from './marking/answer-presenter.ts';
import { Judgements } from './marking/judgements.ts';
import { MarkingService } from './marking/marking.service.ts';
import { MarksStore } from './marking/marks.store.ts';
import { NewerQuestionsService } from './newer-questions.service.ts';
import { Papers } from './papers.ts';
import { WorksStore } from './works.store.ts';
import { WrongAnswersService } from './wrong-answers/wrong-answers.service.ts';

const MINUTE_MS = 60_000;
const SWEEP_EVERY_MS = 20_000;
/** Wrong words within an hour: of one phone, of an address, and for one assignment from anywhere. */
const WORDS_ALLOWED = {
  ofPhone: { allowed: 8, firstLock: 30, longestLock: 600 },
  ofAddress: 200,
  ofSecret: 100,
};

/** Ports to other features. */
export interface AssignmentPorts {
  readonly accounts: Pick<AccountsService, 'findUser' | 'findUsers'>;
  readonly classes: ClassesService;
  readonly documents: Pick<DocumentsService, 'allowed'>;
  readonly exercises: ExercisesService;
  readonly notifications: Pick<NotificationsService, 'push'>;
}

const personalRows = (owners: AssignmentOwners): readonly PersonalRow<AssignmentTables>[] => [
  {
    table: 'assignment',
    column: 'owner_id',
    // Colleagues have marked the work of pupils who stay.
    onCancel: { remove: (userId) => owners.leave(userId) },
    export: {
      file: 'assignments.json',
      about: { zh: '布置的作业及其设置', en: 'assignments that you gave out, with their settings' },
      columns: ['id', 'setting', 'source', 'code', 'created_at'],
    },
  },
  {
    table: 'assignment_mark',
    column: 'by_id',
    onCancel: { keep: 'a mark stays with the pupil’s work; its maker is then an account without a name' },
    export: {
      file: 'assignment-marks.json',
      about: { zh: '批改的分数和评语', en: 'points and words that you gave to answers' },
      columns: ['id', 'question_id', 'at', 'content'],
    },
  },
];

/** Registers assignments: questions given out to pupils without accounts, their answers, and marks. */
export async function registerAssignments(
  ground: Ground,
  { accounts, classes, documents, exercises, notifications }: AssignmentPorts,
): Promise<Registered<AssignmentsService>> {
  const { clock, config, database, log, objects, objectSweep, routes, steadyClock } = ground;
  const tables = database.withTables<AssignmentTables>();
  const store = new AssignmentsStore(tables);
  const works = new WorksStore(tables);
  const marks = new MarksStore(tables);
  const files = new AssignmentFilesStore(tables);
  const papers = new Papers((id) => store.content(id));
  const judgements = new Judgements({ works, marks, papers });
  const access = new AssignmentAccess({ store, works, classes });
  const words = new ClassWordOfWeek(await loadSecret(database, 'assignment_words'));
  const links = new AssignmentLinks(new LinkSigner(await loadSecret(database, 'assignment_files'), clock));
  const guesses = await openGuessLimits(database, steadyClock);
  const news = new AssignmentNews({ store, classes, notifications }, log);
  const shared = { store, works, marks, files, papers, judgements, access, links, news };
  const parts = { ...shared, accounts, classes, objects, words, clock, log };
  const wrongAnswers = new WrongAnswersService(parts);
  const owners = new AssignmentOwners(parts);
  const assignments = new AssignmentsService({ ...parts, owners, wrongAnswers, documents, exercises });
  const newer = new NewerQuestionsService({ ...parts, assignments });
  const presenter = new AnswerPresenter(parts);
  const marking = new MarkingService({ ...parts, presenter });
  const limit = new AddressLimit(steadyClock, CALLS_A_MINUTE, MINUTE_MS);
  const own = new OwnWorks({ ...parts, wrongAnswers, limit });
  const answering = new AnsweringService({
    ...parts,
    own,
    wrongAnswers,
    codes: new CodeLimits(guesses, 'do'),
    wordLimits: new CodeLimits(guesses, 'do-word', WORDS_ALLOWED),
    pace: new JoinPace(await openProofsOfWork(database, steadyClock), steadyClock),
  });
  objectSweep.names('objects', (hashes) => files.named(hashes));
  routeAssignments(routes, assignments, newer);
  routeMarking(routes, marking, wrongAnswers);
  routeAnswering(routes, answering, own);
  routeAssignmentFiles(routes, { links, files, objects });
  const sweeping = config.roles.includes('worker')
    ? every({
        everyMs: SWEEP_EVERY_MS,
        jitterMs: SWEEP_EVERY_MS / 4,
        async run() {
          const ended = await store.handInEnded(new Date(clock.now()));
          for (const id of ended) news.note(id);
          await judgements.bringUpToDate({}, (ids) => store.findAll(ids));
        },
        failure: 'failed to hand in attempts whose time is over',
        log,
      })
    : undefined;
  return {
    service: assignments,
    personal: personalRows(owners),
    async close() {
      await Promise.all([sweeping?.close(), news.close()]);
    },
  };
}

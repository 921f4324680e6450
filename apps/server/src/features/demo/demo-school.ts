import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stateOfSnapshot } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { ClassesService } from '../classes/index.ts';
import type { CoursewareService } from '../courseware/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { OrganisationsService } from '../organisations/index.ts';
import { DemoStore } from './demo.store.ts';
import type { LessonBuilder } from './lesson-builder.ts';
import { pupilNames } from './pupils.ts';

/** Ports to the features in which the demonstration school is created. */
export interface DemoPorts {
  readonly accounts: Pick<AccountsService, 'anyUser' | 'createUser' | 'findUserByLoginName'>;
  readonly organisations: Pick<OrganisationsService, 'createOrganisation' | 'findOrganisationByName'>;
  readonly classes: Pick<ClassesService, 'createClass' | 'hasClass'>;
  readonly documents: Pick<DocumentsService, 'create' | 'grants' | 'listing'>;
  readonly courseware: Pick<CoursewareService, 'create'>;
}

const SCHOOL = '示范小学';
const CLASS = '三年级2班';
const teachers = [
  { loginName: 'chen', realName: '陈老师' },
  { loginName: 'li', realName: '李老师' },
] as const;

interface DemoLesson {
  readonly name: string;
  readonly cover: 'autumn-rain' | 'fractions' | 'states-of-water';
  readonly build: () => Promise<LessonBuilder>;
}

/** The desk shows the last lesson first. */
const lessons: readonly DemoLesson[] = [
  {
    name: '水的三态变化',
    cover: 'states-of-water',
    build: async () => (await import('./lessons/states-of-water.ts')).statesOfWaterLesson(),
  },
  {
    name: '分数的初步认识',
    cover: 'fractions',
    build: async () => (await import('./lessons/fractions.ts')).fractionsLesson(),
  },
  {
    name: '秋天的雨 第一课时',
    cover: 'autumn-rain',
    build: async () => (await import('./lessons/autumn-rain.ts')).autumnRainLesson(),
  },
];
/** The lesson that is shared with the second teacher for editing, so that two users can be shown in one courseware. */
const SHARED_LESSON = '分数的初步认识';

/**
 * Characters of the password, without letters and digits that are mistaken for one another on a screen across a room.
 */
const PASSWORD_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_LENGTH = 12;

function randomPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => PASSWORD_SIGNS[randomInt(PASSWORD_SIGNS.length)]).join(
    '',
  );
}

/**
 * Creates the demonstration school in an empty database, or completes an interrupted creation. Returns the text for the
 * screen, in both languages, with the sign-in details, which are shown only once.
 */
export async function makeDemoSchool(
  platform: Platform,
  ports: DemoPorts,
): Promise<readonly { readonly zh: string; readonly en: string }[]> {
  const { clock, config, database } = platform;
  if (!config.demo) return [];
  const store = new DemoStore(database);
  if ((await store.state())?.completed) return [];
  return store.alone(async () => {
    const state = await store.state();
    if (state?.completed || (!state && (await ports.accounts.anyUser()))) return [];
    const password = state?.password ?? config.demoPassword ?? randomPassword();
    if (!state) await store.begin(password, new Date(clock.now()));
    await fillSchool(platform, ports, password);
    await store.complete(new Date(clock.now()));
    const names = teachers.map(({ loginName }) => loginName);
    return [
      {
        zh: `已建立示范学校“${SCHOOL}”（${CLASS}，${pupilNames.length} 名学生，${lessons.length} 份课件）。登录账号：${names.join('、')}，密码：${password}（只显示这一次）`,
        en: `The demonstration school ${SCHOOL} is ready (class ${CLASS}, ${pupilNames.length} pupils, ${lessons.length} coursewares). Sign in as ${names.join(' or ')}, password: ${password} (shown only this once)`,
      },
    ];
  });
}

/** Each step is skipped when an earlier run has completed it. */
async function fillSchool(platform: Platform, ports: DemoPorts, password: string): Promise<void> {
  const { accounts, organisations } = ports;
  const school =
    (await organisations.findOrganisationByName(SCHOOL)) ??
    (await organisations.createOrganisation({ name: SCHOOL }));
  const [chen, li] = await Promise.all(
    teachers.map(
      async (teacher) =>
        (await accounts.findUserByLoginName(teacher.loginName)) ??
        (await accounts.createUser({
          ...teacher,
          password,
          allowWeakPassword: true,
          identities: ['TEACHER'],
          organisationId: school.id,
        })),
    ),
  );
  if (!chen || !li) return;
  if (!(await ports.classes.hasClass(school.id, CLASS))) {
    await ports.classes.createClass({
      organisationId: school.id,
      name: CLASS,
      classType: 'CLASS',
      teacherIds: [chen.id, li.id],
      students: pupilNames.map((realName, index) => ({
        realName,
        studentNumber: String(index + 1).padStart(2, '0'),
      })),
    });
  }
  for (const lesson of lessons) await addLesson(platform, ports, chen.id, li.id, lesson);
}

async function addLesson(
  platform: Platform,
  { documents, courseware }: DemoPorts,
  ownerId: string,
  colleagueId: string,
  { name, cover, build }: DemoLesson,
): Promise<void> {
  const query = { parentId: null, search: name, resourceTypeCode: undefined, order: 'name' } as const;
  const found = await documents.listing.list(ownerId, {
    ...query,
    formats: undefined,
    sourceFrom: undefined,
    direction: undefined,
    after: undefined,
    limit: 1,
  });
  let id = found.rows[0]?.id;
  if (id === undefined) {
    const lesson = await build();
    const { hash } = await platform.objects.put(await lessonCover(cover));
    id = await platform.database.transaction().execute(async (transaction) => {
      const row = await documents.create(
        {
          ownerId,
          parentId: null,
          name,
          autoRename: false,
          resourceTypeCode: 'coursewares',
          format: 'ndpx',
          size: 0,
          pageCount: lesson.pageCount,
          coverHash: hash,
        },
        transaction,
      );
      await courseware.create(row.id, stateOfSnapshot(lesson.snapshot()), [], transaction);
      return row.id;
    });
  }
  if (name === SHARED_LESSON) await documents.grants.put(ownerId, id, colleagueId, EditPermission.EDIT);
}

/** The rendered first page of a lesson: WebP, 640 × 360. */
async function lessonCover(name: 'autumn-rain' | 'fractions' | 'states-of-water'): Promise<Buffer> {
  return readFile(new URL(`./covers/${name}.webp`, import.meta.url));
}

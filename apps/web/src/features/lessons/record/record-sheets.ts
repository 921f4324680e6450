import type { KeptActivity } from '@lectern/protocol/kept-activities';
import type { ClassEvent, Lesson } from '@lectern/protocol/lessons';
import { type LessonSums, pupilName } from '../../../parts/lessons/index.ts';
import type { WorkbookSheet } from '../../../parts/workbook.ts';
import type { LessonTexts } from '../lesson-texts.ts';
import type { LessonWords } from '../use-lesson-words.ts';
import {
  activityTitle,
  answererOf,
  answerWords,
  byQuestion,
  markWords,
  nameOf,
  wayOf,
} from './answer-words.ts';

export interface RecordToExport {
  readonly lesson: Lesson;
  /** Milliseconds. */
  readonly lasted: number;
  /** Events in order, without undone events. */
  readonly events: readonly ClassEvent[];
  readonly sums: LessonSums;
  readonly activities: readonly KeptActivity[];
  readonly memberName: (memberId: string) => string | undefined;
}

/** The record of a lesson as sheets: an overview, and one for each kind of data that it contains. */
export function recordSheets(record: RecordToExport, t: LessonTexts, words: LessonWords): WorkbookSheet[] {
  const { lesson, sums, activities } = record;
  const questions = byQuestion(activities);
  const sheets: readonly (WorkbookSheet & { readonly head: readonly string[] })[] = [
    {
      title: t('pages'),
      head: [t('sheets.page'), t('sheets.seconds'), t('sheets.times')],
      rows: sums.pages.map(({ number, milliseconds, times }) => [
        number,
        Math.max(1, Math.round(milliseconds / 1000)),
        times,
      ]),
    },
    {
      title: t('people.title'),
      head: [
        t('people.name'),
        t('people.points'),
        t('people.called'),
        t('people.praised'),
        t('people.attendance'),
      ],
      rows: sums.pupils.map(({ name, points, called, praised, attendance }) => [
        name,
        points,
        called,
        praised,
        attendance ? t(`attendance.${attendance}`) : '',
      ]),
    },
    {
      title: t('people.teams'),
      head: [t('people.teams'), t('people.points'), t('sheets.members')],
      rows: sums.teams.map(({ name, points, pupils }) => [name, points, pupils.join(t('between'))]),
    },
    {
      title: t('sheets.events'),
      head: [t('time'), t('sheets.what'), t('people.name'), t('sheets.item'), t('people.points')],
      rows: eventRows(record, t, words),
    },
    {
      title: t('activities.title'),
      head: [
        ...[t('time'), t('activities.title'), t('people.name'), t('sheets.answer'), t('activities.mark')],
        t('activities.way'),
      ],
      rows: questions.flat().flatMap((activity) => answerRows(activity, t, words)),
    },
    {
      title: t('activities.results'),
      head: [t('activities.title'), t('people.name'), t('people.points'), t('activities.handedIn')],
      rows: activities.flatMap((activity) => exerciseRows(activity, t)),
    },
  ];
  return [
    {
      title: t('title'),
      rows: [
        [t('name'), words.name(lesson)],
        [t('class'), lesson.class_name],
        [t('time'), words.when(lesson.begin_at)],
        [t('lasted'), words.lasted(record.lasted)],
        [t('pages'), sums.pages.length],
        [t('people.called'), sums.calls],
        [t('people.points'), sums.points],
        [t('people.praised'), sums.praise],
        [t('attendance.absent'), sums.absent],
        [t('activities.title'), questions.length],
      ],
    },
    ...sheets.filter(({ rows }) => rows.length > 0),
  ];
}

/** A row for each answer. */
function answerRows(activity: KeptActivity, t: LessonTexts, words: LessonWords) {
  return activity.answers.map((answer) => [
    words.when(answer.at),
    activityTitle(activity, t),
    answererOf(answer, t),
    answerWords(answer, activity, t),
    markWords(answer, activity, t),
    t(`activities.ways.${wayOf(answer)}`),
  ]);
}

/** A row for each pupil who answered an exercise: points, whether it was handed in, and the state of each answer. */
function exerciseRows(activity: KeptActivity, t: LessonTexts) {
  const { result } = activity;
  if (result.kind !== 'exercise') return [];
  return result.pupils.map(({ name, points, handed_in: isIn, answers }) => [
    activityTitle(activity, t),
    nameOf({ name }, t),
    points,
    isIn ? '✓' : '',
    ...answers.map((state, index) =>
      state === null
        ? ''
        : `${t('activities.number', { number: index + 1 })} ${t(`activities.states.${state}`)}`,
    ),
  ]);
}

/** A row for each pupil of each event. */
function eventRows({ events, memberName }: RecordToExport, t: LessonTexts, words: LessonWords) {
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'called':
      case 'praised':
      case 'scored':
      case 'attendance':
        return event.pupils.map((pupil) => [
          words.when(event.at),
          t(`sheets.kinds.${event.kind}`),
          pupilName(pupil, memberName) ?? t('people.left'),
          event.kind === 'scored'
            ? event.item
            : event.kind === 'attendance'
              ? t(`attendance.${event.state}`)
              : '',
          event.kind === 'scored' ? event.points : '',
        ]);
      default:
        return [];
    }
  });
}

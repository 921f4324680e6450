import {
  isComposite,
  type KindName,
  plainTextOf,
  type Question,
  type SingleQuestion,
  toBasic,
} from '@lectern/questions';
import { strToU8 } from 'fflate';
import type { ExportedFile, QuestionFiles } from '../../build/export-notes.ts';
import { ExportNotes } from '../../build/export-notes.ts';
import { htmlOfContent } from '../../markup/html-of-content.ts';
import { MoodleOut } from './moodle-out.ts';
import { hasDraggedLabels } from './picture-types.ts';
import { TYPE_WRITERS } from './write-types.ts';
import { cdata, el, textEl } from './xml-out.ts';

/** Fields that Moodle has no place for. */
const LOST = ['timeLimit', 'difficulty', 'ability', 'knowledgePoints', 'source', 'author', 'stage'] as const;
const LONGEST_NAME = 60;

/** Writes questions in the XML format of Moodle, with their files. Games are written as the questions that they play. */
export function writeMoodle(questions: readonly Question[], files: QuestionFiles): ExportedFile {
  const notes = new ExportNotes();
  const out = new MoodleOut(files, notes);
  const written = questions.map((question, index) => {
    notes.about(index);
    return questionXml(question, out);
  });
  return {
    bytes: strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${el('quiz', {}, '\n', ...written)}\n`),
    mime: 'application/xml',
    extension: 'xml',
    lines: notes.lines(),
  };
}

function questionXml(question: Question, out: MoodleOut): string {
  out.notes.lostFields(question, LOST);
  if (isComposite(question)) {
    const children = question.children.map((child) => singleXml(child, out)).filter((xml) => xml !== '');
    if (question.analysis) out.notes.note('field', 'lost', 'analysis');
    if (question.tags) out.notes.note('field', 'lost', 'tags');
    return `${descriptionXml(question, children.length, out)}${children.join('')}`;
  }
  if (question.kind === 'label-picture' && hasDraggedLabels(question)) return singleXml(question, out);
  let made = 0;
  const basic = toBasic(question, () => `p${++made}`);
  if (!basic) return singleXml(question, out);
  out.notes.note('game', 'changed', question.kind);
  return basic.map((one) => singleXml(one, out)).join('');
}

/** The material of a composite, which the given number of questions follow. */
function descriptionXml({ stem }: Question, count: number, out: MoodleOut): string {
  const used = new Set<string>();
  const html = `<div class="lectern-composite-${count}">${htmlOfContent(stem, out.options(used))}</div>`;
  const text = el('questiontext', { format: 'html' }, cdata(html), out.filesOf(used));
  return `${el('question', { type: 'description' }, nameEl(plainTextOf(stem)), text, textEl('defaultgrade', 0))}\n`;
}

function singleXml(question: SingleQuestion, out: MoodleOut): string {
  const write = TYPE_WRITERS[question.kind as KindName];
  if (!write) {
    out.notes.note('kind-not-in-format', 'refused', question.kind);
    return '';
  }
  const { type, text, own } = write(question, out);
  const hints = question.hints ?? [];
  if (new Set(hints.map(({ cost }) => cost)).size > 1) out.notes.note('hint-costs', 'changed');
  const penalty = Number(((hints[0]?.cost ?? 0) / question.score).toFixed(7));
  const fields = [
    nameEl(plainTextOf(question.stem)),
    el('questiontext', { format: 'html' }, text ?? out.html(question.stem)),
    out.htmlIf('generalfeedback', question.analysis),
    textEl('defaultgrade', question.score),
    textEl('penalty', penalty),
    textEl('hidden', 0),
    own,
    ...hints.map(({ content }) => out.htmlEl('hint', content)),
    (question.tags ?? []).length > 0
      ? el('tags', {}, ...(question.tags ?? []).map((tag) => el('tag', {}, cdata(tag))))
      : '',
  ];
  return `${el('question', { type }, ...fields)}\n`;
}

function nameEl(words: string): string {
  const name = words.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).toWellFormed();
  return el('name', {}, cdata(name === '' ? '?' : name));
}

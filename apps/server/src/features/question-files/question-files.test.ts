import { Readable } from 'node:stream';
import { newId } from '@lectern/base';
import {
  addExerciseQuestions,
  blankExercise,
  exerciseSections,
  setExercise,
} from '@lectern/courseware/exercise';
import { EditPermission } from '@lectern/protocol';
import { linkAssets } from '@lectern/protocol/courseware';
import { createDocument, putGrant } from '@lectern/protocol/documents';
import { EXERCISE_LIVE_PATH } from '@lectern/protocol/exercises';
import { getDocument } from '@lectern/protocol/one-document';
import * as endpoints from '@lectern/protocol/question-files';
import type { Question } from '@lectern/questions';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { type LiveClient, openLive } from '../../../test/setup/live-client.ts';
import { makeDocx } from '../../../test/setup/office-files.ts';
import { ONE_PIXEL } from '../../../test/setup/phone.ts';
import { whyNoOffice } from '../../../test/setup/programs.ts';
import type { SignedIn } from '../../../test/setup/sessions.ts';
import type { TestServer } from '../../../test/setup/test-server.ts';
import { startTwoTeachers } from '../../../test/setup/two-teachers.ts';
import { QuestionFilesService } from './question-files.service.ts';

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
const clients: LiveClient[] = [];
beforeAll(async () => {
  ({ server, chen, li } = await startTwoTeachers());
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => server.close());

interface Reading {
  readonly questions: readonly Question[];
  readonly lines: readonly {
    readonly code: string;
    readonly question?: number;
    readonly text?: string;
    readonly state: string;
  }[];
  readonly sections: readonly { readonly title: string; readonly first: number }[];
  readonly files: readonly { readonly hash: string; readonly mime: string }[];
}

async function make(): Promise<string> {
  const body = { name: '练习', resource_type_code: 'exercises' as const };
  return (await server.call(createDocument, { query: { auto_rename: true }, body }, chen)).id;
}

async function read(id: string, name: string, rawBody: Uint8Array, who = chen): Promise<Reading> {
  const bytes = await server.call(
    endpoints.readQuestionFile,
    { params: { id }, query: { name }, rawBody, language: 'zh' },
    who,
  );
  return JSON.parse(strFromU8(bytes));
}

const failure = async (id: string, name: string, rawBody: Uint8Array, who = chen) =>
  (await server.fails(endpoints.readQuestionFile, { params: { id }, query: { name }, rawBody }, who)).code;

const codes = ({ lines }: Reading) => lines.map(({ code }) => code);

const TEXT = strToU8(
  '一、选择题\n1. 一加一等于几？\nA. 1\nB. 2\n答案：B\n二、填空题\n2. 天是____的。\n答案：蓝\n3. 没有答案的题',
);

/** A package of QTI with the picture in its stem, and more markup after it. */
function qti(more = '', manifest = ''): Uint8Array {
  const item = `<?xml version="1.0"?>${manifest}<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="t">
    <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
    <qti-item-body><p>看图<img src="../p.png" alt="图"/></p>${more}<qti-choice-interaction response-identifier="RESPONSE" max-choices="1">
    <qti-simple-choice identifier="A">甲</qti-simple-choice><qti-simple-choice identifier="B">乙</qti-simple-choice></qti-choice-interaction></qti-item-body>
    <qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/></qti-assessment-item>`;
  return zipSync({ 'items/i.xml': strToU8(item), 'p.png': new Uint8Array(ONE_PIXEL) });
}

describe('a file of questions that is read for an exercise', () => {
  it('returns questions, headings and lines with texts in the language of the caller, and changes no document', async () => {
    const id = await make();
    const report = await read(id, '练习.txt', TEXT);
    expect(report.questions.map(({ kind }) => kind)).toEqual(['single-choice', 'fill-blank', 'short-answer']);
    expect(report.sections.map(({ first }) => first)).toEqual([0, 1]);
    expect(report.lines).toMatchObject([{ code: 'answer-missing', question: 2, state: 'unsure' }]);
    const gift = await read(id, 'a.gift', strToU8('::Q1::Who? {=a ~b}\n\n// a\nText only'));
    expect(gift.lines.map(({ text }) => text)).toContain('题目的名称没有保留（1 个）');
    const csv = await read(id, 'a.csv', strToU8('题干,A,B,答案\n"1/2, 哪个大",一,二,A'));
    expect([csv.questions.map(({ kind }) => kind), csv.lines]).toEqual([['single-choice'], []]);
  });

  it('stores its pictures for the document, whose owner pays for them once', async () => {
    const id = await make();
    const first = await read(id, 'a.zip', qti());
    const [picture] = first.files;
    expect(first.files).toMatchObject([{ mime: 'image/png', width: 1, height: 1 }]);
    expect(JSON.stringify(first.questions)).toContain(picture?.hash);
    await read(id, 'a.zip', qti());
    const hashes = [picture?.hash ?? ''];
    const { links } = await server.call(linkAssets, { params: { id }, body: { hashes } }, chen);
    expect(Object.keys(links)).toEqual(hashes);
    expect((await server.call(getDocument, { params: { id }, query: {} }, chen)).size).toBe(ONE_PIXEL.length);
  });

  it('leaves out files that the document does not accept, and says so', async () => {
    const id = await make();
    const bytes = zipSync({
      ...unzipSync(qti()),
      'p.png': strToU8('<html><script>alert(1)</script></html>'),
    });
    const report = await read(id, 'a.zip', bytes);
    expect(report.files).toEqual([]);
    expect(JSON.stringify(report.questions)).not.toMatch(/"[0-9a-f]{64}"/);
    expect(report.lines).toMatchObject([{ code: 'file-refused', question: 0, state: 'lost' }]);
  });
});

describe('a hostile file', () => {
  it('loses scripts, external references, document types and paths that leave the archive', async () => {
    const id = await make();
    const scripted = await read(id, 'a.zip', qti('<script>alert(1)</script><p onclick="x()">字</p>'));
    expect(JSON.stringify(scripted.questions)).not.toMatch(/alert|onclick/);
    const outside = strFromU8(unzipSync(qti())['items/i.xml'] ?? new Uint8Array());
    for (const address of ['../../../../etc/passwd', 'http://127.0.0.1:1/p.png', 'file:///etc/passwd']) {
      const item = strToU8(outside.replace('../p.png', address));
      expect((await read(id, 'a.zip', zipSync({ 'items/i.xml': item }))).files).toEqual([]);
    }
    const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
    const typed = await read(id, 'a.zip', qti('<p>&e;</p>', entity));
    expect(JSON.stringify(typed.questions)).not.toContain('root:');
    const external = await read(id, 'a.docx', makeDocx('1. 题', ['http://127.0.0.1:1/p.png']));
    expect(codes(external)).toContain('picture-external');
  });

  it('is refused when it explodes, is damaged or of another kind', async () => {
    const id = await make();
    const many = Object.fromEntries(
      Array.from({ length: 10_001 }, (_, index) => [`e/${index}.xml`, new Uint8Array()]),
    );
    expect(await failure(id, 'a.zip', zipSync(many, { level: 0 }))).toBe('FILE_EXPLODES');
    expect(await failure(id, 'a.docx', strToU8('PK\u0003\u0004 cut off'))).toBe('FILE_CORRUPT');
    expect(codes(await read(id, 'a.docx', strToU8('%PDF-1.7')))).toEqual(['format-unknown']);
    expect(codes(await read(id, 'a.png', new Uint8Array(ONE_PIXEL)))).toEqual(['format-unknown']);
    expect((await read(id, 'a.txt', new Uint8Array())).questions).toEqual([]);
    // The server goes on reading.
    expect((await read(id, 'a.txt', TEXT)).questions).toHaveLength(3);
  });

  it('is refused when it is too large, and ends its thread when it takes too long', async () => {
    const id = await make();
    const url = `/api/question-files/${id}/reading?name=a.txt`;
    const body = new Uint8Array(endpoints.QUESTION_FILE_MAX_BYTES + 1);
    const response = await server.fetch(url, { method: 'POST', body }, chen);
    expect(response.status).toBe(413);
    const { objects } = server.platform;
    const limits = { waiting: 1, ofOne: 2, totalMs: 1, heapMb: 64, idleMs: 1_000 };
    const assets = {
      accepted: async () => ({ mimes: /^/, mostPixels: 1 }),
      takeIn: async () => undefined,
    };
    const none = async () => {
      throw new Error('not asked');
    };
    const service = new QuestionFilesService(
      {
        assets,
        objects,
        space: { checkRoomOf: async () => undefined },
        documents: { allowed: none },
        exercises: { snapshot: none, asset: none },
        converter: { toPdf: none, drawsFormulas: none },
      },
      limits,
    );
    const file = { name: 'a.txt', bytes: Readable.from([TEXT]), language: 'zh' as const };
    await expect(service.read('u', 'd', file, new AbortController().signal)).rejects.toMatchObject({
      code: 'FILE_TOO_SLOW',
    });
    await service.close();
  });

  it('is not read for a document that the caller may not edit', async () => {
    const id = await make();
    expect(await failure(id, 'a.txt', TEXT, li)).toBe('DOCUMENT_NOT_FOUND');
    const grant = { params: { id, user_id: li.userId }, body: { permission: EditPermission.VIEW } };
    await server.call(putGrant, grant, chen);
    expect(await failure(id, 'a.txt', TEXT, li)).toBe('FORBIDDEN');
  });
});

const withoutId = ({ id: _id, ...rest }: Question) => rest;

/** An exercise with the questions of a text and a picture, and settings that no format holds. */
async function exercise(): Promise<string> {
  const id = await make();
  const report = await read(id, 'a.txt', TEXT);
  const picture = await read(id, 'a.zip', qti());
  const client = openLive(server, chen, id, new Y.Doc(), (ports) => ports, EXERCISE_LIVE_PATH);
  clients.push(client);
  await client.synced();
  const [section] = exerciseSections(client.store);
  client.store.transact((edit) => {
    for (const { hash, ...file } of picture.files)
      edit.create({ kind: 'asset', id: hash, ...(file as { mime: string; size: number }) });
    const questions = [...report.questions, ...picture.questions];
    addExerciseQuestions(
      edit,
      section?.id ?? '',
      questions.map((question) => ({ question: { ...(question as object), id: newId() } })),
    );
    setExercise(edit, { timeLimit: 600 });
  });
  await client.synced();
  return id;
}

describe('an exercise that is written into a file', () => {
  it('comes back equal through QTI, with its pictures', async () => {
    const id = await exercise();
    const body = { format: 'qti' as const };
    const file = await server.call(endpoints.writeQuestionFile, { params: { id }, body }, chen);
    const other = await make();
    const back = await read(other, 'a.zip', file);
    const report = await read(id, 'a.txt', TEXT);
    const picture = await read(id, 'a.zip', qti());
    expect(back.questions.map(withoutId)).toEqual([...report.questions, ...picture.questions].map(withoutId));
    expect(back.files).toEqual(picture.files);
  });

  it('is read again in every other format, and names what was lost before', async () => {
    const id = await exercise();
    for (const [format, name, count] of [
      ['docx', 'a.docx', 4],
      ['xlsx', 'a.xlsx', 4],
      ['gift', 'a.gift', 4],
      ['moodle', 'a.xml', 4],
      ['h5p', 'a.h5p', 4],
    ] as const) {
      const params = { id };
      const losses = await server.call(
        endpoints.questionFileLosses,
        { params, body: { format }, language: 'zh' },
        chen,
      );
      expect(losses.lines.map(({ text }) => text)).toContain('练习的限时不会写入');
      expect(losses.lines.filter(({ text, code }) => text === code)).toEqual([]);
      const file = await server.call(endpoints.writeQuestionFile, { params, body: { format } }, chen);
      const { questions } = await read(await make(), name, file);
      expect([format, questions.length]).toEqual([format, count]);
    }
  });

  it('is no PDF without LibreOffice Math when it has formulas, which is said before', async () => {
    const [question] = (await read(await make(), 'a.txt', strToU8('1. 化简 $\\frac{2a}{4}$。'))).questions;
    const { records } = blankExercise();
    const section = records.find(({ kind }) => kind === 'exercise-section')?.id ?? '';
    const more = { kind: 'exercise-question', id: 'q', parentId: section, order: 'a0', question } as never;
    const none = async () => {
      throw new Error('not asked');
    };
    const service = new QuestionFilesService({
      assets: { accepted: none, takeIn: none },
      objects: server.platform.objects,
      space: { checkRoomOf: none },
      documents: { allowed: async () => ({ name: '卷' }) },
      exercises: { snapshot: async () => ({ records: [...records, more] }), asset: none },
      converter: { toPdf: none, drawsFormulas: async () => false },
    });
    const wish = { format: 'pdf', size: 'A4', key: 'end', answer_sheet: false } as const;
    const { signal } = new AbortController();
    expect((await service.write('u', 'd', wish, 'zh', signal)).lines[0]?.code).toBe('pdf-formulas');
    await expect(service.file('u', 'd', wish, 'zh', signal)).rejects.toMatchObject({
      code: 'CONVERTER_MISSING',
    });
    await service.close();
  });

  it('is a page that contains its questions, and a package of SCORM with that page', async () => {
    const id = await exercise();
    const write = async (format: 'html' | 'scorm') =>
      server.call(endpoints.writeQuestionFile, { params: { id }, body: { format } }, chen);
    const page = strFromU8(await write('html'));
    expect(page).toMatch(/<script type="application\/json" id="exercise">.*一加一等于几/);
    expect(page).toContain('data-mime="image/png"');
    expect(page).toContain("default-src 'none'");
    const files = unzipSync(await write('scorm'));
    expect(Object.keys(files)).toEqual(['imsmanifest.xml', 'index.html']);
    expect(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())).toContain('adlcp:scormtype="sco"');
  });

  it.skipIf(whyNoOffice !== undefined)('is a PDF on the paper that was chosen', async () => {
    const id = await exercise();
    const body = { format: 'pdf', size: 'A3' } as const;
    const pdf = await server.call(endpoints.writeQuestionFile, { params: { id }, body }, chen);
    expect(strFromU8(pdf.subarray(0, 5))).toBe('%PDF-');
    // A3 lies across: 420 by 297 mm are 1191 by 842 points.
    expect(strFromU8(pdf, true)).toMatch(/MediaBox\s*\[\s*0 0 119\d[.\d]* 84\d/);
  });

  it('is a paper with key and answer sheet apart in an archive, and only for users who may see it', async () => {
    const id = await exercise();
    const body = { format: 'docx', size: '8K', key: 'apart', answer_sheet: true } as const;
    const file = await server.call(
      endpoints.writeQuestionFile,
      { params: { id }, body, language: 'zh' },
      chen,
    );
    expect(Object.keys(unzipSync(file))).toEqual(['试卷.docx', '参考答案.docx', '答题卡.docx']);
    const params = { id };
    expect((await server.fails(endpoints.writeQuestionFile, { params, body }, li)).code).toBe(
      'DOCUMENT_NOT_FOUND',
    );
    const template = await server.call(endpoints.questionTemplate, {}, li);
    expect(await read(id, '模板.xlsx', template)).toMatchObject({ questions: [], lines: [] });
  });
});

import * as endpoints from '@lectern/protocol/question-files';
import type { Routes } from '../../platform/http/routes.ts';
import { contentDisposition, hangUp } from '../../platform/http/send-object.ts';
import { sendRead } from '../courseware/index.ts';
import type { QuestionFilesService } from './question-files.service.ts';
import { exportText } from './texts/export-texts.ts';

export function routeQuestionFiles(routes: Routes, files: QuestionFilesService): void {
  routes.handle(
    endpoints.readQuestionFile,
    async ({ caller, params, query, rawBody, language, request, response }) => {
      const file = { name: query.name, bytes: rawBody, language };
      const read = await files.read(caller.userId, params.id, file, hangUp(response));
      return sendRead({ ...read, source: undefined }, request, response);
    },
  );
  routes.handle(endpoints.questionTemplate, async ({ caller, language }) =>
    Buffer.from(await files.template(caller.userId, language)),
  );
  routes.handle(endpoints.questionFileLosses, async ({ caller, params, body, language, response }) => {
    const signal = hangUp(response);
    const { written, lines } = await files.write(caller.userId, params.id, body, language, signal);
    return { written, lines: lines.map((line) => ({ ...line, text: exportText(line, language) })) };
  });
  routes.handle(endpoints.writeQuestionFile, async ({ caller, params, body, language, response }) => {
    const signal = hangUp(response);
    const { extension, bytes } = await files.file(caller.userId, params.id, body, language, signal);
    response.header('content-disposition', contentDisposition('attachment', `exercise.${extension}`));
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  });
}

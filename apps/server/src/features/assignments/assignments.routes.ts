import { LecternError } from '@lectern/protocol';
import * as assignmentCalls from '@lectern/protocol/assignments';
import * as marking from '@lectern/protocol/marking';
import * as ownWork from '@lectern/protocol/own-work';
import { listWrongAnswers } from '@lectern/protocol/wrong-answers';
import { z } from 'zod';
import type { Routes } from '../../platform/http/routes.ts';
import { FILE_POLICY } from '../../platform/http/security-headers.ts';
import { sendObject } from '../../platform/http/send-object.ts';
import { isHash, type ObjectStore } from '../../platform/objects/object-store.ts';
import type { AnsweringService } from './answering/answering.service.ts';
import type { OwnWorks } from './answering/own-works.ts';
import type { AssignmentLinks } from './assignment-links.ts';
import type { AssignmentsService } from './assignments.service.ts';
import type { AssignmentFilesStore } from './files.store.ts';
import type { MarkingService } from './marking/marking.service.ts';
import type { NewerQuestionsService } from './newer-questions.service.ts';
import type { WrongAnswersService } from './wrong-answers/wrong-answers.service.ts';

const address = z.object({ assignment_id: z.uuid(), hash: z.string().refine(isHash) });
const signed = z.object({ e: z.string().max(16), s: z.string().max(64) });

export function routeAssignments(
  routes: Routes,
  assignments: AssignmentsService,
  newer: NewerQuestionsService,
): void {
  routes.handle(assignmentCalls.createAssignment, ({ caller, params, body }) =>
    assignments.create(caller, params.id, body),
  );
  routes.handle(assignmentCalls.listAssignments, ({ caller, query }) => assignments.list(caller, query));
  routes.handle(assignmentCalls.getAssignment, ({ caller, params }) => assignments.get(caller, params.id));
  routes.handle(assignmentCalls.getAssignmentContent, ({ caller, params }) =>
    assignments.content(caller, params.id),
  );
  routes.handle(assignmentCalls.changeAssignment, ({ caller, params, body }) =>
    assignments.change(caller, params.id, body.setting),
  );
  routes.handle(assignmentCalls.deleteAssignment, async ({ caller, params }) => {
    await assignments.remove(caller, params.id);
    return {};
  });
  routes.handle(assignmentCalls.takeNewerQuestions, ({ caller, params, body }) =>
    newer.take(caller, params.id, body.dry),
  );
}

export function routeMarking(
  routes: Routes,
  service: MarkingService,
  wrongAnswers: WrongAnswersService,
): void {
  routes.handle(marking.listWorks, ({ caller, params }) => service.list(caller, params.id));
  routes.handle(marking.getWork, ({ caller, params }) => service.get(caller, params.id, params.work_id));
  routes.handle(marking.getAnswersOfQuestion, ({ caller, params }) =>
    service.answersOfQuestion(caller, params.id, params.question_id),
  );
  routes.handle(marking.markAnswer, ({ caller, params, body }) => {
    const { question_id: questionId, ...content } = body;
    return service.mark(
      caller,
      { id: params.id, workId: params.work_id, markId: params.mark_id, questionId },
      content,
    );
  });
  routes.handle(marking.uploadVoice, ({ caller, params, rawBody }) =>
    service.uploadVoice(caller, params.id, rawBody),
  );
  routes.handle(marking.returnWorks, ({ caller, params, body }) =>
    service.returnWorks(caller, params.id, body),
  );
  routes.handle(listWrongAnswers, ({ caller, params, query }) =>
    wrongAnswers.list(caller, params.class_id, { memberId: query.member_id, since: query.since }),
  );
}

export function routeAnswering(routes: Routes, answering: AnsweringService, own: OwnWorks): void {
  routes.handle(ownWork.lookAtAssignment, ({ body, address: from, device, proof }) =>
    answering.look(body, { address: from, device, proof }),
  );
  routes.handle(ownWork.beginWork, ({ body, address: from, device, proof }) =>
    answering.begin(body, body.who, { address: from, device, proof }),
  );
  routes.handle(ownWork.getOwnWork, ({ bearer }) => own.get(bearer));
  routes.handle(ownWork.addResponse, ({ bearer, params, body }) =>
    own.respond(bearer, {
      id: params.response_id,
      questionId: body.question_id,
      response: body.response,
      givenAt: body.given_at,
      device: body.device,
    }),
  );
  routes.handle(ownWork.askHint, ({ bearer, body }) => own.hint(bearer, body.question_id, body.hint_id));
  routes.handle(ownWork.uploadAnswerFile, ({ bearer, rawBody }) => own.upload(bearer, rawBody));
  routes.handle(ownWork.handInWork, ({ bearer }) => own.handIn(bearer));
  routes.handle(ownWork.beginAgain, ({ bearer }) => answering.again(bearer));
  routes.handle(ownWork.renounceAttempts, ({ bearer }) => own.renounce(bearer));
}

/** Files of pupils are served as pictures and sounds, never as a page of this origin. */
export function routeAssignmentFiles(
  routes: Routes,
  ports: {
    readonly links: AssignmentLinks;
    readonly files: AssignmentFilesStore;
    readonly objects: ObjectStore;
  },
): void {
  routes.serve(marking.ASSIGNMENT_FILE_PATH, async (request, response) => {
    const place = address.safeParse(request.params);
    const proof = signed.safeParse(request.query);
    if (!place.success || !proof.success) throw new LecternError('LINK_INVALID');
    const { assignment_id: assignmentId, hash } = place.data;
    const isOurs = ports.links.verify(assignmentId, hash, proof.data.e, proof.data.s);
    const file = isOurs ? await ports.files.ofAssignment(assignmentId, hash) : undefined;
    if (!file) throw new LecternError('LINK_INVALID');
    response
      .header('content-security-policy', FILE_POLICY)
      .header('cache-control', 'private, max-age=3600, immutable')
      .header('content-type', file.mime);
    return sendObject(request, response, ports.objects, { hash, size: file.size });
  });
}

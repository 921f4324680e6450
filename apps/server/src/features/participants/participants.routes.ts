import { buffer } from 'node:stream/consumers';
import { LecternError } from '@lectern/protocol';
import * as cardCalls from '@lectern/protocol/card-answers';
import * as handCalls from '@lectern/protocol/hands';
import { listActivities, listActivityQuestions } from '@lectern/protocol/kept-activities';
import { LESSON_WORK_PATH, uploadLessonWork } from '@lectern/protocol/lesson-works';
import { addPanelAnswers, uploadPanelFile } from '@lectern/protocol/panel-answers';
import * as endpoints from '@lectern/protocol/participants';
import * as teachers from '@lectern/protocol/teacher-phones';
import { z } from 'zod';
import type { Routes } from '../../platform/http/routes.ts';
import { FILE_POLICY } from '../../platform/http/security-headers.ts';
import { hangUp, sendObject } from '../../platform/http/send-object.ts';
import type { Sockets } from '../../platform/http/sockets.ts';
import { isHash, type ObjectStore } from '../../platform/objects/object-store.ts';
import type { ShownPagesService } from '../shown-pages/index.ts';
import type { CardAnswersService } from './cards/card-answers.service.ts';
import type { PanelAnswersService } from './cards/panel-answers.service.ts';
import type { HandsService } from './hands/hands.service.ts';
import type { KeptActivitiesService } from './kept-activities.service.ts';
import type { ParticipantsService } from './participants.service.ts';
import type { ParticipantsStore } from './participants.store.ts';
import type { PageLinks } from './phones/page-links.ts';
import type { PhoneHub } from './phones/phone-hub.ts';
import type { PhonesService } from './phones/phones.service.ts';
import type { TeacherPhonesService } from './phones/teacher-phones.service.ts';
import type { WorksService } from './works/works.service.ts';

/**
 * Largest message, bytes: a socket sends its token, and the teacher's phone one stroke at most. A longer message closes
 * the connection.
 */
const MESSAGE_MAX_BYTES = 8_192;

const photoAddress = z.object({ lesson_id: z.uuid(), photo_id: z.uuid() });
const pageAddress = z.object({ lesson_id: z.uuid(), hash: z.string().refine(isHash) });
const workAddress = pageAddress.extend({ activity_id: z.uuid() });
const signed = z.object({ e: z.string().max(16), s: z.string().max(64) });

export function routeParticipants(routes: Routes, participants: ParticipantsService): void {
  routes.handle(endpoints.lookAtCode, ({ body, address, device, proof }) =>
    participants.look(body, { address, device, proof }),
  );
  routes.handle(endpoints.joinLesson, ({ body, address, device, proof, response }) =>
    participants.join(body, body.who, { address, device, proof }, hangUp(response)),
  );
  routes.handle(endpoints.getPupilView, ({ bearer }) => participants.view(bearer));
  routes.handle(endpoints.leaveLesson, async ({ bearer }) => {
    await participants.leave(bearer);
    return {};
  });
  routes.handle(endpoints.addAnswer, async ({ bearer, body }) => ({
    own: await participants.answer(bearer, {
      id: body.id,
      activityId: body.activity_id,
      content: body.content,
    }),
  }));
  routes.handle(endpoints.openHint, async ({ bearer, params, body }) => ({
    hint: await participants.openHint(bearer, params.activity_id, body.hint_id),
  }));
}

export function routePhones(routes: Routes, phones: PhonesService): void {
  routes.handle(endpoints.openPhones, ({ caller, params, body }) => phones.open(caller, params.id, body));
  routes.handle(endpoints.getPhones, ({ caller, params }) => phones.get(caller, params.id));
  routes.handle(endpoints.closePhones, async ({ caller, params }) => {
    await phones.close(caller, params.id);
    return {};
  });
  routes.handle(endpoints.showPageOnPhones, async ({ caller, params, body }) => {
    await phones.showPage(caller, params.id, body);
    return {};
  });
  routes.handle(endpoints.freeParticipant, async ({ caller, params }) => {
    await phones.free(caller, params.id, params.participant_id);
    return {};
  });
  routes.handle(endpoints.sendOutNewcomers, ({ caller, params }) =>
    phones.sendOutNewcomers(caller, params.id),
  );
  routes.handle(endpoints.startActivity, ({ caller, params, body }) =>
    phones.start(caller, params.id, params.activity_id, body),
  );
  routes.handle(endpoints.changeActivity, ({ caller, params, body }) =>
    phones.change(caller, params.id, params.activity_id, body),
  );
}

export function routeCardAnswers(routes: Routes, cards: CardAnswersService): void {
  routes.handle(cardCalls.addCardAnswers, ({ caller, params, body }) =>
    cards.add(caller, params.id, params.activity_id, body.answers),
  );
  routes.handle(cardCalls.getLessonCards, ({ bearer }) => cards.cards(bearer));
  routes.handle(cardCalls.sendCardAnswers, ({ bearer, body }) =>
    cards.addByPhone(bearer, body.activity_id, body.answers),
  );
}

export function routePanelAnswers(routes: Routes, panel: PanelAnswersService): void {
  routes.handle(addPanelAnswers, async ({ caller, params, body }) => ({
    count: await panel.add(caller, params.id, params.activity_id, {
      asked: body.asked,
      askedAt: body.asked_at,
      answers: body.answers,
    }),
  }));
}

export function routeHands(routes: Routes, hands: HandsService): void {
  routes.handle(handCalls.raiseHand, async ({ bearer, body }) => {
    await hands.raise(bearer, body.id, body.question ?? '');
    return {};
  });
  routes.handle(handCalls.lowerHand, async ({ bearer }) => {
    await hands.lowerOwn(bearer);
    return {};
  });
  routes.handle(handCalls.changeHands, ({ caller, params, body }) => hands.change(caller, params.id, body));
  routes.handle(handCalls.listHands, ({ caller, params, query }) => hands.list(caller, params.id, query));
}

export function routeKeptActivities(routes: Routes, kept: KeptActivitiesService): void {
  routes.handle(listActivities, ({ caller, params, query }) => kept.list(caller, params.id, query));
  routes.handle(listActivityQuestions, ({ caller, params }) =>
    kept.questions(caller, params.id, params.activity_id),
  );
}

export function routeTeacherPhones(routes: Routes, phones: TeacherPhonesService): void {
  routes.handle(teachers.inviteTeacherPhone, ({ caller, params }) => phones.invite(caller, params.id));
  routes.handle(teachers.joinAsTeacher, ({ body }) => phones.ask(body.invitation, body.device));
  routes.handle(teachers.confirmTeacherPhone, ({ caller, params, body }) =>
    phones.confirm(caller, params.id, params.participant_id, body.number),
  );
  routes.handle(teachers.sendPhoto, async ({ bearer, params, rawBody }) => {
    await phones.sendPhoto(bearer, params.photo_id, await buffer(rawBody));
    return {};
  });
  routes.handle(teachers.keepPhoto, ({ caller, params }) =>
    phones.keepPhoto(caller, params.id, params.photo_id),
  );
  routes.handle(teachers.removePhoto, ({ caller, params }) =>
    phones.removePhoto(caller, params.id, params.photo_id),
  );
  // A picture from a phone is served as a picture, never as a page of this origin.
  routes.serve(teachers.LESSON_PHOTO_PATH, async (request, response) => {
    const address = photoAddress.safeParse(request.params);
    const proof = signed.safeParse(request.query);
    if (!address.success || !proof.success) throw new LecternError('LINK_INVALID');
    const { lesson_id: lessonId, photo_id: photoId } = address.data;
    const { mime, bytes } = await phones.photo(lessonId, photoId, proof.data.e, proof.data.s);
    return response
      .header('content-security-policy', FILE_POLICY)
      .header('cache-control', 'private, max-age=3600, immutable')
      .header('content-type', mime)
      .send(bytes);
  });
}

/** Files of pupils' answers: served as pictures and sounds, never as a page of this origin. */
export function routeWorks(routes: Routes, works: WorksService, objects: ObjectStore): void {
  routes.handle(uploadLessonWork, ({ bearer, params, rawBody }) =>
    works.upload(bearer, params.activity_id, rawBody),
  );
  routes.handle(uploadPanelFile, ({ caller, params, rawBody }) =>
    works.addOfPanel(
      caller,
      params.id,
      { activityId: params.activity_id, answerId: params.answer_id },
      rawBody,
    ),
  );
  routes.serve(LESSON_WORK_PATH, async (request, response) => {
    const address = workAddress.safeParse(request.params);
    const proof = signed.safeParse(request.query);
    if (!address.success || !proof.success) throw new LecternError('LINK_INVALID');
    const { hash, mime, size } = await works.file(address.data, proof.data.e, proof.data.s);
    response
      .header('content-security-policy', FILE_POLICY)
      .header('cache-control', 'private, max-age=3600, immutable')
      .header('content-type', mime);
    return sendObject(request, response, objects, { hash, size });
  });
}

interface PictureGround {
  readonly links: PageLinks;
  readonly store: Pick<ParticipantsStore, 'isIn'>;
  readonly pictures: Pick<ShownPagesService, 'picture'>;
}

/** Serves the picture of a page to one phone while the phone is in the lesson. */
export function routePagePictures(routes: Routes, { links, store, pictures }: PictureGround): void {
  routes.serve(endpoints.SHOWN_PAGE_PATH, async (request, response) => {
    const address = pageAddress.safeParse(request.params);
    const proof = signed.extend({ p: z.uuid() }).safeParse(request.query);
    if (!address.success || !proof.success) throw new LecternError('LINK_INVALID');
    const { lesson_id: lessonId, hash } = address.data;
    const { p: participantId, e: end, s: signature } = proof.data;
    const isOurs = links.verify({ lessonId, participantId, hash }, end, signature);
    if (!isOurs || !(await store.isIn(lessonId, participantId))) throw new LecternError('LINK_INVALID');
    return response
      .header('content-security-policy', FILE_POLICY)
      .header('cache-control', 'private, max-age=3600, immutable')
      .header('content-type', 'image/jpeg')
      .send(await pictures.picture(hash));
  });
}

export function routePhoneSockets(sockets: Sockets, hub: PhoneHub): void {
  sockets.handle(endpoints.PHONES_PATH, {
    maxPayload: MESSAGE_MAX_BYTES,
    onConnection: (socket, request) => hub.accept(socket, request.headers.host ?? ''),
  });
}

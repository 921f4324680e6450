import * as endpoints from '@lectern/protocol/participants';
import type { Routes } from '../../platform/http/routes.ts';
import type { Sockets } from '../../platform/http/sockets.ts';
import type { KeptActivitiesService } from './kept-activities.service.ts';
import type { ParticipantsService } from './participants.service.ts';
import type { PhoneHub } from './phone-hub.ts';
import type { PhonesService } from './phones.service.ts';

/** A socket says who it is and listens: more than this ends the connection. Bytes. */
const MESSAGE_MAX_BYTES = 4_096;

export function routeParticipants(routes: Routes, participants: ParticipantsService): void {
  routes.handle(endpoints.lookAtCode, ({ body, address }) => participants.look(body, address));
  routes.handle(endpoints.joinLesson, ({ body, address }) => participants.join(body, body.who, address));
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
  routes.handle(endpoints.startActivity, ({ caller, params, body }) =>
    phones.start(caller, params.id, params.activity_id, body),
  );
  routes.handle(endpoints.changeActivity, ({ caller, params, body }) =>
    phones.change(caller, params.id, params.activity_id, body),
  );
}

export function routeKeptActivities(routes: Routes, kept: KeptActivitiesService): void {
  routes.handle(endpoints.listActivities, ({ caller, params, query }) => kept.list(caller, params.id, query));
}

export function routePhoneSockets(sockets: Sockets, hub: PhoneHub): void {
  sockets.handle(endpoints.PHONES_PATH, {
    maxPayload: MESSAGE_MAX_BYTES,
    onConnection: (socket, request) => hub.accept(socket, request.headers.host ?? ''),
  });
}

import * as endpoints from '@lectern/protocol/taught-chapters';
import type { Routes } from '../../platform/http/routes.ts';
import type { TaughtChaptersService } from './taught-chapters.service.ts';

export function routeTaughtChapters(routes: Routes, chapters: TaughtChaptersService): void {
  routes.handle(endpoints.getTaughtChapter, ({ caller }) => chapters.get(caller.userId));
  routes.handle(endpoints.setTaughtChapter, ({ caller, body }) =>
    chapters.set(caller.userId, body.chapter, body.chosen_at),
  );
}

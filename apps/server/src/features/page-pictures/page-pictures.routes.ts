import { pagePicture } from '@lectern/protocol/page-pictures';
import type { Routes } from '../../platform/http/routes.ts';
import type { PagePicturesService } from './page-pictures.service.ts';

export function routePagePictures(routes: Routes, pagePictures: PagePicturesService): void {
  routes.handle(pagePicture, ({ caller, params, body }) =>
    pagePictures.ask(caller.userId, params.id, body.part),
  );
}

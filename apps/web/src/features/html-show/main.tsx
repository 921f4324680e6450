import { SnapshotReader } from '@lectern/courseware';
import { embeddedSnapshot } from './embedded-courseware.ts';
import { startShow } from './start-show.tsx';

startShow(new SnapshotReader(embeddedSnapshot(document)));

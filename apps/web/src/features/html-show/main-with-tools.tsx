import { CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import * as Y from 'yjs';
import { Tools } from '../../parts/tools/index.ts';
import { embeddedSnapshot } from './embedded-courseware.ts';
import { startShow } from './start-show.tsx';

// The show of a courseware with subject tools: what is done with them stays until the page is closed.
const doc = new Y.Doc();
Y.applyUpdate(doc, stateOfSnapshot(embeddedSnapshot(document)));
const store = new CoursewareStore(doc);
startShow(store, (show) => <Tools store={store}>{show}</Tools>);

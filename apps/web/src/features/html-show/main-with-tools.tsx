import { CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import * as Y from 'yjs';
import { Tools } from '../../parts/tools/index.ts';
import { embeddedSnapshot } from './embedded-courseware.ts';
import { startShow } from './start-show.tsx';

// Entry of a show with subject tools: changes made with the tools are kept until the page closes.
const doc = new Y.Doc();
Y.applyUpdate(doc, stateOfSnapshot(embeddedSnapshot(document)));
const store = new CoursewareStore(doc);
startShow(store, (show) => <Tools store={store}>{show}</Tools>);
